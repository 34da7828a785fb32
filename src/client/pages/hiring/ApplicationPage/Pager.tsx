import type { ListContext, PlaceInList } from '#client/features/applications/list-context.ts';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import styles from './Pager.module.css';

/** On to the neighbours in the list one came from; the keys [ and ] do the same. */
export function Pager({ listContext, place }: { listContext: ListContext; place: PlaceInList }) {
  const { position, loaded, complete, previous, next } = place;
  return (
    <div className={styles.pager}>
      <p className={styles.position}>
        {position.toLocaleString('en')} of {complete ? '' : 'more than '}
        {(complete ? loaded : loaded - 1).toLocaleString('en')}
      </p>
      {previous !== undefined && (
        <ButtonLink
          size="compact"
          icon="chevron-left"
          to={paths.application(previous)}
          state={listContext}
          aria-keyshortcuts="["
        >
          Previous
        </ButtonLink>
      )}
      {next !== undefined && (
        <ButtonLink
          size="compact"
          iconAfter="chevron-right"
          to={paths.application(next)}
          state={listContext}
          aria-keyshortcuts="]"
        >
          Next
        </ButtonLink>
      )}
    </div>
  );
}
