import { paths } from '#client/paths.ts';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import type { ReasonUnreadable } from '#domain/unreadable.ts';

/** Why a file is not shown: what is wrong with it, or that it did not come. */
export interface NotShown {
  status: number;
  code: string;
  sentence: string;
}

interface Props {
  file: { id: number; name: string };
  error: NotShown;
  retry: () => void;
}

/** Instead of a file that cannot be shown: why, and the file itself to be saved. */
export function FileNotShown({ file, error, retry }: Props) {
  const why = whyNot(error);
  return (
    <EmptyState
      title="This file cannot be shown here"
      text={why ?? error.sentence}
      action={
        <>
          <ButtonLink
            icon="download"
            reloadDocument
            download
            to={paths.file(file.id)}
            aria-label={`Download: \u2068${file.name}\u2069`}
          >
            Download
          </ButtonLink>
          {!why && <Button onClick={retry}>Try again</Button>}
        </>
      }
    />
  );
}

/** Undefined where it may go better another time. */
function whyNot({ status, code }: NotShown): string | undefined {
  if (status !== 422) return undefined;
  return reasons[code as ReasonUnreadable] ?? reasons.damaged; // what is no reason falls to the last
}

/** To those who were sent it, and cannot mend it. */
const reasons: Partial<Record<ReasonUnreadable, string>> & { damaged: string } = {
  locked: 'It is locked with a password. Ask the applicant for one without.',
  no_text: 'There is no text in it. It may be a scan or a picture.',
  damaged: 'It is damaged, or no document we can read. Download it to open it yourself.',
};
