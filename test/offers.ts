import { defaultTimeZone } from '#domain/deadlines.ts';
import type { BodyInput, Offer } from '#contract/api.ts';
import type { Person, TestServer } from '#test/server.ts';

/** What somebody might be offered; a year from now, so that neither day has passed. */
export const offerBody = {
  letter: 'Dear {name}, we offer you {job} at {company}: {pay}, from {start}.',
  currency: 'USD',
  basicPay: 1_200,
  serviceCharge: 'shared',
  serviceChargePay: 400,
  allowances: [{ name: 'Boat', amount: 50 }],
  accommodation: 'shared',
  flights: 'yearly',
  roster: 'Six days on, one off',
  leaveDays: 30,
  startDate: inDays(60),
  answerBy: inDays(14),
} as const satisfies BodyInput<'POST /api/applications/:id/offers'>;

/** The calendar date so many days from today. */
export function inDays(days: number): string {
  // Sweden writes dates as we do.
  const inMaldives = new Intl.DateTimeFormat('sv', { timeZone: defaultTimeZone });
  return inMaldives.format(Date.now() + days * 86_400_000);
}

/** An offer written, and nothing more. */
export async function written(server: TestServer, writer: Person, applicationId: number): Promise<Offer> {
  return server.as(writer).call('POST /api/applications/:id/offers', {
    params: { id: applicationId },
    body: { ...offerBody, allowances: [...offerBody.allowances] },
  });
}

export async function sent(server: TestServer, writer: Person, applicationId: number): Promise<Offer> {
  const { id } = await written(server, writer, applicationId);
  return server.as(writer).call('POST /api/offers/:id/send', { params: { id } });
}
