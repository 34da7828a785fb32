import { useNavigate } from 'react-router';
import type { ListContext, PlaceInList } from '#client/features/applications/list-context.ts';
import { useShortcutsOn } from '#client/kit/shortcuts/shortcuts.ts';
import { useShortcuts } from '#client/kit/shortcuts/use-shortcuts.ts';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import type { IconName } from '#client/ui/Icon.tsx';
import { Key } from '#client/ui/Key.tsx';
import styles from './Workbench.module.css';

interface Props {
  place: PlaceInList | undefined;
  listContext: ListContext;
  carried: string;
}

/** On to the neighbours in the list, with the same tab open: j and k, and [ and ] as elsewhere. */
export function HeadPager({ place, listContext, carried }: Props) {
  const navigate = useNavigate();
  const open = (id: number | undefined) => {
    if (id !== undefined) void navigate(`${paths.application(id)}${carried}`, { state: listContext });
  };
  useShortcuts({ '[': () => open(place?.previous), ']': () => open(place?.next) });
  return (
    <nav className={styles.pager} aria-label="The list this application is in">
      <Neighbour
        label="Previous"
        letter="k"
        icon="chevron-left"
        id={place?.previous}
        {...{ listContext, carried }}
      />
      <Neighbour
        label="Next"
        letter="j"
        icon="chevron-right"
        id={place?.next}
        {...{ listContext, carried }}
      />
    </nav>
  );
}

interface NeighbourProps {
  label: string;
  letter: string;
  icon: IconName;
  id: number | undefined;
  listContext: ListContext;
  carried: string;
}

/** Its place is kept where there is none, so that nothing moves under a pointer that presses again and again. */
function Neighbour({ label, letter, icon, id, listContext, carried }: NeighbourProps) {
  const shortcuts = useShortcutsOn();
  if (id === undefined) return <span className={styles.neighbour} />;
  return (
    <span className={styles.neighbour}>
      <ButtonLink
        variant="quiet"
        size="compact"
        icon={icon}
        to={`${paths.application(id)}${carried}`}
        state={listContext}
        aria-label={label}
        aria-keyshortcuts={shortcuts ? letter : undefined}
      >
        {shortcuts && (
          <span aria-hidden="true" className={styles.letter}>
            <Key>{letter}</Key>
          </span>
        )}
      </ButtonLink>
    </span>
  );
}
