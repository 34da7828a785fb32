import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Transporter } from 'nodemailer';
import type pg from 'pg';
import type { MailBudget } from '#domain/mail-budgets.ts';
import { withLink } from '#server/addresses/link-token.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { type Handler, TaskFailure, type TaskRun } from '#server/tasks/handler.ts';
import { handOver } from './hand-over.ts';
import {
  claimMail,
  endMail,
  type MailInHand,
  noteHandingOver,
  noteReachable,
  noteRefused,
  noteSent,
  noteUnreachable,
} from './handing-over.queries.ts';
import { spendMail } from './mail-budget.queries.ts';
import { noteRefusedAddress } from './refused-addresses.queries.ts';
import type { Sender } from './sender.ts';

/** So often at most a mail is handed over without anybody knowing whether it arrived. */
const mostHandovers = 2;
const notingAgainMs = 500;

interface Ways {
  transport: Transporter;
  sender: Sender;
  budget: MailBudget;
}

/**
 * Sends one mail. That it is about to be handed over is noted before, and that it was after: only who dies, or loses both
 * lines, in between leaves a doubt, and of two doubts the second is the last.
 */
export function sendMail(db: pg.Pool, { transport, sender, budget }: Ways): Handler<'mail'> {
  return async ({ mailId }, run) => {
    const claim = randomUUID();
    const claimed = await claimMail(db, mailId, claim);
    if (!claimed) return;
    // Whoever had it last may be alive and know: they are waited for.
    if (claimed.inDoubtUntil) return run.postpone(claimed.inDoubtUntil);
    // Asked here, where all mail comes by: no mail can forget it, nor one that was written before an address changed.
    const end = endOf(claimed);
    if (end) return endMail(db, mailId, end);
    if (await isOverBudget(db, claimed, { budget, run })) return;
    const mail = await withLink(db, claimed);
    if (!mail) return endMail(db, mailId, notAsked);
    if (mail.handovers >= mostHandovers) {
      await endMail(db, mailId, inDoubt);
      throw new TaskFailure(inDoubt.why, 'final');
    }

    const beforeLastWord = async () => {
      if (!(await noteHandingOver(db, mailId, claim))) throw new Error('Another server sends this mail');
    };
    const outcome = await handOver(transport, sender, mail, beforeLastWord);
    if (outcome.arrived) {
      await noted(run.signal, () => noteSent(db, mailId));
      // Where this fails the mail is known to have gone out: the next try finds nothing to do.
      return noteReachable(db);
    }

    const { because, why } = outcome;
    if (outcome.unreachable) {
      const waits = await noted(run.signal, () => noteUnreachable(db, mailId, claim, why));
      if (waits?.until) await run.postpone(waits.until);
      throw new TaskFailure(unsent(why), waits?.until === null ? 'final' : 'for now');
    }
    const handovers = mail.handovers + (outcome.unknown ? 1 : 0);
    if (because !== 'for now')
      // Nobody has to decide on it: it is as final as it can be.
      return noted(run.signal, () =>
        inTransaction(db, async (tx) => {
          await noteRefused(tx, mailId, claim, { why, handovers, ended: 'refused' });
          if (because === 'address')
            await noteRefusedAddress(tx, { address: mail.toAddress, reason: 'refused', said: why, mailId });
        }),
      );
    const doubtful = handovers >= mostHandovers;
    const ended = doubtful ? 'in_doubt' : run.isLast ? 'given_up' : null;
    const said = doubtful ? inDoubt.why : why;
    await noted(run.signal, () => noteRefused(db, mailId, claim, { why: said, handovers, ended }));
    throw new TaskFailure(unsent(said), doubtful ? 'final' : 'for now');
  };
}

/** Why a mail may not go out at all. */
function endOf({ mayGo, refused }: MailInHand) {
  if (!mayGo) return { ended: 'unconfirmed', why: 'The address is not confirmed.' } as const;
  return refused
    ? ({ ended: 'stopped', why: 'A mail server has refused this address for good.' } as const)
    : undefined;
}

/** It waits in the same transaction, or whoever gives the company more room meanwhile would not find it waiting. */
async function isOverBudget(
  db: pg.Pool,
  { id, chargedTo }: MailInHand,
  { budget, run }: { budget: MailBudget; run: TaskRun },
): Promise<boolean> {
  if (chargedTo === null) return false;
  return inTransaction(db, async (tx) => {
    const waitsUntil = await spendMail(tx, id, chargedTo, budget);
    if (waitsUntil) await run.postpone(waitsUntil, tx);
    return waitsUntil !== undefined;
  });
}

const unsent = (why: string) => `The mail did not go out. ${why}`;

const notAsked = { ended: 'given_up', why: 'Its link is no longer wanted.' } as const;
const inDoubt = {
  ended: 'in_doubt',
  why: 'It was handed over twice and the line broke both times before the mail server had answered. It may have arrived.',
} as const;

/** What is known is not forgotten because the database is away: it is noted as soon as it is back. */
async function noted<Known>(signal: AbortSignal, note: () => Promise<Known>): Promise<Known> {
  for (;;) {
    try {
      return await note();
    } catch (error) {
      if (signal.aborted) throw error;
      await pause(notingAgainMs);
    }
  }
}
