import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { useUser } from '#client/api/session.ts';
import { refresh } from '#client/api/api-cache.ts';
import { useApi } from '#client/api/use-api.ts';
import { boundedCount } from '#client/features/jobs/bounded-count.ts';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { toast } from '#client/ui/toast.ts';
import { useForm } from '#client/ui/use-form.ts';
import type { Job } from '#contract/api.ts';
import { employmentTypeLabel } from '#domain/jobs.ts';
import { limits } from '#domain/limits.ts';
import type { AlertRhythm } from '#domain/saved-searches.ts';
import type { SearchFilters } from '#domain/search-filters.ts';
import { AlertChoice } from './AlertChoice.tsx';
import styles from './SavedSearch.module.css';
import { wordsOf } from './search-words.ts';

type LikeIt = Pick<Job, 'title' | 'location' | 'employmentType'>;

/** Tells of new jobs like one that somebody is looking at. */
export function JobsLikeThis({ job }: { job: LikeIt }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="large" icon="bell" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Create job alert
      </Button>
      <Dialog open={open} title="Create job alert" onClose={() => setOpen(false)}>
        <LikeThisForm job={job} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

interface Values extends Record<string, unknown> {
  words: string;
  here: boolean;
  thisType: boolean;
  alert: AlertRhythm;
}

function LikeThisForm({ job, onDone }: { job: LikeIt; onDone: () => void }) {
  const user = useUser();
  const form = useForm<Values>({
    initial: { words: wordsOfTitle(job.title), here: false, thisType: false, alert: 'daily' },
    check: ({ words }): { words?: string } => (words.trim() ? {} : { words: 'Enter what to look for' }),
    send: async (values) => {
      const filters = filtersIn(values, job);
      await call('POST /api/saved-searches', {
        body: { name: wordsOf(filters), filters, alert: values.alert },
      });
      await refresh('GET /api/saved-searches');
      toast({ title: 'Search saved', description: 'We’ll tell you about new jobs.' });
      onDone();
    },
  });
  const { location, employmentType } = job;
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      <FormErrors {...form.summary} />
      <Field {...form.field('words')} label="Words to look for" required>
        <TextInput {...form.control('words')} maxLength={limits.search} dir="auto" autoComplete="off" />
      </Field>
      <div className={styles.narrower}>
        {location && (
          <Checkbox
            label={`Only in \u2068${location}\u2069`}
            checked={form.values.here}
            onChange={({ target }) => form.set('here', target.checked)}
          />
        )}
        <Checkbox
          label={`Only ${employmentTypeLabel[employmentType]}`}
          checked={form.values.thisType}
          onChange={({ target }) => form.set('thisType', target.checked)}
        />
        <OpenNow filters={filtersIn(form.values, job)} />
      </div>
      <AlertChoice
        always
        chosen={form.values.alert}
        onChoose={(rhythm) => form.set('alert', rhythm ?? 'daily')}
        mailed={Boolean(user.email)}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Saving…">
          Tell me
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}

/** How many there are already: how many to expect. */
function OpenNow({ filters }: { filters: ReturnType<typeof filtersIn> }) {
  const { data } = useApi('GET /api/jobs/facets', { query: filters }, { keepPrevious: true });
  return (
    <output className={styles.hint}>
      {data
        ? `${boundedCount(data.total)} open ${data.total === 1 ? 'job is' : 'jobs are'} like this now.`
        : ' '}
    </output>
  );
}

function filtersIn({ words, here, thisType }: Values, { location, employmentType }: LikeIt) {
  return {
    search: words.trim(),
    location: here && location ? [location] : undefined,
    employmentType: thisType ? [employmentType] : undefined,
  } satisfies SearchFilters;
}

/** A title without what stands in brackets or after a dash, which few others have. */
function wordsOfTitle(title: string): string {
  const plain = title.replace(/[([{].*?[)\]}]/g, ' ').split(/ [-–—|] /)[0] ?? title;
  return plain.replace(/["]/g, ' ').replace(/\s+/g, ' ').trim().slice(0, limits.search) || title;
}
