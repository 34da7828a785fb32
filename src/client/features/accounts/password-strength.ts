import { type Score, ZxcvbnFactory, type ZxcvbnResult } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { ownWordIn } from '#domain/passwords.ts';
import { passwordFields } from '#domain/fields/accounts.ts';

export interface Strength {
  /** Of four. */
  steps: number;
  sentence: string;
}

let meter: ZxcvbnFactory | undefined;

/** How good a password is, and what would make it better. `about` are words that are guessed of this person. */
export function strengthOf(password: string, about: readonly string[]): Strength {
  const own = about.find((word) => ownWordIn(password, { username: word }, ''));
  if (own) return { steps: 1, sentence: `Weak: “${own}” is guessed first. Leave it out.` };
  meter ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const result = meter.check(password.slice(0, longestLookedAt), [...about]);
  if (password.length < passwordFields.newPassword.min)
    return { steps: 1, sentence: `Too short: at least ${passwordFields.newPassword.min} characters.` };
  return { steps: Math.max(1, result.score), sentence: sentences[result.score](result) };
}

/** What comes after that changes nothing about how good it is, and takes long to look at. */
const longestLookedAt = 64;

const sentences: Record<Score, (result: ZxcvbnResult) => string> = {
  0: (result) => `Weak: ${reason(result)}`,
  1: (result) => `Weak: ${reason(result)}`,
  2: (result) => `Could be better: ${reason(result)}`,
  3: () => 'Good: hard to guess.',
  4: () => 'Very good: very hard to guess.',
};

function reason({ sequence }: ZxcvbnResult): string {
  const longest = sequence.toSorted((one, other) => other.token.length - one.token.length)[0];
  return reasons[longest?.pattern ?? ''] ?? 'add another word or two.';
}

const reasons: Readonly<Record<string, string>> = {
  dictionary: 'it is, or is like, a password that many people use. Add another word or two.',
  spatial: 'keys in a row are guessed early. Add another word or two.',
  repeat: 'repeated characters add little. Add another word or two.',
  sequence: 'letters or digits in order are guessed early. Add another word or two.',
  date: 'dates are guessed early. Add another word or two.',
  regex: 'years are guessed early. Add another word or two.',
};
