import { useShortcutsOn } from '#client/kit/shortcuts/shortcuts.ts';
import { Button } from '#client/ui/Button.tsx';
import type { JobSummary } from '#contract/api.ts';
import { useSaveJob } from './use-save-job.ts';

interface Props {
  job: Pick<JobSummary, 'id' | 'title' | 'saved'>;
  /** On a card; on a job's own page 'Save Job'. */
  label?: string;
  size?: 'compact' | 'default' | 'large';
}

/** Keeps a job on one's list. For job seekers only. */
export function SaveButton({ job: { id, title, saved }, label = 'Save', size }: Props) {
  const save = useSaveJob(id);
  const shortcuts = useShortcutsOn();
  return (
    <Button
      size={size}
      icon="bookmark"
      iconFilled={saved}
      aria-label={saved ? `Saved: ${title}. Take it off the saved jobs` : `${label}: ${title}`}
      aria-keyshortcuts={shortcuts ? 's' : undefined}
      onClick={() => save(!saved)}
    >
      {saved ? 'Saved' : label}
    </Button>
  );
}
