/** What `may` is told of an application and of all that hangs on one: interviews, offers, onboarding. */
export function factsOf({
  jobSeekerId,
  companyId,
  recruiterId,
}: {
  jobSeekerId: number;
  companyId: number;
  recruiterId: number | null;
}) {
  return { jobSeekerId, job: { companyId, recruiterId } };
}
