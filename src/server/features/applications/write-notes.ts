import type pg from 'pg';
import type { Body } from '#contract/api.ts';
import { notesFields } from '#domain/fields/applications.ts';
import { sentences } from '#domain/fields/sentences.ts';
import { lengthOf } from '#domain/fields/texts.ts';
import { namedIn, withIds } from '#domain/mentions.ts';
import type { Actor } from '#domain/permissions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { refuseStale } from '#server/etags.ts';
import { saveEvent } from '#server/events/reactions.ts';
import type { IfMatch } from '#server/http/if-match.ts';
import { refuse } from '#server/refusal.ts';
import { found } from '#server/found.ts';
import { presentApplication } from './applications.present.ts';
import type { ApplicationRow } from './applications.queries.ts';
import { lockVisibleApplication, updateNotes, visibleApplicationById } from './applications.queries.ts';
import { colleaguesOn } from './colleagues.ts';
import { insertMentions } from './mentions.queries.ts';

/** Writes the notes. Whoever is mentioned in them for the first time is told; who was before is named there all the same. */
export async function writeNotes(
  db: pg.Pool,
  actor: Actor,
  id: number,
  { recruiterNotes, mentions }: Body<'PUT /api/applications/:id/notes'>,
  ifMatch: IfMatch,
): Promise<ApplicationRow> {
  return inTransaction(db, async (tx) => {
    const application = found(await lockVisibleApplication(tx, actor, id));
    const before = namedIn(application.recruiterNotes, application.mentions);
    // Who sends the text alone has read the names in it and left them there.
    const meant = mentions ?? before;
    const kept = recruiterNotes && withIds(recruiterNotes, meant);
    if (kept && lengthOf(kept) > max) throw refuse.invalid(tooLong, { recruiterNotes: tooLong });
    const added = namedIn(kept, meant).filter(({ userId }) => !before.some((one) => one.userId === userId));
    if (added.length) {
      const colleagues = await colleaguesOn(tx, application);
      if (added.some(({ userId }) => !colleagues.some((one) => one.userId === userId)))
        throw refuse.invalid(noColleague, { recruiterNotes: noColleague });
    }
    refuseStale(ifMatch, actor, presentApplication(application, actor));
    await updateNotes(tx, id, kept, actor.id);
    const told = await insertMentions(tx, id, {
      userIds: added.map(({ userId }) => userId),
      by: actor.id,
    });
    if (told.length)
      await saveEvent(tx, {
        type: 'application.mentioned',
        subjectId: id,
        actorId: actor.id,
        data: { mentioned: told },
      });
    return (await visibleApplicationById(tx, actor, id)) ?? application;
  });
}

const { label, max } = notesFields.recruiterNotes;
const tooLong = `${sentences.tooLong(label, max)}.`;
const noColleague = 'Only colleagues who may see this application can be mentioned.';
