import { Link } from 'react-router';
import { useRecent } from '#client/features/saved-searches/recent-searches.ts';
import { wordsOfQuery } from '#client/features/saved-searches/search-words.ts';
import { focusOnTitle } from '#client/kit/lists/delete-with-undo.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import styles from './SavedSearchesPage.module.css';

/** What was looked for lately on this device. */
export function RecentSearches() {
  const { recent, clear } = useRecent();
  if (!recent.length) return null;
  return (
    <section className={styles.recent} aria-labelledby="recent-searches">
      <div className={styles.head}>
        <h2 id="recent-searches">Recent searches</h2>
        <Button
          variant="quiet"
          size="compact"
          onClick={() => {
            clear();
            focusOnTitle();
          }}
        >
          Clear recent searches
        </Button>
      </div>
      <p className={styles.words}>Kept only on this device until you log out.</p>
      <ul className={styles.list}>
        {recent.map((query) => (
          <li key={query} className={styles.row}>
            <Link to={paths.jobs + query} className={styles.link} dir="auto">
              {wordsOfQuery(query)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
