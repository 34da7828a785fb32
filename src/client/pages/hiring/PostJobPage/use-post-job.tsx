import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, call, isLost } from '#client/api/call.ts';
import { refresh } from '#client/api/api-cache.ts';
import { loadSession, useUser } from '#client/api/session.ts';
import { asStillAsked, jobVersions } from '#client/features/job-form/job-versions.ts';
import { problemsOf, toSend, valuesOfJob, type JobValues } from '#client/features/job-form/job-values.ts';
import { usePostingAnyway } from '#client/features/job-form/use-posting-anyway.tsx';
import { jobsChanged } from '#client/features/jobs/job-cache.ts';
import { dropDraft } from '#client/kit/drafts/drafts.ts';
import { randomKey } from '#client/kit/drafts/random-key.ts';
import { type Base, keepRest } from '#client/kit/drafts/use-form-draft.ts';
import { useEdit } from '#client/kit/edits/use-edit.ts';
import { orRetry } from '#client/kit/mutations/or-retry.ts';
import { paths } from '#client/paths.ts';
import { isSame } from '#client/ui/is-same.ts';
import { toast } from '#client/ui/toast.ts';
import type { BodyInput, Job } from '#contract/api.ts';
import { dateIn } from '#domain/deadlines.ts';
import { defaultJobStatus } from '#domain/jobs.ts';
import { openCompanyId } from '#domain/limits.ts';

interface Begun {
  /** A draft that was kept on the server. */
  draft?: Job | undefined;
  /** What the form begins with otherwise. */
  fresh: JobValues;
  /** Under which name what is typed is kept on this device before there is a draft. */
  name: string;
  timeZone: string;
  isMember: boolean;
}

/** So long after the last change the draft is kept. */
const pause = 1_500;

/**
 * The form for a new job. What is typed is kept on this device at once, and as a draft on the server as soon as it has a title and a
 * description; then on to the list of jobs.
 */
