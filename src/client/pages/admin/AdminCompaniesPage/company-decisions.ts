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
    'Its jobs and page will say “Verified employer”. Only verify once you’ve checked their identity.',
  done: 'Company verified',
  body: { verified: true },
  back: { verified: false },
};

const unverify: CompanyDecision = {
  label: 'Remove verification',
  icon: 'undo',
  question: 'Remove this company’s verification?',
  consequence: 'Its jobs and page will say “Employer not verified”. They stay open.',
  done: 'Verification removed',
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
  consequence: 'Its active jobs will be listed again, and people can apply.',
  done: 'Suspension lifted',
  body: { suspended: false },
  back: { suspended: true },
};

function jobs(open: number): string {
  if (open === 0) return 'Nothing it posts is listed, and no one can apply,';
  if (open === 1) return 'Its open job is no longer listed, and no one can apply to it,';
  return `Its ${open.toLocaleString('en')} open jobs are no longer listed, and no one can apply to them,`;
}
