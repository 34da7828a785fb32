import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Transporter } from 'nodemailer';
import type pg from 'pg';
import { withLink } from '#server/addresses/link-token.ts';
import { type Handler, TaskFailure } from '#server/tasks/handler.ts';
import { handOver } from './hand-over.ts';
import { claimMail, giveUpMail, noteHandingOver, noteRefused, noteSent } from './handing-over.queries.ts';

/** So often at most a mail is handed over without anybody knowing whether it arrived. */
const mostHandovers = 2;
const notingAgainMs = 500;

/**
 * Sends one mail. That it is about to be handed over is noted before, and that it was after: only who dies, or loses both
 * lines, in between leaves a doubt, and of two doubts the second is the last.
 */
export function sendMail(db: pg.Pool, transport: Transporter, from: string): Handler<'mail'> {
  return async ({ mailId }, run) => {
    const claim = randomUUID();
    const claimed = await claimMail(db, mailId, claim);
    if (!claimed) return;
    // Whoever had it last may be alive and know: they are waited for.
    if (claimed.inDoubtUntil) return run.postpone(claimed.inDoubtUntil);
    // Asked here, where all mail comes by: no mail can forget it, nor one that was written before an address changed.
    if (!claimed.mayGo) return giveUpMail(db, mailId, notConfirmed);
    const mail = await withLink(db, claimed);
    if (!mail) return giveUpMail(db, mailId, notAsked);
    if (mail.handovers >= mostHandovers) {
      await giveUpMail(db, mailId, inDoubt);
      throw new TaskFailure(inDoubt, 'final');
    }

    const beforeLastWord = async () => {
      if (!(await noteHandingOver(db, mailId, claim))) throw new Error('Another server sends this mail');
    };
    const outcome = await handOver(transport, from, mail, beforeLastWord);
    if (outcome.arrived) return noted(run.signal, () => noteSent(db, mailId));

    const handovers = mail.handovers + (outcome.unknown ? 1 : 0);
    const doubtful = handovers >= mostHandovers;
    const why = doubtful ? inDoubt : outcome.why;
    await noted(run.signal, () =>
      noteRefused(db, mailId, claim, { why, handovers, givenUp: run.isLast || doubtful }),
    );
    throw new TaskFailure(`The mail did not go out. ${why}`, doubtful ? 'final' : 'for now');
  };
}

const notConfirmed = 'The address is not confirmed.';
const notAsked = 'Nobody asks for its link any more.';
const inDoubt =
  'It was handed over twice and the line broke both times before the mail server had answered. It may have arrived.';

/** What is known is not forgotten because the database is away: it is noted as soon as it is back. */
async function noted(signal: AbortSignal, note: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await note();
    } catch (error) {
      if (signal.aborted) throw error;
      await pause(notingAgainMs);
    }
  }
}
