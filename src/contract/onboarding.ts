import { z } from 'zod';
import { reasonsUnreadable } from '#domain/unreadable.ts';
import {
  firstDayFields,
  onboardingTemplateFields,
  plannedTaskFields,
  taskNoteFields,
} from '#domain/fields/onboarding.ts';
import { limits } from '#domain/limits.ts';
import { taskSides } from '#domain/onboarding.ts';
import { endpoint } from './endpoint.ts';
import { date, edited, id, idInPath, paging, time, whichCompany } from './fields.ts';
import { fileFacts } from './files.ts';
import { modifiedQuery, modifiedSince, tellsModified } from './modified.ts';
import { schemasOf } from './schema-of.ts';

const note = z.object({
  id,
  own: z.boolean(),
  writer: z.string().describe('A job seeker is told the company’s name, not who of its staff.'),
  body: z.string(),
  writtenAt: time,
});

const task = z
  .object({
    id,
    title: z.string(),
    details: z.string().nullable(),
    side: z.enum(taskSides),
    day: z.int().describe('Days after the first day, or before it where below 0; and the date that makes.'),
    dueOn: date,
    overdue: z.boolean(),
    doneAt: time.nullable(),
    notes: z.array(note),
    files: z.array(z.object({ ...fileFacts.shape, own: z.boolean() })),
    mayDo: z.boolean().describe('Whether this person may say that it is done.'),
    responsible: z
      .object({ userId: id, name: z.string() })
      .nullable()
      .optional()
      .describe('Only for the hiring side: who of the company sees to it, and who said it was done.'),
    doneBy: z.string().nullable().optional(),
    etag: edited.etag
      .optional()
      .describe('Of what it says; whether it is done, its notes and its files are no part of that.'),
    changedAt: edited.changedAt.optional(),
    changedBy: edited.changedBy.optional(),
  })
  .meta({ id: 'OnboardingTask' });

const onboarding = z
  .object({
    id,
    applicationId: id,
    startDate: date,
    begunAt: time,
    finishedAt: time.nullable(),
    tasks: z.array(task),
    resting: z
      .boolean()
      .describe(
        'They were moved back from Hired: it can be read, and files taken off, until they are hired again.',
      ),
    mayRun: z.boolean().describe('Whether this person may change the list.'),
    colleagues: z
      .array(z.object({ userId: id, name: z.string() }))
      .optional()
      .describe('Only for those who may: whom of the company a task can be given to.'),
  })
  .meta({ id: 'Onboarding' });

const underWay = z
  .object({
    id,
    applicationId: id,
    applicantName: z.string(),
    jobTitle: z.string(),
    companyName: z.string(),
    startDate: date,
    tasks: z.int(),
    done: z.int(),
    overdue: z.int(),
    next: z.string().nullable().describe('What is due next and is not done.'),
    nextDueOn: date.nullable(),
  })
  .meta({ id: 'OnboardingUnderWay' });

const template = z
  .object({
    id,
    companyId: id,
    name: z.string(),
    tasks: z.array(
      z.object({
        title: z.string(),
        details: z.string().nullable(),
        side: z.enum(taskSides),
        day: z.int(),
      }),
    ),
    ...edited,
  })
  .meta({ id: 'OnboardingTemplate' });

const templateBody = z.object(schemasOf(onboardingTemplateFields));

const taskBody = z.object({
  ...schemasOf(plannedTaskFields),
  responsibleId: id.nullish().describe('Of a task of the company’s: one of its people.'),
});

