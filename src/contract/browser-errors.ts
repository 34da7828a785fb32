import { z } from 'zod';
import { browserErrorForms, browserErrorKinds, browserErrorLimits } from '#domain/browser-errors.ts';
import { endpoint } from './endpoint.ts';
import { oneOf } from './fields.ts';

const { name, frame, screen } = browserErrorForms;
const frames = (label: string, most: number) =>
  z
    .array(
      z.string({ error: `${label} must be texts` }).regex(frame, `${label} must be positions in our code`),
      {
        error: `${label} must be a list of texts`,
      },
    )
    .max(most, `${label} can be at most ${most}`);

export const browserErrors = {
  'POST /api/browser-errors': endpoint({
    summary: 'Tell the server’s log of an error in a browser: where in our code, and nothing personal',
    permission: 'anyone',
    body: z.object({
      kind: oneOf('kind', browserErrorKinds),
      name: z.string({ error: 'name must be text' }).regex(name, 'name must be the name of an error'),
      stack: frames('stack', browserErrorLimits.stack),
      components: frames('components', browserErrorLimits.components),
      screen: z.string({ error: 'screen must be text' }).regex(screen, 'screen must be a path without ids'),
    }),
    status: 204,
    budget: 'report',
  }),
};
