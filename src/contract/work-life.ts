import { z } from 'zod';
import { workLifeChoices, workValues, workWays } from '#domain/work-life.ts';

/** What a person, or a company, chooses of the two short lists about work; undefined leaves it as it is. */
export const workValuesInput = choice('Values', workValues);
export const workWaysInput = choice('Ways of working', workWays);

function choice<const Values extends readonly [string, ...string[]]>(label: string, values: Values) {
  const error = `${label} must be a list of: ${values.join(', ')}`;
  return z
    .array(z.enum(values, { error }), { error })
    .transform((chosen) => [...new Set(chosen)])
    .refine((chosen) => chosen.length <= workLifeChoices, {
      error: `${label} can be at most ${workLifeChoices}`,
    });
}
