import { useState } from 'react';
import { useLocation } from 'react-router';
import { codeOf } from '#client/kit/code/code-of.ts';
import { IconButton } from '#client/ui/Button.tsx';
import { useModal } from '#client/ui/use-modal.ts';
import styles from './MobileMenu.module.css';

const drawer = codeOf(() => import('./MobileDrawer.tsx'));

/** The side menu of small screens. It closes by its button, the backdrop and Esc, and with every change of address. */
export function MobileMenu() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === key;
  const close = () => setOpenAt(undefined);
  const code = drawer.useCode(open);
  const modal = useModal(open && code !== undefined, close);
  return (
    <div className={styles.place}>
      <IconButton
        label="Open menu"
        icon="menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerDown={preloadDrawer}
        onFocus={preloadDrawer}
        onClick={() => setOpenAt(key)}
      />
      <dialog {...modal} className={styles.drawer} aria-label="Menu">
        {open && code && <code.MobileDrawer close={close} />}
      </dialog>
    </div>
  );
}

function preloadDrawer(): void {
  drawer.preload().catch(() => undefined);
}
