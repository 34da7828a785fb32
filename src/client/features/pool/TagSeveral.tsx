import { useState } from 'react';
import { ApiError, call } from '#client/api/call.ts';
import { useApi } from '#client/api/use-api.ts';
import { orRetry } from '#client/kit/mutations/or-retry.ts';
import { Button } from '#client/ui/Button.tsx';
import { ComboBox } from '#client/ui/ComboBox.tsx';
import { Field } from '#client/ui/Field.tsx';
import { focusOnceOpen } from '#client/ui/focus-on.ts';
import { toast } from '#client/ui/toast.ts';
import { useForm } from '#client/ui/use-form.ts';
import type { Answer } from '#contract/api.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { tagFields } from '#domain/fields/pool.ts';
import { poolChanged } from './pool-changed.ts';
import styles from './Tags.module.css';

interface Props {
  candidates: readonly { id: number; name: string }[];
  onDone: () => void;
}

const mostSuggested = 8;

/** Gives several candidates one tag, with an undo for those who did not have it. */
export function TagSeveral({ candidates, onDone }: Props) {
  const { data: known = [] } = useApi('GET /api/company/tags', {});
  const [open, setOpen] = useState(false);
  const form = useForm({
    initial: { name: '' },
    check: (values): { name?: string } => problemsIn(tagFields, values),
    send: async ({ name }) => {
      const candidateIds = [...new Set(candidates.map(({ id }) => id))];
      const done = await call('POST /api/company/candidates/tags', { body: { candidateIds, name } });
      await poolChanged();
      say(done, candidates);
      onDone();
    },
  });
  const { name } = form.values;
  const suggestions = open
    ? known
        .filter((tag) => tag.name.toLowerCase().includes(name.trim().toLowerCase()))
        .slice(0, mostSuggested)
        .map((tag) => ({ text: tag.name }))
    : [];
  return (
    <form className={styles.adding} onSubmit={form.onSubmit} noValidate>
      <Field label="Tag" hint="Only your company sees it." error={form.errors.name ?? form.summary.failure}>
        <ComboBox
          ref={focusOnceOpen}
          value={name}
          suggestions={suggestions}
          suggestionsLabel="Tags given before"
          maxLength={tagFields.name.max}
          dir="auto"
          onType={(text) => {
            form.set('name', text);
            setOpen(true);
          }}
          onPick={({ text }) => {
            form.set('name', text);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      </Field>
      <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Tagging…">
        Tag {candidates.length} candidates
      </Button>
    </form>
  );
}

function say(
  { tag, tagged, refused }: Answer<'POST /api/company/candidates/tags'>,
  candidates: Props['candidates'],
): void {
  const [first] = refused;
  const left = first && candidates.find(({ id }) => id === first.id)?.name;
  toast({
    title: tagged.length ? 'Tag added' : 'No one was tagged',
    description: [
      `${tagged.length === 1 ? '1 candidate has' : `${tagged.length} candidates have`} the tag \u2068${tag.name}\u2069 now.`,
      left &&
        `\u2068${left}\u2069${refused.length > 1 ? ` and ${refused.length - 1} more` : ''}: ${first.reason}`,
    ]
      .filter(Boolean)
      .join(' '),
    tone: refused.length ? 'danger' : undefined,
    action: tagged.length
      ? { label: 'Undo', act: () => void orRetry('Tag not removed', () => takeOff(tag.id, tagged)) }
      : undefined,
  });
}

async function takeOff(tagId: number, from: readonly number[]): Promise<void> {
  try {
    for (const id of from)
      await call('DELETE /api/company/candidates/:id/tags/:tagId', { params: { id, tagId } }).catch(
        (error: unknown) => {
          // Who has lost it meanwhile has lost it.
          if (!(error instanceof ApiError) || error.status !== 404) throw error;
        },
      );
  } finally {
    await poolChanged();
  }
}