const byId = z.object({ id: idInPath });
export const onboardings = {
  'GET /api/applications/:id/onboarding': endpoint({
    summary: 'What is to be done before somebody’s first day; null while nothing has begun',
    permission: 'application.see',
    noted: 'people.read',
    params: byId,
    status: 200,
    answer: z.object({ onboarding: onboarding.nullable() }),
  }),
  'GET /api/onboardings': endpoint({
    summary:
      'The lists not yet done, one’s own or of those hired for jobs one runs; the one that is most overdue first',
    permission: 'application.list',
    noted: 'people.read',
    query: z.object({ modifiedSince, ...paging }),
    status: 200,
    answer: z.array(underWay),
    ...tellsModified('onboarding'),
  }),
  'POST /api/applications/:id/onboarding': endpoint({
    summary: 'Begin the list of somebody who was hired, from a template or from the usual steps',
    permission: 'onboarding.run',
    params: byId,
    body: z.object({ templateId: id.nullish(), ...schemasOf(firstDayFields) }),
    status: 201,
    answer: onboarding,
    refuses: { 409: ['not_hired', 'onboarding_begun'] },
  }),
  'PUT /api/onboardings/:id': endpoint({
    summary: 'Move the first day; every task moves with it',
    permission: 'onboarding.run',
    params: byId,
    body: z.object(schemasOf(firstDayFields)),
    status: 200,
    answer: onboarding,
    refuses: { 409: ['not_hired'] },
  }),
  'POST /api/onboardings/:id/tasks': endpoint({
    summary: 'Add a task',
    permission: 'onboarding.run',
    params: byId,
    body: taskBody,
    status: 201,
    answer: onboarding,
    refuses: { 409: ['not_hired', 'too_many_tasks'] },
  }),
  'PUT /api/onboarding-tasks/:id': endpoint({
    summary: 'Change a task',
    permission: 'onboarding.run',
    params: byId,
    body: taskBody,
    status: 200,
    answer: onboarding,
    versioned: true,
    refuses: { 409: ['not_hired'] },
  }),
  'DELETE /api/onboarding-tasks/:id': endpoint({
    summary: 'Take a task off the list, with its notes and files',
    permission: 'onboarding.run',
    params: byId,
    status: 204,
    refuses: { 409: ['not_hired'] },
  }),
  'PUT /api/onboarding-tasks/:id/done': endpoint({
    summary: 'Say that a task is done, or that it is not. When the last one is done, all is done',
    permission: 'onboarding.take',
    params: byId,
    body: z.object({ done: z.boolean({ error: 'done must be true or false' }) }),
    status: 200,
    answer: onboarding,
    refuses: { 409: ['not_hired'] },
  }),
  'POST /api/onboarding-tasks/:id/notes': endpoint({
    summary: 'Write a note on a task; both sides read it',
    permission: 'onboarding.take',
    params: byId,
    body: z.object(schemasOf(taskNoteFields)),
    status: 201,
    answer: onboarding,
    budget: 'message',
    refuses: { 409: ['not_hired', 'too_many_notes'] },
  }),
  'POST /api/onboarding-tasks/:id/files': endpoint({
    summary: 'Put a file to a task: PDF, DOCX, ODT, plain text, JPEG or PNG, as the body itself',
    permission: 'onboarding.take',
    params: byId,
    takesFile: true,
    bodyLimit: limits.file,
    budget: 'upload',
    status: 201,
    answer: onboarding,
    refuses: { 409: ['not_hired', 'too_many_files'], 422: [...reasonsUnreadable] },
  }),
  'DELETE /api/onboarding-tasks/:id/files/:fileId': endpoint({
    summary: 'Take a file of one’s own off a task; it is deleted',
    permission: 'onboarding.take',
    params: z.object({ id: idInPath, fileId: idInPath }),
    status: 204,
    refuses: { 409: ['not_hired'] },
  }),
  'GET /api/onboarding-templates': endpoint({
    summary: 'A company’s lists of tasks, by name; none for whom no company has vouched',
    permission: 'template.use',
    query: z.object({ ...whichCompany.shape, ...modifiedQuery }),
    status: 200,
    answer: z.array(template),
    ...tellsModified('onboarding_template'),
  }),
  'POST /api/onboarding-templates': endpoint({
    summary: 'Keep a list of tasks',
    permission: 'company.settings',
    query: whichCompany,
    body: templateBody,
    status: 201,
    answer: template,
    refuses: { 409: ['template_name_taken', 'too_many_templates'] },
  }),
  'PUT /api/onboarding-templates/:id': endpoint({
    summary: 'Change a list; what was begun with it stays as it is',
    permission: 'company.settings',
    params: byId,
    body: templateBody,
    status: 200,
    answer: template,
    versioned: true,
    refuses: { 409: ['template_name_taken'] },
  }),
  'DELETE /api/onboarding-templates/:id': endpoint({
    summary: 'Delete a list; what was begun with it stays',
    permission: 'company.settings',
    params: byId,
    status: 204,
  }),
};
