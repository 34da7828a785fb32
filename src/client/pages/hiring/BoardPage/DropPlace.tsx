import { useState, type ReactNode } from 'react';
import { classNames } from '#client/ui/class-names.ts';

interface Props {
  labelledBy: string;
  className?: string;
  /** Added while something is held over it. */
  overClassName?: string;
  onDrop: () => void;
  children: ReactNode;
}

/** Where cards can be let go: a column, or a step in it, which then takes them and not its column. */
export function DropPlace({ labelledBy, className, overClassName, onDrop, children }: Props) {
  const [over, setOver] = useState(false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a card's menu and keys do the same
    <section
      className={classNames(className, over && overClassName)}
      aria-labelledby={labelledBy}
      onDragOver={(event) => {
        event.preventDefault();
        event.stopPropagation();
        event.dataTransfer.dropEffect = 'move';
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
          setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setOver(false);
        onDrop();
      }}
    >
      {children}
    </section>
  );
}
