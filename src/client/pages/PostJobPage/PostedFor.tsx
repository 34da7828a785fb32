import type { CurrentUser } from '#contract/api.ts';
import { limits } from '#domain/limits.ts';

/** For whom a posting will be, and what that means to those who read it. */
export function PostedFor({ user }: { user: CurrentUser }) {
  const company = user.memberships.find(({ verified }) => verified);
  if (company) return <>For {company.companyName}.</>;
  return (
    <>
      You belong to no company yet, so your posting stands among independent employers and says “Employer not
      verified”. You can have {limits.openJobsWithoutVerifiedCompany} of them open at a time.
    </>
  );
}
