import { describe, expect, test } from 'vitest';
import { applicationStatuses, isMovable, isWithdrawable } from './application-status.ts';
import {
  afterMove,
  isAboveLimit,
  isOfferable,
  isOpenOffer,
  type MoveGoal,
  money,
  monthlyPay,
  offerQuestion,
  type OfferState,
  offerStates,
  openOfferAnswers,
  serviceChargeInWords,
} from './offers.ts';
import { contradictionsIn, type Story } from './one-story.ts';

/** What becomes of an offer, by its state, with each move; - is that it stays what it is. */
const goals = ['screening', 'offered', 'hired', 'rejected', 'withdrawn'] as const;
const becomes: Record<OfferState, readonly [string, string, string, string, string]> = {
  //              screening      offered       hired        rejected      withdrawn
  draft: ['-', '-', 'withdrawn', 'withdrawn', 'withdrawn'],
  waiting: ['-', '-', 'withdrawn', 'withdrawn', 'withdrawn'],
  approved: ['-', '-', 'withdrawn', 'withdrawn', 'withdrawn'],
  sent: ['withdrawn', '-', 'withdrawn', 'withdrawn', 'withdrawn'],
  accepted: ['called_off', 'called_off', '-', 'called_off', 'called_off'],
  declined: ['-', '-', 'set_aside', '-', '-'],
  expired: ['-', '-', '-', '-', '-'],
  withdrawn: ['-', '-', '-', '-', '-'],
  replaced: ['-', '-', '-', '-', '-'],
  called_off: ['-', '-', '-', '-', '-'],
  set_aside: ['declined', 'declined', '-', 'declined', 'declined'],
};

describe('an offer that meets a move', () => {
  test.each(offerStates)('and is %s becomes what does not contradict it', (state) => {
    expect(goals.map((to) => afterMove({ state, lastSent: true }, to) ?? '-')).toEqual(becomes[state]);
  });

  test('to Submitted or Interviewing becomes what it does with one to Screening', () => {
    for (const state of offerStates)
      for (const to of ['submitted', 'interviewing'] as const)
        expect(afterMove({ state, lastSent: true }, to)).toBe(
          afterMove({ state, lastSent: true }, 'screening'),
        );
  });

  test('to Hired is accepted, where somebody says so, if it was the last that was sent', () => {
    const accepted = (lastSent: boolean) =>
      offerStates.filter((state) => afterMove({ state, lastSent }, 'hired', 'accept') === 'accepted');
    expect(accepted(true)).toEqual(['sent', 'declined', 'expired', 'called_off']);
    expect(accepted(false)).toEqual([]);
  });

  test('to Hired stays declined where a later one was sent', () => {
    expect(afterMove({ state: 'declined', lastSent: false }, 'hired')).toBeUndefined();
  });

  test('anywhere but to Hired is not accepted, whatever is said', () => {
    for (const state of offerStates)
      for (const to of goals.filter((goal) => goal !== 'hired'))
        expect(afterMove({ state, lastSent: true }, to, 'accept')).toBe(
          afterMove({ state, lastSent: true }, to, 'withdraw'),
        );
  });
});

/** Every story of one application with two offers at most that says nothing twice. */
function stories(): Story[] {
  const neverSent = new Set<OfferState>(['draft', 'waiting', 'approved']);
  const offers = offerStates.flatMap((state) =>
    [true, false]
      .filter((sent) => sent !== neverSent.has(state) || state === 'withdrawn' || state === 'replaced')
      .map((sent) => ({ state, sent })),
  );
  const lists = [
    [],
    ...offers.map((one) => [one]),
    ...offers.flatMap((one) => offers.map((two) => [one, two])),
  ];
  return applicationStatuses
    .flatMap((status) =>
      lists.map((list): Story => {
        const numbered = list.map((offer, at) => ({ ...offer, version: at + 1 }));
        return { status, withdrawn: false, offers: numbered, interviews: [] };
      }),
    )
    .filter((story) => contradictionsIn(story).length === 0);
}

test('whatever is moved where, and whatever is answered, no story comes to say two things', () => {
  const all = stories();
  expect(all.length).toBeGreaterThan(500);
  const told = all.flatMap((story) => {
    const application = { status: story.status, withdrawnAt: null };
    const moves: MoveGoal[] = [
      ...(isMovable(application) ? applicationStatuses.filter((status) => status !== story.status) : []),
      ...(isWithdrawable(application) ? (['withdrawn'] as const) : []),
    ];
    return moves.flatMap((to) => openOfferAnswers.map((answer) => ({ story, to, answer })));
  });
  for (const { story, to, answer } of told) {
    const last = Math.max(0, ...story.offers.filter(({ sent }) => sent).map(({ version }) => version));
    const after: Story = {
      ...story,
      status: to === 'withdrawn' ? story.status : to,
      withdrawn: to === 'withdrawn',
      offers: story.offers.map((offer) => {
        const met = { state: offer.state, lastSent: offer.version === last };
        return { ...offer, state: afterMove(met, to, answer) ?? offer.state };
      }),
    };
    expect([story, to, answer, contradictionsIn(after)]).toEqual([story, to, answer, []]);
  }
});

