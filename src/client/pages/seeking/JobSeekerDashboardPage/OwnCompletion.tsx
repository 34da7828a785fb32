import { useNavigate } from 'react-router';
import { refresh } from '#client/api/api-cache.ts';
import { resumeEndings } from '#client/features/files/file-facts.ts';
import { fileSent } from '#client/features/files/file-sent.ts';
import { FileDrop } from '#client/features/files/FileDrop.tsx';
import { useSendFile } from '#client/features/files/use-send-file.ts';
import { SideBySide } from '#client/features/dashboards/SideBySide.tsx';
import { Completion } from '#client/features/profiles/Completion.tsx';
import { useProfileFacts } from '#client/features/profiles/use-profile-facts.ts';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { profileGaps } from '#domain/profile-completion.ts';

/** How complete one's profile is, and the quickest way on: a résumé. Gone once it is full. */
export function OwnCompletion() {
  const { facts } = useProfileFacts();
  if (!facts || !profileGaps(facts).length) return null;
  return (
    <SideBySide>
      <Completion facts={facts} action={<ButtonLink to={paths.profile}>Complete Profile</ButtonLink>} />
      <ResumeDrop />
    </SideBySide>
  );
}

/** A résumé is dropped here, and looked over where one's profile is: nothing of it is saved before. */
function ResumeDrop() {
  const navigate = useNavigate();
  const uploading = useSendFile('POST /api/files', {
    working: 'Checking the file…',
    sent: (file) => {
      fileSent(file);
      void refresh('GET /api/profile/job-seeker', 'GET /api/dashboard/stats');
      void navigate(paths.profileFromResume(file.id));
    },
  });
  return (
    <FileDrop
      label="Add a résumé"
      hint="PDF, DOCX, ODT or plain text, up to 5 MB. We read it and you check what we found before anything is saved."
      choose="Choose a file"
      endings={resumeEndings}
      progress={uploading.progress}
      error={uploading.error}
      onFile={uploading.send}
    />
  );
}
