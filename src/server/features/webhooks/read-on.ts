import { isEventType } from '#domain/events.ts';
import { mayReceive } from '#domain/live-events.ts';
import type { Actor } from '#domain/permissions.ts';
import type { Tx } from '#server/db/query.ts';
import { type PlacedRow, placedAfter } from '#server/features/company-events/company-events.queries.ts';
import { insertDeliveries, type NewDelivery } from './deliveries.queries.ts';
import { noteRead, type ReadingWebhook } from './sending.queries.ts';

/** So many events are looked at before one is sent. */
const mostAtOnce = 500;

/**
 * Notes what a webhook is to be told of that has got its place since it was looked at last. With the webhook held, so that of two
 * that look one waits; what it notes and up to where it has looked are kept together. Answers whether there may be more.
 */
export async function readOn(tx: Tx, webhookId: number, webhook: ReadingWebhook): Promise<boolean> {
  const hears = managerOf(webhook.companyId);
  const found = await placedAfter(tx, hears, webhook.readThrough, mostAtOnce);
  const last = found.at(-1);
  if (!last) return false;
  const wanted = new Set(webhook.types);
  const told = found.filter((event) => wanted.has(event.type) && mayHear(hears, event)).map(deliveryOf);
  if (told.length) await insertDeliveries(tx, webhookId, told);
  await noteRead(tx, webhookId, last.position);
  return found.length === mostAtOnce;
}

/** A webhook hears what whoever manages its company would. */
function managerOf(companyId: number): Actor {
  const membership = { companyId, role: 'company_admin', verified: true } as const;
  return {
    id: 0,
    userType: 'recruiter',
    memberships: [{ ...membership, companyVerified: true, companySuspended: false }],
  };
}

function mayHear(actor: Actor, { type, ...about }: PlacedRow): boolean {
  return mayReceive(actor, { ...about, type: isEventType(type) ? type : 'application.stepped' });
}

/** What it is about, and nothing of what it says: the same as GET /api/events answers. */
function deliveryOf(event: PlacedRow): NewDelivery {
  const { position, toldAt, type, subjectId, companyId, jobId, applicationId, status } = event;
  const data = {
    id: position,
    subjectId,
    companyId,
    ...(jobId === null ? {} : { jobId }),
    ...(applicationId === null ? {} : { applicationId }),
    ...(status === null ? {} : { status }),
  };
  return { position, type, happenedAt: toldAt, body: JSON.stringify({ type, timestamp: toldAt, data }) };
}