describe('before a move', () => {
  const question = (state: OfferState, to: Exclude<MoveGoal, 'withdrawn'>, lastSent = true) =>
    offerQuestion([{ state, lastSent }], to);

  test('to Hired it is asked what becomes of every offer that might be accepted, or was not sent', () => {
    expect(offerStates.map((state) => question(state, 'hired') ?? '-')).toEqual([
      'unsent',
      'unsent',
      'unsent',
      'sent',
      '-',
      'declined',
      'expired',
      '-',
      '-',
      'called_off',
      '-',
    ]);
  });

  test('elsewhere it is asked only of what would be taken back or called off', () => {
    expect(offerStates.filter((state) => question(state, 'rejected'))).toEqual([
      'draft',
      'waiting',
      'approved',
      'sent',
      'accepted',
    ]);
    expect(offerStates.filter((state) => question(state, 'screening'))).toEqual(['sent', 'accepted']);
    expect(offerStates.filter((state) => question(state, 'offered'))).toEqual(['accepted']);
  });

  test('nothing is asked of what was set aside: it is declined again, as it was', () => {
    expect(question('set_aside', 'screening')).toBeUndefined();
  });

  test('nothing is asked where there is no offer, and of several the first that a question is about', () => {
    expect(offerQuestion([], 'hired')).toBeUndefined();
    const old = { state: 'replaced', lastSent: false } as const;
    expect(offerQuestion([old, { state: 'sent', lastSent: true }], 'rejected')).toBe('sent');
  });
});

test('an offer is open until it is answered or ends', () => {
  expect(offerStates.filter((state) => isOpenOffer({ state }))).toEqual([
    'draft',
    'waiting',
    'approved',
    'sent',
  ]);
});

test('the job is offered to who is neither decided on nor gone', () => {
  const offerable = (withdrawnAt: string | null) =>
    applicationStatuses.filter((status) => isOfferable({ status, withdrawnAt }));
  expect(offerable(null)).toEqual(['submitted', 'screening', 'interviewing', 'offered']);
  expect(offerable('2026-01-01T00:00:00Z')).toEqual([]);
});

test('who sends an offer is asked who they are above what the company has set, and in any other currency', () => {
  const share = { serviceCharge: 'shared', serviceChargePay: 500 } as const;
  const offer = { basicPay: 900, allowances: [{ name: 'Boat', amount: 100 }], currency: 'USD', ...share };
  expect(isAboveLimit(offer, { confirmAbove: null, confirmCurrency: 'MVR' })).toBe(false);
  expect(isAboveLimit(offer, { confirmAbove: 1000, confirmCurrency: 'USD' })).toBe(false);
  expect(isAboveLimit(offer, { confirmAbove: 999, confirmCurrency: 'USD' })).toBe(true);
  expect(isAboveLimit(offer, { confirmAbove: 100_000, confirmCurrency: 'MVR' })).toBe(true);
});

describe('the pay of an offer', () => {
  const terms = { basicPay: 900, allowances: [], serviceCharge: 'none', serviceChargePay: null } as const;
  const allowances = [
    { name: 'Boat', amount: 50 },
    { name: 'Uniform', amount: 25 },
  ];

  test('of a month is what surely comes: a share of the service charge is no promise', () => {
    expect(monthlyPay({ ...terms, allowances: [] })).toBe(900);
    expect(monthlyPay({ ...terms, allowances })).toBe(975);
    expect(monthlyPay({ ...terms, allowances, serviceCharge: 'shared', serviceChargePay: 400 })).toBe(975);
    expect(monthlyPay({ ...terms, allowances, serviceCharge: 'guaranteed', serviceChargePay: 400 })).toBe(
      1375,
    );
    expect(monthlyPay({ ...terms, allowances, serviceCharge: 'guaranteed', serviceChargePay: null })).toBe(
      975,
    );
  });

  test('is told with its currency and thousands', () => {
    expect([money(1_800, 'USD'), money(0, 'MVR'), money(1_234_567, 'IDR')]).toEqual([
      'USD 1,800',
      'MVR 0',
      'IDR 1,234,567',
    ]);
  });

  test.each([
    ['none', 400, 'None'],
    ['shared', null, 'A share'],
    ['shared', 400, 'A share, about USD 400 a month'],
    ['guaranteed', null, 'Guaranteed'],
    ['guaranteed', 1_200, 'At least USD 1,200 a month'],
    // Of nothing it is nothing, but said.
    ['guaranteed', 0, 'At least USD 0 a month'],
  ] as const)('with a service charge %s of %s says “%s”', (serviceCharge, serviceChargePay, words) => {
    expect(serviceChargeInWords({ serviceCharge, serviceChargePay, currency: 'USD' })).toBe(words);
  });
});
