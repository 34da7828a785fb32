import { Link } from 'react-router';
import { call } from '#client/api/call.ts';
import { SavedSearchForm } from '#client/features/saved-searches/SavedSearchForm.tsx';
import { wordsOf } from '#client/features/saved-searches/search-words.ts';
import { deleteWithUndo } from '#client/kit/lists/delete-with-undo.ts';
import { NamedRow } from '#client/kit/lists/NamedRow.tsx';
import { paths } from '#client/paths.ts';
import { Time } from '#client/ui/Time.tsx';
import type { SavedSearch } from '#contract/api.ts';
import { alertRhythmLabel, searchQuery } from '#domain/saved-searches.ts';
import styles from './SavedSearchesPage.module.css';

/** One saved search: what it looks for, its alert, and what can be done with it. */
export function SavedSearchRow({ saved }: { saved: SavedSearch }) {
  const { id, name, filters, companyName, alert, nextAlertAt } = saved;
  const words = wordsOf(filters, companyName);
  return (
    <NamedRow
      name={name}
      dialog="Saved search"
      form={(close) => (
        <SavedSearchForm saved={saved} filters={filters} name={name} onDone={close} key={id} />
      )}
      onDelete={() => void remove(saved)}
      className={styles.saved}
    >
      <Link to={paths.jobs + searchQuery(filters)} className={styles.name} dir="auto">
        {name}
      </Link>
      {words.toLowerCase() !== name.toLowerCase() && (
        <p className={styles.words} dir="auto">
          {words}
        </p>
      )}
      <p className={styles.words}>
        {alert ? (
          <>
            {alertRhythmLabel[alert]}
            {nextAlertAt && (
              <>
                , next on <Time value={nextAlertAt} />
              </>
            )}
          </>
        ) : (
          'No alert'
        )}
      </p>
    </NamedRow>
  );
}

function remove({ id, name, filters, alert }: SavedSearch): Promise<void> {
  return deleteWithUndo({
    list: 'GET /api/saved-searches',
    name,
    done: 'Search deleted',
    remove: () => call('DELETE /api/saved-searches/:id', { params: { id } }),
    restore: () => call('POST /api/saved-searches', { body: { name, filters, alert } }),
  });
}
