import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { toast } from '#client/ui/toast.ts';
import type { Job } from '#contract/api.ts';

/** Hands a job on: by the system's own sheet, or else as a link in the clipboard. */
export function ShareButton({ job }: { job: Pick<Job, 'id' | 'title' | 'companyName' | 'open' | 'public'> }) {
  const url = location.origin + paths.sharedJob(job.id);
  const card = { title: job.title, text: `${job.title}, ${job.companyName}`, url };

  const forWhom = job.public
    ? ''
    : job.open
      ? ' To open it, people need to sign in.'
      : ' Only people who run this job or have applied can open it.';

  async function share(): Promise<void> {
    if (!navigator.canShare?.(card)) return copy();
    try {
      await navigator.share(card);
    } catch (error) {
      // Who changed their mind wants nothing else.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  }

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: 'Link copied', description: url + forWhom });
    } catch {
      // Over plain http, or where it was forbidden, there is no clipboard.
      toast({ title: 'Copy this link to share the job', description: url + forWhom });
    }
  }

  return (
    <Button size="large" icon="share" onClick={() => void share()}>
      Share Job
    </Button>
  );
}
