import { useUser } from '#client/api/session.ts';
import { isJobSeeker } from '#domain/permissions.ts';
import { SeekerInterviews } from './SeekerInterviews.tsx';
import { StaffInterviews } from './StaffInterviews.tsx';

/** Whom one meets when. */
export function InterviewsPage() {
  return isJobSeeker(useUser()) ? <SeekerInterviews /> : <StaffInterviews />;
}
