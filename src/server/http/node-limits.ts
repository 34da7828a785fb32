/**
 * How long a client may take and how much it may send before Node cuts it off, as options of Fastify's constructor.
 * A check every second is what makes the two timeouts true: at Node's default of 30 s a silent client that should go
 * after 2 s was seen to stay for 30.
 */
export const nodeLimits = {
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 16_384 },
  // For a file over a slow line; http/body-time.ts is stricter with everything else.
  requestTimeout: 120_000,
  // A reader who takes nothing for this long is cut off, or a few could hold every connection.
  connectionTimeout: 30_000,
  keepAliveTimeout: 5_000,
  maxRequestsPerSocket: 1_000,
  forceCloseConnections: 'idle',
} as const;

/** How many connections there may be at once; one more is closed at once. */
export const maxConnections = 2_000;
