import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useUser } from '#client/api/session.ts';
import { useSignOut } from '#client/features/accounts/use-sign-out.ts';
import { Button } from '#client/ui/Button.tsx';
import { Sheet } from '#client/ui/Dialog.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './BottomBar.module.css';
import { isActiveItem } from './is-active-item.ts';
import { atHand, sectionsFor, type Section } from './sections.ts';

/** On phones: four places within reach of the thumb; what does not fit is under "More". */
export function BottomBar() {
  const { near, others } = atHand(sectionsFor(useUser()));
  return (
    <nav aria-label="Main places" className={styles.bar}>
      {near.map((section) => (
        <Place key={section.path} {...section} />
      ))}
      {others.length > 0 && <More sections={others} />}
    </nav>
  );
}

function Place({ label, path, icon }: Section) {
  const { pathname } = useLocation();
  return (
    <Link to={path} className={styles.place} aria-current={isActiveItem({ path }, pathname)}>
      <Icon name={icon} />
      {label}
    </Link>
  );
}

function More({ sections }: { sections: Section[] }) {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const { pending, leave } = useSignOut();
  return (
    <>
      <button
        type="button"
        className={styles.place}
        aria-haspopup="dialog"
        aria-current={sections.some((section) => isActiveItem(section, pathname)) || undefined}
        onClick={() => setOpenAt(pathname)}
      >
        <Icon name="more" />
        More
      </button>
      <Sheet open={openAt === pathname} title="More" onClose={() => setOpenAt(undefined)}>
        <ul className={styles.more}>
          {sections.map(({ label, path, icon }) => (
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
