import { describe, expect, test } from 'vitest';
import { applicationStatuses } from './application-status.ts';
import { offerStates } from './offers.ts';
import { contradictions, contradictionsIn, type Story } from './one-story.ts';

const plain: Story = { status: 'screening', withdrawn: false, offers: [], interviews: [] };
const sent = { version: 1, state: 'sent', sent: true } as const;
const draft = { version: 1, state: 'draft', sent: false } as const;
const ahead = [{ state: 'booked', ahead: true }] as const;

test('a story without offers and interviews says one thing, wherever it stands', () => {
  for (const status of applicationStatuses) expect(contradictionsIn({ ...plain, status })).toEqual([]);
  // But for who is hired: they cannot have withdrawn.
  const gone = applicationStatuses.filter(
    (status) => contradictionsIn({ ...plain, status, withdrawn: true }).length,
  );
  expect(gone).toEqual(['hired']);
});

describe('each contradiction', () => {
  const told: readonly [about: RegExp, story: Partial<Story>][] = [
    [/can still be answered/, { offers: [sent] }],
    [/can still be answered/, { status: 'offered', withdrawn: true, offers: [sent] }],
    [/being written/, { status: 'rejected', offers: [draft] }],
    [/being written/, { status: 'hired', offers: [draft] }],
    [/being written/, { withdrawn: true, offers: [draft] }],
    [/more than one offer/, { status: 'offered', offers: [sent, { ...draft, version: 2 }] }],
    [
      /more than one offer/,
      {
        status: 'hired',
        offers: [1, 2].map((version) => ({ version, state: 'accepted', sent: true }) as const),
      },
    ],
    [/accepted offer holds/, { status: 'offered', offers: [{ ...sent, state: 'accepted' }] }],
    [/stands as declined/, { status: 'hired', offers: [{ ...sent, state: 'declined' }] }],
    [/set aside/, { status: 'offered', offers: [{ ...sent, state: 'set_aside' }] }],
    [/hired has withdrawn/, { status: 'hired', withdrawn: true }],
    [/interview ahead/, { status: 'rejected', interviews: ahead }],
    [/interview ahead/, { status: 'hired', interviews: ahead }],
    [/interview ahead/, { withdrawn: true, interviews: ahead }],
  ];

  test.each(told)('%s is found', (about, story) => {
    expect(contradictionsIn({ ...plain, ...story })).toContainEqual(expect.stringMatching(about));
  });

  test('of the list is tried above', () => {
    for (const { is } of contradictions) expect(told.filter(([about]) => about.test(is))).not.toEqual([]);
  });
});

describe('it is no contradiction', () => {
  test('that an earlier offer was declined by who is hired: the last that was sent counts', () => {
    const declined = { ...sent, state: 'declined' } as const;
    const story = { ...plain, status: 'hired' } as const;
    expect(
      contradictionsIn({ ...story, offers: [declined, { ...sent, version: 2, state: 'accepted' }] }),
    ).toEqual([]);
    // However they are listed, and whatever was written after it and not sent.
    expect(
      contradictionsIn({ ...story, offers: [{ ...sent, version: 2, state: 'accepted' }, declined] }),
    ).toEqual([]);
    expect(
      contradictionsIn({ ...story, offers: [declined, { version: 2, state: 'withdrawn', sent: false }] }),
    ).toHaveLength(1);
  });

  test('that interviews are still ahead in the minute after a decision; after a withdrawal they are called off at once', () => {
    const justNow = { decidedJustNow: true };
    expect(contradictionsIn({ ...plain, status: 'hired', interviews: ahead }, justNow)).toEqual([]);
    expect(contradictionsIn({ ...plain, withdrawn: true, interviews: ahead }, justNow)).toHaveLength(1);
  });

  test('that an interview is behind, or an offer has ended', () => {
    expect(
      contradictionsIn({ ...plain, status: 'rejected', interviews: [{ state: 'booked', ahead: false }] }),
    ).toEqual([]);
    const over = offerStates.filter((state) =>
      ['expired', 'withdrawn', 'replaced', 'called_off'].includes(state),
    );
    for (const status of applicationStatuses)
      for (const state of over)
        expect(contradictionsIn({ ...plain, status, offers: [{ ...sent, state }] })).toEqual([]);
  });
});
