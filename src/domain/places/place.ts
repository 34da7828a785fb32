/** How far a job is done from where one likes. */
export const remoteWork = ['no', 'partly', 'fully'] as const;
export type RemoteWork = (typeof remoteWork)[number];

export const remoteWorkLabel: Record<RemoteWork, string> = {
  no: 'On site',
  partly: 'Partly remote',
  fully: 'Fully remote',
};

/** Where a job is, in parts. Each may be open. */
export interface Place {
  /** ISO 3166-1, two letters. */
  country: string | null;
  /** An atoll, a state, a county. */
  region: string | null;
  /** A town, or an island that people live on. */
  locality: string | null;
  /** A resort, a vessel, an island of one house. */
  worksite: string | null;
  remote: RemoteWork | null;
  /** From which countries it may be done, where it is remote. */
  remoteFrom: string[];
}

export const nowhere: Place = {
  country: null,
  region: null,
  locality: null,
  worksite: null,
  remote: null,
  remoteFrom: [],
};

/** Whether anything at all is known. */
export function isSomewhere(place: Place): boolean {
  return Object.values(place).some((part) => (Array.isArray(part) ? part.length > 0 : part !== null));
}
