import { useUser } from '#client/api/session.ts';
import { type FormOptions, useForm } from '#client/ui/use-form.ts';
import { dropDraft } from './drafts.ts';
import { useKeptDraft, useRestoredDraft } from './use-form-draft.ts';

interface Options<Values> extends FormOptions<Values> {
  /** What was kept on an earlier visit, made to fit what is there now. */
  adapt?: (values: Values) => Values;
}

/**
 * A form for something new: what is typed is kept on this device under `name` until it is sent. Once it is, `draft.drop`
 * forgets it; what is changed by others too is edited with useEdit.
 */
export function useDraftForm<Values extends Record<string, unknown>>(
  name: string,
  { initial, adapt, ...options }: Options<Values>,
) {
  const { id } = useUser();
  const kept = useRestoredDraft(name, initial);
  const form = useForm<Values>({ ...options, initial: adapt?.(kept.initial) ?? kept.initial });
  const unsaved = useKeptDraft(name, initial, form.values);
  return { form, draft: { unsaved, restored: kept.restored, drop: () => dropDraft(id, name) } };
}
