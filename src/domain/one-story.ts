import type { ApplicationStatus } from './application-status.ts';
import type { InterviewState } from './interviews.ts';
import { isOpenOffer, type OfferState } from './offers.ts';

/** How one application stands in all that is said of it, to one reader. */
export interface Story {
  status: ApplicationStatus;
  withdrawn: boolean;
  /** Those that were sent, and for who hires also those that were not. */
  offers: readonly { version: number; state: OfferState; sent: boolean }[];
  interviews: readonly { state: InterviewState; ahead: boolean }[];
}

/** Its interviews are cancelled a minute after somebody was hired or rejected; until then they say so. */
interface Options {
  decidedJustNow?: boolean;
}

/**
 * Everything that would be saying two things. All acts keep to it; the database holds what must not break whatever is
 * done at the same moment, `doctor` looks through all of it.
 */
export const contradictions: readonly {
  is: string;
  in: (story: Story, options: Options) => boolean;
}[] = [
  {
    is: 'an offer can still be answered by who stands elsewhere than at Offered, or has withdrawn',
    in: ({ status, withdrawn, offers }) =>
      offers.some(({ state }) => state === 'sent') && (status !== 'offered' || withdrawn),
  },
  {
    is: 'an offer is being written for who is hired, rejected or gone',
    in: ({ status, withdrawn, offers }) =>
      offers.some(isOpenOffer) && (status === 'hired' || status === 'rejected' || withdrawn),
  },
  {
    is: 'more than one offer is open, or accepted',
    in: ({ offers }) =>
      offers.filter(isOpenOffer).length > 1 || offers.filter(({ state }) => state === 'accepted').length > 1,
  },
  {
    is: 'an accepted offer holds for who is not hired',
    in: ({ status, offers }) => offers.some(({ state }) => state === 'accepted') && status !== 'hired',
  },
  {
    is: 'the last offer to who is hired stands as declined',
    in: ({ status, offers }) => status === 'hired' && lastSent(offers)?.state === 'declined',
  },
  {
    is: 'an offer is set aside for who is not hired',
    in: ({ status, offers }) => offers.some(({ state }) => state === 'set_aside') && status !== 'hired',
  },
  {
    is: 'who is hired has withdrawn',
    in: ({ status, withdrawn }) => status === 'hired' && withdrawn,
  },
  {
    is: 'who is hired, rejected or gone has an interview ahead',
    in: ({ status, withdrawn, interviews }, { decidedJustNow = false }) =>
      interviews.some(({ ahead }) => ahead) &&
      (withdrawn || (!decidedJustNow && (status === 'hired' || status === 'rejected'))),
  },
];

/** What a story says twice; nothing, if all is well. */
export function contradictionsIn(story: Story, options: Options = {}): string[] {
  return contradictions.filter((one) => one.in(story, options)).map(({ is }) => is);
}

function lastSent(offers: Story['offers']) {
  return offers.filter(({ sent }) => sent).toSorted((a, b) => b.version - a.version)[0];
}
