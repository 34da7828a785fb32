export const actors = [
  'anonymous',
  'disabled', // a verified recruiter of X until an admin disabled the account
  'jobSeeker',
  'otherJobSeeker',
  'unverifiedRecruiter', // without a verified membership: what registering makes
  'unverifiedManager',
  'askedToJoinX', // a recruiter whom X has not let in yet
  'recruiterOfX',
  'managerOfX',
  'founderOfX', // a recruiter whose member role is company_admin
  'companyAdminOfX',
  'unverifiedAdminOfX', // a company admin whom X has not let in yet
  'leaverOfX', // was a verified recruiter of X and posted there
  'leaverWhoAskedAgain', // the same, and has asked X to join again
  'founderNotVerified', // manages a company of their own that the platform has not verified
  'founderOfSuspended', // manages one that the platform has verified, and then suspended
  'recruiterOfY',
  'companyAdminOfY',
  'admin',
] as const;

export type ActorName = (typeof actors)[number];
