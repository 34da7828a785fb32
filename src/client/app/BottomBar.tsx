import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useUser } from '#client/api/session.ts';
import { useSignOut } from '#client/features/accounts/use-sign-out.ts';
import { Button } from '#client/ui/Button.tsx';
import { Sheet } from '#client/ui/Dialog.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './BottomBar.module.css';
import { isActiveItem } from './is-active-item.ts';
import { atHand, type Place } from './sections.ts';

/** On phones: four places within reach of the thumb; what does not fit is under "More". */
export function BottomBar() {
  const { near, others } = atHand(useUser());
  const { pathname } = useLocation();
  const lit = near.map((place) => isActiveItem(place, pathname));
  // Of a section and what stands under it, side by side or under "More", the latter is where one is.
  const amongOthers = others.some((place) => isActiveItem(place, pathname));
  const nearest = amongOthers ? -1 : lit.findLastIndex(Boolean);
  return (
    <nav aria-label="Main places" className={styles.bar}>
      {near.map((place, at) => (
        <PlaceLink key={place.path} {...place} current={at === nearest ? lit[at] : undefined} />
      ))}
      {others.length > 0 && <More places={others} current={amongOthers} />}
    </nav>
  );
}

function PlaceLink({ label, path, icon, current }: Place & { current: ReturnType<typeof isActiveItem> }) {
  return (
    <Link to={path} className={styles.place} aria-current={current}>
      <Icon name={icon} />
      {label}
    </Link>
  );
}

function More({ places, current }: { places: Place[]; current: boolean }) {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const { pending, leave } = useSignOut();
  return (
    <>
      <button
        type="button"
        className={styles.place}
        aria-haspopup="dialog"
        aria-current={current || undefined}
        onClick={() => setOpenAt(pathname)}
      >
        <Icon name="more" />
        More
      </button>
      <Sheet open={openAt === pathname} title="More" onClose={() => setOpenAt(undefined)}>
        <ul className={styles.more}>
          {places.map(({ label, path, icon }) => (
            <li key={path}>
              <Link to={path} aria-current={isActiveItem({ path }, pathname)}>
                <Icon name={icon} />
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <Button
          variant="quiet"
          icon="log-out"
          pending={pending}
          pendingLabel="Logging out..."
          onClick={leave}
        >
          Logout
        </Button>
      </Sheet>
    </>
  );
}
