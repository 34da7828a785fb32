import type { Application } from '#contract/api.ts';

type Facts = Pick<Application, 'applicantName' | 'jobTitle' | 'steps' | 'stepId'>;

/** What stands on both sides of a text, and how wide a letter is about. */
const around = 13;
const bold = 7.2;
const plain = 6;

/**
 * How wide columns would be to show all of these rows, in pixels, for those whose texts differ in length; 0 where nothing
 * stands in one. Reckoned, not measured: it is asked before anything is drawn.
 */
export function wantedWidths(rows: readonly Facts[]) {
  const longest = (texts: readonly (string | undefined)[], letter: number) =>
    Math.ceil(Math.max(0, ...texts.map((text) => text?.length ?? 0)) * letter) + around;
  const steps = rows.map(stepOf);
  return {
    name: longest(
      rows.map(({ applicantName }) => applicantName),
      bold,
    ),
    job: longest(
      rows.map(({ jobTitle }) => jobTitle),
      plain,
    ),
    step: steps.some(Boolean) ? longest(steps, plain) : 0,
  };
}

/** The company's own step at which an application stands. */
export function stepOf({ steps, stepId }: Pick<Facts, 'steps' | 'stepId'>): string | undefined {
  return steps?.find(({ id }) => id === stepId)?.name;
}
