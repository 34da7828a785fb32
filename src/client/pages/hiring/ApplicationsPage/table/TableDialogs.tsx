import { NotesEditor } from '#client/features/applications/NotesEditor.tsx';
import { CandidateTags } from '#client/features/pool/CandidateTags.tsx';
import { TagSeveral } from '#client/features/pool/TagSeveral.tsx';
import { WriteDialog } from '#client/features/templates/WriteToSeveral.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import type { Application } from '#contract/api.ts';
import type { Asked } from './SelectedBar.tsx';

interface Props {
  asked: Asked | undefined;
  onClose: () => void;
  /** What was asked is done, and closes. */
  onDone: () => void;
}

/** What the table asks in the middle of the screen: a message, a note and tags. Rejecting asks for itself. */
export function TableDialogs({ asked, onClose, onDone }: Props) {
  const whom = asked?.whom ?? [];
  const [first] = whom;
  return (
    <>
      <WriteDialog open={asked?.what === 'write'} to={whom} onClose={onClose} onSent={onDone} />
      <Dialog
        open={asked?.what === 'note'}
        title={`Notes on \u2068${first?.applicantName}\u2069`}
        onClose={onClose}
      >
        {first && <NotesEditor bySelf application={first} draft={`notes ${first.id}`} onClose={onClose} />}
      </Dialog>
      <Dialog open={asked?.what === 'tag'} title={`Tags of ${who(whom)}`} onClose={onClose}>
        {whom.length === 1 && first ? (
          <CandidateTags candidate={{ id: first.jobSeekerId, name: first.applicantName }} onDone={onClose} />
        ) : (
          <TagSeveral
            candidates={whom.map(({ jobSeekerId, applicantName }) => ({
              id: jobSeekerId,
              name: applicantName,
            }))}
            onDone={onDone}
          />
        )}
      </Dialog>
    </>
  );
}

function who(whom: readonly Application[]): string {
  return whom.length === 1 ? `\u2068${whom[0]?.applicantName}\u2069` : `${whom.length} candidates`;
}
