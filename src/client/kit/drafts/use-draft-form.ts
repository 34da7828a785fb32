import { useUser } from '#client/api/session.ts';
import { type FormOptions, useForm } from '#client/ui/use-form.ts';
import { dropDraft, keepDraft } from './drafts.ts';
import { useKeptDraft, useRestoredDraft } from './use-form-draft.ts';

interface Options<Values> extends FormOptions<Values> {
  /** What was kept on an earlier visit, made to fit what is there now. */
  adapt?: (values: Values) => Values;
}

/**
 * A form for something new: what is typed is kept on this device under `name`, where it has one, until it is sent. Once it is, `draft.drop`
 * forgets it; what is changed by others too is edited with useEdit.
 */
export function useDraftForm<Values extends Record<string, unknown>>(
  name: string | undefined,
  { initial, adapt, ...options }: Options<Values>,
) {
  const { id } = useUser();
  const kept = useRestoredDraft(name, initial);
  const form = useForm<Values>({ ...options, initial: adapt?.(kept.initial) ?? kept.initial });
  const unsaved = useKeptDraft(name, { values: initial }, form.values);
  const drop = () => {
    if (name !== undefined) dropDraft(id, name);
  };
  /** Goes on with these values instead, in a form that was left meanwhile too. */
  const goOn = (values: Values) => {
    if (name !== undefined) keepDraft(id, name, JSON.stringify(values));
    form.reset(values);
  };
  return { form, draft: { unsaved, restored: kept.restored, drop, goOn } };
}

/** What of a text was written since it was sent: what stands under it, or all of it where it is another. */
export function writtenSince(sent: string, text: string): string {
  return text.startsWith(sent) ? text.slice(sent.length).trim() : text;
}
