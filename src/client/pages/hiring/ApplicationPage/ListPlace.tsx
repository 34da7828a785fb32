import { useListContext, usePlaceIn } from '#client/features/applications/list-context.ts';
import { useShortcuts } from '#client/kit/shortcuts/use-shortcuts.ts';
import { BackToList } from './BackToList.tsx';
import styles from './ListPlace.module.css';
import { Pager } from './Pager.tsx';

/** Where an application stands in the list it was opened from, and the way to its neighbours there. */
export function ListPlace({ id }: { id: number }) {
  const listContext = useListContext();
  const place = usePlaceIn(listContext, id);
  useShortcuts();
  return (
    <nav className={styles.top} aria-label="The list this application is in">
      <BackToList id={id} listContext={listContext} />
      {listContext && place && <Pager listContext={listContext} place={place} />}
    </nav>
  );
}
