import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './Button.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import { Tooltip } from './Tooltip.tsx';

interface Look {
  /** One primary per view. `danger` is for what takes something away. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'compact' | 'default' | 'large';
  icon?: IconName;
  /** Draws the icon filled, for a choice that is set. */
  iconFilled?: boolean;
  /** After the label instead of before it. */
  iconAfter?: IconName;
  /** As wide as what it stands in. */
  wide?: boolean;
  className?: string;
}

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'className'> {
  /** The act is under way: the label changes to `pendingLabel`, and a second press does nothing. Focus stays where it is. */
  pending?: boolean;
  pendingLabel?: string;
}

export function Button({ pending, pendingLabel, type = 'button', onClick, children, ...rest }: ButtonProps) {
  const { className, content, attributes } = dressed(rest, pending && pendingLabel ? pendingLabel : children);
  return (
    <button
      {...attributes}
      // oxlint-disable-next-line react/button-has-type -- it has: "button" unless told
      type={type}
      className={className}
      aria-disabled={pending || attributes['aria-disabled']}
      data-pending={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      {content}
    </button>
  );
}

/** Goes somewhere and looks like a button. */
export function ButtonLink({ children, ...rest }: Look & Omit<LinkProps, 'className'>) {
  const { className, content, attributes } = dressed(rest, children);
  return (
    <Link {...attributes} className={className}>
      {content}
    </Link>
  );
}

/** A button that is only an icon, or what stands for one. `label` is its name and, on hover, its explanation. */
export function IconButton({
  label,
  size = 'default',
  variant = 'quiet',
  ...rest
}: ButtonProps & { label: string }) {
  return (
    <Tooltip text={label} shortcut={rest['aria-keyshortcuts']} isName>
      <Button
        {...rest}
        size={size}
        variant={variant}
        aria-label={label}
        className={classNames(styles.iconOnly, rest.className)}
      />
    </Tooltip>
  );
}

function dressed<Rest extends Look>(
  {
    variant = 'secondary',
    size = 'default',
    icon,
    iconFilled,
    iconAfter,
    wide,
    className,
    ...attributes
  }: Rest,
  children: ReactNode,
) {
  const iconSize = size === 'compact' ? 16 : 20;
  return {
    attributes,
    className: classNames(
      styles.button,
      styles[variant],
      size !== 'default' && styles[size],
      wide && styles.wide,
      className,
    ),
    content: (
      <>
        {icon && <Icon name={icon} size={iconSize} filled={iconFilled} />}
        {children}
        {iconAfter && <Icon name={iconAfter} size={iconSize} />}
      </>
    ),
  };
}
