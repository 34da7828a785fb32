import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import { jobTemplates } from './job-templates.ts';
import { suggestedFirst } from './suggested-templates.ts';

export function jobTemplateRoutes(vocabulary: () => Vocabulary): RoutesOf<'GET /api/job-templates'> {
  return {
    'GET /api/job-templates': async ({ query }) => {
      const title = query.title.trim();
      const found = title
        ? suggestedFirst(vocabulary(), jobTemplates, title)
        : jobTemplates.map((template) => ({ template, suggested: false }));
      return found.map(({ template: { also: _, questions, ...template }, suggested }) => ({
        ...template,
        skillsRequired: [...template.skillsRequired],
        questions: questions.map(
          ({ choices = [], wanted = [], required = false, least = null, ...question }) => ({
            ...question,
            choices: [...choices],
            wanted: [...wanted],
            required,
            least,
          }),
        ),
        suggested,
      }));
    },
  };
}
