import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';

interface Props {
  /** What there is none of: "No users found". */
  title: string;
  /** Whether anything narrows the list. */
  narrowed: boolean;
  onClear: () => void;
}

/** A searched list's empty face, with the way back to all of it. */
export function NothingFound({ title, narrowed, onClear }: Props) {
  return narrowed ? (
    <EmptyState
      title={title}
      text="Nothing matches your search and filter."
      action={<Button onClick={onClear}>Show all</Button>}
    />
  ) : (
    <EmptyState title={title} text="There are none yet." />
  );
}
