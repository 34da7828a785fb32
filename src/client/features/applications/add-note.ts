import { ApiError, call, isLost } from '#client/api/call.ts';
import type { Application } from '#contract/api.ts';
import { type Mention, piecesOf } from '#domain/mentions.ts';
import { patchApplication } from './application-cache.ts';

export interface NewNote extends Record<string, unknown> {
  text: string;
  mentions: Mention[];
}

const mostAttempts = 5;

/** Notes whose answer was lost, by application, and what they were to stand under: they may be there. */
const unanswered = new Map<number, { text: string; under: Application['recruiterNotes'] }>();

/** The notes with one more under them. */
export function withNote(notes: string | null | undefined, text: string): string {
  return [notes?.trim(), text.trim()].filter(Boolean).join('\n\n');
}

/** Puts a note under those there are. Whoever has written one meanwhile keeps theirs: this one goes under it. */
export async function addNote(application: Application, note: NewNote): Promise<void> {
  const { id } = application;
  let under = application;
  for (let attempt = 1; ; attempt += 1) {
    if (hasArrived(under, note)) {
      unanswered.delete(id);
      showNotes(under);
      return;
    }
    try {
      showNotes(await saved(under, note));
      unanswered.delete(id);
      return;
    } catch (error) {
      if (isLost(error)) unanswered.set(id, { text: note.text.trim(), under: under.recruiterNotes });
      if (!(error instanceof ApiError) || error.code !== 'changed_meanwhile' || attempt === mostAttempts)
        throw error;
      under = error.current as Application; // What a refused save carries is what it would have answered.
    }
  }
}

/** Whether it stands there already, from an attempt of which nobody knows how it went. */
function hasArrived({ id, recruiterNotes }: Application, note: NewNote): boolean {
  const sent = unanswered.get(id);
  if (!sent || sent.text !== note.text.trim() || recruiterNotes === sent.under) return false;
  return recruiterNotes?.trimEnd().endsWith(sent.text) ?? false;
}

function saved({ id, recruiterNotes, mentions, etag }: Application, note: NewNote): Promise<Application> {
  const text = withNote(recruiterNotes, note.text);
  const named = mentions?.map(({ userId, name }) => ({ userId, name })) ?? [];
  const body = { recruiterNotes: text, mentions: standing(together(named, note.mentions), text) };
  return call('PUT /api/applications/:id/notes', { params: { id }, body }, { ifMatch: etag });
}

/** Shows notes as they are now, wherever they are shown. */
export function showNotes({ id, recruiterNotes, mentions, etag, changedAt, changedBy }: Application): void {
  patchApplication(id, (shown) => ({ ...shown, recruiterNotes, mentions, etag, changedAt, changedBy }));
}

/** Everybody of both, once. */
export function together(some: readonly Mention[], others: readonly Mention[]): Mention[] {
  return [...some, ...others.filter(({ userId }) => !some.some((one) => one.userId === userId))];
}

/** Who of those chosen still stands in the text. */
export function standing(mentions: readonly Mention[], text: string): Mention[] {
  const named = piecesOf(text, mentions);
  return mentions.filter((mention) => named.includes(mention));
}