export function usePostJob({ draft: begun, fresh, name, timeZone, isMember }: Begun) {
  const navigate = useNavigate();
  const { id: userId } = useUser();
  const [now] = useState(() => new Date().toISOString());
  const [draftId, setDraftId] = useState(begun?.id);
  const [keptAt, setKeptAt] = useState<'server' | 'device'>(begun ? 'server' : 'device');
  const { isMeant, question } = usePostingAnyway('Post anyway');
  /** What is being kept. */
  const keeping = useRef<Promise<unknown>>(undefined);
  /** The draft as it was last kept. */
  const kept = useRef(begun);
  /** What was sent as a new job and not answered: it may be there, so that it is sent again before anything else is. */
  const unanswered = useRef<{ body: BodyInput<'POST /api/jobs'>; key: string }>(undefined);
  /** Whether another page is open by now: its address is its own. */
  const left = useRef(false);
  /** What is kept on this device since then lies over this. */
  const over = useRef<Base<JobValues>>(undefined);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  const { form, draft, versions, keep } = useEdit<Job, JobValues>({
    thing: begun,
    valuesOf: (known) => (known ? valuesOfJob(known) : fresh),
    fields: jobVersions,
    draft: draftId === undefined ? name : nameOf(draftId),
    adapt: asStillAsked,
    check: (values) => problemsOf(values, timeZone, new Date().toISOString()),
    keep: async (values, base) => {
      const known = kept.current;
      const saved = known
        ? await change(known, toSend(values))
        : await create({ ...toSend(values), status: 'draft' });
      if (known && !left.current) return saved;
      // What was typed meanwhile is not lost, and lies over the draft from now on.
      const next = { etag: saved.etag, values };
      keepRest(userId, known ? nameOf(known.id) : name, over.current ?? base, next, nameOf(saved.id));
      if (left.current) over.current = next;
      else begin(saved.id);
      return saved;
    },
    save: async (values) => {
      if (!(await isMeant(values))) return undefined;
      const known = kept.current;
      const status: typeof defaultJobStatus = defaultJobStatus;
      const body = { ...toSend(values), status };
      return known ? change(known, body) : create(body);
    },
    done: async (posted) => {
      dropDraft(userId, name);
      dropDraft(userId, nameOf(posted.id));
      await jobsChanged();
      toast({ title: 'Job posted' });
      if (!left.current) void navigate(paths.jobs);
      // Who posts for the first time becomes a member by it.
      if (!isMember) await loadSession();
    },
    failedTitle: 'Posting failed',
  });

  async function create(job: Omit<BodyInput<'POST /api/jobs'>, 'companyId'>): Promise<Job> {
    const body = { ...job, companyId: openCompanyId };
    const sent = unanswered.current ?? { body, key: randomKey() };
    unanswered.current = sent;
    try {
      kept.current = await call('POST /api/jobs', { body: sent.body }, { idempotencyKey: sent.key });
    } catch (error) {
      if (!isLost(error)) unanswered.current = undefined;
      throw error;
    }
    unanswered.current = undefined;
    return isSame(sent.body, body) ? kept.current : change(kept.current, job);
  }

  /** Over what was kept last, here or, once that was found out, elsewhere. */
  async function change(known: Job, body: BodyInput<'PUT /api/jobs/:id'>): Promise<Job> {
    try {
      const saved = await call(
        'PUT /api/jobs/:id',
        { params: { id: known.id }, body },
        { ifMatch: known.etag },
      );
      kept.current = saved;
      return saved;
    } catch (error) {
      // The cast: what a refused save carries is what it would have answered.
      if (error instanceof ApiError && error.code === 'changed_meanwhile')
        kept.current = error.current as Job;
      throw error;
    }
  }

  /** From now on a reload finds the draft. The page itself stays: nothing of what is being typed is drawn anew. */
  function begin(id: number): void {
    setDraftId(id);
    window.history.replaceState(window.history.state, '', paths.draft(id));
  }

  const { values } = form;
  const isReady =
    draft.unsaved &&
    !form.pending &&
    !versions.conflict &&
    Boolean(values.title.trim() && values.description.trim()) &&
    Object.keys(problemsOf(values, timeZone, now)).length === 0;
  const keepNow = useEffectEvent(async (typed: JobValues) => {
    // What is posted, here or elsewhere, changes by a press only.
    const known = kept.current ?? unanswered.current?.body;
    if (known && known.status !== 'draft') return;
    try {
      if (!(await keep(typed))) return;
      setKeptAt('server');
      await refresh('GET /api/jobs', 'GET /api/jobs/counts');
    } catch {
      // It is on this device; the next change tries again.
      setKeptAt('device');
    }
  });
  useEffect(() => {
    if (!isReady) return undefined;
    const timer = window.setTimeout(() => {
      keeping.current = keepNow(values);
    }, pause);
    return () => window.clearTimeout(timer);
  }, [isReady, values]);

  /** Closes the draft: it is out of the way, and can be reopened from the jobs one runs. */
  async function discardDraft(): Promise<void> {
    await keeping.current;
    const known = kept.current;
    if (!known) return;
    const params = { id: known.id };
    try {
      await call('PUT /api/jobs/:id', { params, body: { status: 'closed' } });
    } catch (error) {
      toast({
        title: 'Not discarded',
        description: error instanceof Error ? error.message : '',
        tone: 'danger',
      });
      return;
    }
    dropDraft(userId, nameOf(known.id));
    await jobsChanged();
    void navigate(paths.manageJobs);
    toast({
      title: 'Draft discarded',
      description: 'It’s closed in Manage jobs.',
      action: {
        label: 'Undo',
        act: () =>
          void orRetry('Draft not restored', async () => {
            await call('PUT /api/jobs/:id', { params, body: { status: 'draft' } });
            await navigate(paths.draft(known.id));
          }),
      },
    });
  }

  function startOver(): void {
    const before = form.values;
    form.reset(fresh);
    toast({ title: 'The form is empty again', action: { label: 'Undo', act: () => form.reset(before) } });
  }

  return {
    form,
    today: dateIn(timeZone, now),
    draft: { ...draft, restored: draft.restored && !form.dirty, discard: startOver },
    /** Whether all of it is on the server as a draft. */
    isKept: draftId !== undefined && !draft.unsaved && keptAt === 'server',
    isDraft: draftId !== undefined,
    discardDraft,
    versions,
    question,
  };
}

/** Under which name what is typed in a draft is kept on this device until the server has it: as where it is edited. */
function nameOf(draftId: number): string {
  return `job-${draftId}`;
}
