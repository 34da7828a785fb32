import type { AdminCompany, BodyInput } from '#contract/api.ts';
import type { IconName } from '#client/ui/Icon.tsx';

type Changes = BodyInput<'PUT /api/admin/companies/:id'>;

export interface CompanyDecision {
  label: string;
  icon: IconName;
  question: string;
  consequence: string;
  /** What is said once it is done. */
  done: string;
  body: Changes;
  /** What takes it back. */
  back: Changes;
  danger?: true;
}

/** What can be decided about a company as it stands now. */
export function companyDecisions({ verifiedAt, suspendedAt, openJobs }: AdminCompany): CompanyDecision[] {
  return [verifiedAt ? unverify : verify, suspendedAt ? lift : suspend(openJobs)];
}

const verify: CompanyDecision = {
  label: 'Verify company',
  icon: 'verified',
  question: 'Verify this company?',
  consequence:
    'Its jobs and its page say “Verified employer”. Do it once you know that they are who they say.',
  done: 'Company verified',
  body: { verified: true },
  back: { verified: false },
};

const unverify: CompanyDecision = {
  label: 'Take verification back',
  icon: 'undo',
  question: 'Take this company’s verification back?',
  consequence: 'Its jobs and its page say “Employer not verified” from now on. They stay open.',
  done: 'Verification taken back',
  body: { verified: false },
  back: { verified: true },
  danger: true,
};

const suspend = (openJobs: number): CompanyDecision => ({
  label: 'Suspend company',
  icon: 'pause',
  question: 'Suspend this company?',
  consequence: `${jobs(openJobs)} until you lift the suspension. Its people can still sign in, and applications already sent stay.`,
  done: 'Company suspended',
  body: { suspended: true },
  back: { suspended: false },
  danger: true,
});

const lift: CompanyDecision = {
  label: 'Lift suspension',
  icon: 'refresh',
  question: 'Lift this company’s suspension?',
  consequence: 'Its active jobs are listed again, and people can apply.',
  done: 'Suspension lifted',
  body: { suspended: false },
  back: { suspended: true },
};

function jobs(open: number): string {
  if (open === 0) return 'Nothing it posts is listed, and nobody can apply,';
  if (open === 1) return 'Its open job is no longer listed, and nobody can apply to it,';
  return `Its ${open.toLocaleString('en')} open jobs are no longer listed, and nobody can apply to them,`;
}
