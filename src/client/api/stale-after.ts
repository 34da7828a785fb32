/** How long an answer counts as fresh, in milliseconds: until then a visit to its screen asks for nothing. */
export const staleAfter = {
  /** Any other: shown at once as it was, while it is fetched anew. Others may have changed it meanwhile. */
  visit: 0,
  dashboardStats: 60_000,
  applications: 60_000,
  jobs: 300_000,
} as const;
