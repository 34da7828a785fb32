/**
 * How long a client may take and how much it may send before Node cuts it off, as options of Node's server. A check every
 * second is what makes the two timeouts true: at Node's default of 30 s a silent client that should go after 2 s was seen
 * to stay for 30.
 */
export const nodeLimits = {
  headersTimeout: 10_000,
  // For a file over a slow line; http/body-time.ts is stricter with everything else.
  requestTimeout: 120_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16_384,
} as const;

/** Nothing either way for this long: whoever was there has gone. In milliseconds. */
export const silence = 30_000;

export const mostRequestsPerSocket = 1_000;

/** How many connections there may be at once. */
export const mostConnections = 2_000;

/** How many of them from one address, a quarter: a house full of people behind one address has fewer. */
export const mostPerAddress = 500;

/** Node answers a late request with 408, and leaves the connection to a client that does not hang up: then it is ended, in milliseconds. */
export const connectionTimeouts = {
  waiting: nodeLimits.headersTimeout + 1_000,
  stalled: 30_000,
};

/** How long whoever has been told goodbye may take to read it. */
export const farewell = 500;
