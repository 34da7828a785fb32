/** Bounds that several nouns share, or that are not of one field, in characters unless said otherwise; a field's own stand in its table, in fields/. */
export const limits = {
  username: { min: 3, max: 40 },
  email: 254,
  personName: 80,
  companyName: 120,
  title: 120,
  location: 120,
  farewell: 4_000,
  mentions: 50,
  settingsText: 4_000,
  phone: 32,
  url: 2_048,
  file: 5 * 1024 * 1024,
  fileName: 200,
  files: 30,
  viewQuery: 1_000,
  interviewTimes: 10,
  interviewDaysAhead: 180,
  interviewPanel: 10,
  interviewsEach: 20,
  interviewKits: 50,
  busyDays: 35,
  search: 200,
  mailTemplates: 50,
  savedSearches: 50,
  recentSearches: 10,
  filterValues: 20,
  filterValue: 120,
  /** After a company has removed or declined somebody, they wait so long before they can ask it again. */
  daysUntilAskingAgain: 30,
  /** Companies one can wait for at a time, and times one can ask any of them in a day. */
  openRequestsToJoin: 5,
  /** Where the addresses of a company's people end. */
  domainsOfCompany: 20,
  requestsToJoinADay: 10,
  deadlineDays: { min: 1, max: 365, default: 30 },
  offerVersions: 20,
  offerTemplates: 30,
  onboardingTemplates: 30,
  taskNotes: 50,
  taskFiles: 10,
  page: { default: 50, max: 200 },
  openJobsWithoutVerifiedCompany: 3,
  postsPerDayWithoutVerifiedCompany: 10,
} as const;

/** The job card shows this many skills, then "+N more". */
export const skillsOnCard = 3;

/** How many other jobs a job's page shows as like it. */
export const similarJobs = 4;

/** How many ways to ask for less are counted when a search finds little, how many of them are shown, and how many of those far off. */
export const widerSearches = { counted: 12, shown: 6, fewJobs: 5, nearest: 3 } as const;

/** How many of the jobs found are ranked when the best matches come first, and how well one must match to be recommended. */
export const matches = { ranked: 500, recommendedFrom: 50 } as const;

/** How many rows each dashboard list shows. */
export const dashboardRows = {
  recommendedJobs: 3,
  recentApplications: 5,
  hiringManagerList: 5,
  adminUsers: 5,
  adminCompanies: 5,
  adminJobs: 10,
  companyAdminJobs: 5,
  companyAdminApplications: 5,
} as const;

/** The company every installation starts with; whoever posts without a company of their own posts here. */
export const openCompanyId = 1;

/** How many cards a board shows; who has more narrows it. */
export const mostBoardCards = 1_000;

/** How many applications are moved in one go. */
export const mostMovesAtOnce = 200;

/** How many candidates get a tag in one go. */
export const mostTaggedAtOnce = 200;

/** What a company keeps for itself about candidates. */
export const poolLimits = {
  tagsOfCompany: 200,
  tagsOfCandidate: 20,
  listsOfCompany: 100,
  listed: 500,
  /** How many pairs that look alike are suggested at once, and among how many of the latest applicants they are looked for. */
  suggested: 20,
  compared: 5_000,
} as const;

/** How many views of one screen a person keeps, and how many a company is shown that others share. */
export const viewLimits = { own: 30, shared: 100 } as const;

/** How many applicants are written to in one go, and how many in an hour. */
export const mostBulkMessages = 200;
export const bulkMessagesPerHour = 500;
