import { useUser } from '#client/api/session.ts';
import { Ways } from '#client/features/for-employers/Ways.tsx';
import { isHiringSide } from '#domain/permissions.ts';

/** The ways in, and what keeps somebody from them who looks for work. */
export function Begin() {
  const user = useUser();
  return (
    <Ways
      note={
        !isHiringSide(user) &&
        'You’re signed in as a job seeker. To post jobs and see candidates, log out and create a recruiter or hiring manager account.'
      }
    />
  );
}
