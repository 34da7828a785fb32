import { useId, useRef, useState, type MouseEvent, type ReactElement, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import { keepBeside } from './keep-beside.ts';
import styles from './Menu.module.css';
import { enterMenu } from './menu-items.ts';
import { useMenuKeys } from './use-menu-keys.ts';

interface TriggerProps {
  ref: Ref<HTMLButtonElement>;
  id: string;
  'aria-haspopup': 'menu';
  popoverTarget: string;
  onClick: (event: MouseEvent) => void;
}

interface Props {
  /** The button that opens it: spread what it is given, a `<Button {...trigger}>` will do. */
  renderTrigger: (trigger: TriggerProps) => ReactElement;
  align?: 'start' | 'end';
  /** Above the items: whom or what the menu is about. */
  header?: ReactNode;
  /** MenuItem, MenuLink, MenuRadio, Submenu, MenuSeparator. */
  children: ReactNode;
}

/**
 * A menu button as the ARIA practices have it. The popover attribute gives the menu the top layer and closes it by Esc and
 * on a press outside, also inside a dialog.
 */
export function Menu({ renderTrigger, align = 'start', header, children }: Props) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => panel.current?.hidePopover();
  const onKeyDown = useMenuKeys(close);
  // A board has a thousand menus, of which most are never opened: their items are not drawn before.
  const [drawn, setDrawn] = useState(false);

  function toggle(event: MouseEvent): void {
    // Not left to the attribute: it opens the menu now and tells of it later, and keys pressed in between would be lost.
    event.preventDefault();
    flushSync(() => setDrawn(true));
    if (!panel.current?.togglePopover() || !button.current) return;
    keepBeside(panel.current, button.current, align);
    enterMenu(panel.current);
  }

  return (
    <>
      {renderTrigger({
        ref: button,
        id: `${id}-button`,
        'aria-haspopup': 'menu',
        popoverTarget: id,
        onClick: toggle,
      })}
      <div ref={panel} id={id} popover="auto" className={styles.panel}>
        {header && <div className={styles.header}>{header}</div>}
        <div
          role="menu"
          tabIndex={-1}
          aria-labelledby={`${id}-button`}
          onKeyDown={onKeyDown}
          onClick={(event) => {
            if (!(event.target instanceof Element)) return;
            const item = event.target.closest('[role^="menuitem"]:not([data-keep-open="true"])');
            if (item && item.ariaDisabled !== 'true') close();
          }}
        >
          {drawn && children}
        </div>
      </div>
    </>
  );
}

interface ItemProps {
  icon?: IconName;
  /** Stays in the menu and in the way of the arrows, but does nothing. */
  disabled?: boolean;
  danger?: boolean;
  /** Leaves the menu open, for an act whose progress the item itself tells. */
  keepOpen?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

export function MenuItem({ icon, disabled, danger, keepOpen, onSelect, children }: ItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={disabled || undefined}
      data-keep-open={keepOpen}
      className={classNames(styles.item, danger && styles.danger)}
      onClick={disabled ? undefined : onSelect}
    >
      {icon && <Icon name={icon} size={16} />}
      {children}
    </button>
  );
}

/** An item that goes to an address of ours. */
export function MenuLink({ to, icon, children }: { to: string; icon?: IconName; children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <a
      href={to}
      role="menuitem"
      tabIndex={-1}
      className={styles.item}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void navigate(to);
      }}
    >
      {icon && <Icon name={icon} size={16} />}
      {children}
    </a>
  );
}

interface RadioProps extends Omit<ItemProps, 'icon' | 'danger' | 'keepOpen'> {
  checked: boolean;
  /** A key that chooses it while the menu is open, shown beside it. */
  shortcut?: string;
}

/** One of several choices, of which one holds. */
export function MenuRadio(props: RadioProps) {
  return <MenuMark kind="radio" {...props} />;
}

/** A choice that is on or off by itself. */
export function MenuCheck(props: RadioProps) {
  return <MenuMark kind="checkbox" {...props} />;
}

function MenuMark({
  kind,
  checked,
  disabled,
  shortcut,
  onSelect,
  children,
}: RadioProps & { kind: 'radio' | 'checkbox' }) {
  return (
    <button
      type="button"
      role={`menuitem${kind}`}
      tabIndex={-1}
      aria-checked={checked}
      aria-disabled={disabled || undefined}
      aria-keyshortcuts={shortcut}
      className={styles.item}
      onClick={disabled ? undefined : onSelect}
    >
      <span className={styles.mark}>{checked && <Icon name="check" size={16} />}</span>
      {children}
      {shortcut && (
        <kbd className={styles.key} aria-hidden="true">
          {shortcut}
        </kbd>
      )}
    </button>
  );
}

/** Choices that belong together, under a heading. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id}>
      <div id={id} className={styles.groupLabel}>
        {label}
      </div>
      {children}
    </fieldset>
  );
}

export function MenuSeparator() {
  return <hr className={styles.separator} />;
}
