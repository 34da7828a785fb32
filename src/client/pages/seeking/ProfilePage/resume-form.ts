import type { useForm } from '#client/ui/use-form.ts';
import type { ResumeValues } from './resume-values.ts';

/** The form of a résumé's preview, as its parts are given it. */
export type ResumeForm = ReturnType<typeof useForm<ResumeValues>>;

/** Whether anything stands in the way of saving an entry. */
export function entryProblem(form: ResumeForm, entry: string): boolean {
  return Object.entries(form.errors).some(([field, problem]) => problem && field.startsWith(`${entry}.`));
}

/** The form with the names of one entry's fields in front, so that fields written for one entry work in it. */
export function entryForm(form: ResumeForm, entry: string) {
  return {
    values: {
      startDate: String(form.values[`${entry}.startDate`] ?? ''),
      endDate: String(form.values[`${entry}.endDate`] ?? ''),
      isCurrent: form.values[`${entry}.isCurrent`] === true,
    },
    field: (name: string) => form.field(`${entry}.${name}`),
    control: (name: string) => form.control(`${entry}.${name}`),
    set: (name: 'isCurrent', value: boolean) => form.set(`${entry}.${name}`, value),
  };
}
