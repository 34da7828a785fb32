import type { Application } from '#contract/api.ts';
import type { ColumnName } from './columns.ts';

/** How wide a column would be to show all of what stands in it, in pixels. Only of columns whose texts differ in length. */
export type WantedWidths = Partial<Record<ColumnName, number>>;

type Facts = Pick<Application, 'applicantName' | 'jobTitle' | 'steps' | 'stepId'>;

/** What stands on both sides of a text, and how wide a letter is about. */
const around = 13;
const bold = 7.2;
const plain = 6;

/** The widths that these rows want. Reckoned, not measured: it is asked before anything is drawn. */
export function wantedWidths(rows: readonly Facts[]): WantedWidths {
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
