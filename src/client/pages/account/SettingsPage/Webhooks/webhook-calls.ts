import { refresh } from '#client/api/api-cache.ts';
import { call } from '#client/api/call.ts';
import type { Webhook } from '#contract/api.ts';
import type { WebhookType } from '#domain/webhooks.ts';

export interface WebhookValues {
  url: string;
  types: readonly WebhookType[];
}

/** A secret on the one occasion that it is seen. */
export interface NewSecret {
  secret: string;
  /** It replaces another, which goes on for a day. */
  replaces: boolean;
}

export async function addWebhook(companyId: number, { url, types }: WebhookValues): Promise<NewSecret> {
  const body = { url, types: [...types] };
  const { secret } = await call('POST /api/company/webhooks', { query: { companyId }, body });
  return { secret, replaces: false };
}

export async function replaceSecret(companyId: number, { id }: Webhook): Promise<NewSecret> {
  const { secret } = await call('POST /api/company/webhooks/:id/secret', {
    query: { companyId },
    params: { id },
  });
  return { secret, replaces: true };
}

export async function saveWebhook(
  companyId: number,
  { id, paused }: Pick<Webhook, 'id' | 'paused'>,
  { url, types }: WebhookValues,
): Promise<unknown> {
  const body = { url, types: [...types], paused };
  return call('PUT /api/company/webhooks/:id', { query: { companyId }, params: { id }, body });
}

export async function removeWebhook(companyId: number, { id }: Webhook): Promise<void> {
  await call('DELETE /api/company/webhooks/:id', { query: { companyId }, params: { id } });
}

export async function sendTest(companyId: number, { id }: Webhook): Promise<unknown> {
  return call('POST /api/company/webhooks/:id/test', { query: { companyId }, params: { id } });
}

export async function sendAgain(companyId: number, id: number): Promise<void> {
  await call('POST /api/company/webhooks/deliveries/:id/resend', { query: { companyId }, params: { id } });
}

export async function refreshWebhooks(): Promise<void> {
  await refresh('GET /api/company/webhooks');
}

/** Where it leads, without what may be a secret of the receiver's. */
export function hostOf({ url }: Pick<Webhook, 'url'>): string {
  return new URL(url).host;
}
