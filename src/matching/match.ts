export const partNames = ['skills', 'experience', 'goals', 'culture'] as const;
export type PartName = (typeof partNames)[number];

/** A score of a person for a job, and what it is made of. */
export interface Match {
  /** 0 to 100; null when neither skills nor experience say enough to go on. */
  score: number | null;
  parts: readonly Part[];
}

export interface Part {
  name: PartName;
  /** Its share of the score while every part is known; the four add up to 1. */
  weight: number;
  /** 0 to 1, or null for unknown: then it takes no part and the others share its weight. */
  value: number | null;
}

/** A match with its reasons, in the words both sides read. */
export interface Explanation {
  score: number | null;
  /** Which engine calculated it. */
  engine: string;
  parts: readonly (Part & { reasons: readonly Reason[] })[];
}

export interface Reason {
  /** It speaks for the match, against it, or nothing is known. */
  speaks: 'for' | 'against' | 'unknown';
  /** A plain sentence about the job and the profile, without names or pronouns: the same for both sides. */
  text: string;
  /** The very words it was read from, where there are any. */
  words?: readonly { from: 'job' | 'profile'; text: string }[];
}

/** Something the person could add or learn, and what the score would then be. */
export interface Raise {
  /** A skill (then the text is its name), or a part of the profile in which nothing is said yet. */
  kind: 'skill' | 'goals' | 'culture' | 'experience';
  text: string;
  /** Points it adds to the score of now; null where it depends on what will be said. */
  gain: number | null;
}
