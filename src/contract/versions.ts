/** From which days on the API answers otherwise than before, the first first. What only adds something needs no day. */
export const apiVersions = ['2026-11-23'] as const;

export type ApiVersion = (typeof apiVersions)[number];

export const newestVersion: ApiVersion = apiVersions[apiVersions.length - 1] ?? apiVersions[0];

/** By which a program says for which version it was written, and by which an answer says in which it is. */
export const versionHeader = 'Moorings-Version';

/** The version of a day: the newest there was then; the first for what is older. */
export function versionOn(day: string): ApiVersion {
  return apiVersions.findLast((version) => version <= day) ?? apiVersions[0];
}

/** That a call ends. */
export interface Deprecated {
  /** Since which day nobody should begin with it, and from which on it is gone. */
  since: string;
  until: string;
  /** What to call instead. */
  instead: string;
}
