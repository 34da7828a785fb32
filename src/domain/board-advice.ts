import type { Pay } from './pay/pay.ts';
import type { Place } from './places/place.ts';
import { readSalary } from './salary.ts';

/** Who lists jobs of ours, once the platform is open: the rules and where they are stated stand in docs/job-boards.md. */
export type Board = 'Google' | 'Indeed' | 'LinkedIn';

/** What of a posting they go by. */
export interface BoardAdvert {
  title: string;
  description: string;
  location: string;
  place: Place;
  pay: Pay;
}

/** Something that keeps a board from listing a job, or from showing it whole. */
export interface BoardAdvice {
  /** The field where it is mended. */
  field: 'title' | 'description' | 'location' | 'salaryRange';
  /** Whom it concerns. */
  boards: readonly Board[];
  /** Without it they do not take the job at all. */
  refuses: boolean;
  /** One plain sentence. */
  say: string;
}

const everyBoard = ['Google', 'Indeed', 'LinkedIn'] as const;

/** What Google, Indeed and LinkedIn would miss in a posting, what keeps it out first. */
export function boardAdvice(advert: BoardAdvert): BoardAdvice[] {
  const all = [...onWords(advert), ...onPlace(advert), ...onPay(advert.pay)];
  return all.toSorted((one, other) => Number(other.refuses) - Number(one.refuses));
}

function onWords({ title, description, place }: BoardAdvert): BoardAdvice[] {
  const advice: BoardAdvice[] = [];
  if (!title.trim())
    advice.push({
      field: 'title',
      boards: everyBoard,
      refuses: true,
      say: 'No board takes a job without a title.',
    });
  if (!description.trim())
    advice.push({
      field: 'description',
      boards: everyBoard,
      refuses: true,
      say: 'No board takes a job without a description.',
    });
  if (readSalary(title) || namesPlace(title, place))
    advice.push({
      field: 'title',
      boards: ['Google'],
      refuses: false,
      say: 'Google asks for the job’s name alone in the title: take the pay and the place out of it.',
    });
  return advice;
}

function namesPlace(title: string, { locality, worksite }: Place): boolean {
  const said = title.toLowerCase();
  return [locality, worksite].some((name) => name !== null && said.includes(name.toLowerCase()));
}

function onPlace({ location, place }: BoardAdvert): BoardAdvice[] {
  const { country, locality, worksite, remote, remoteFrom } = place;
  if (remote === 'fully')
    return remoteFrom.length
      ? []
      : [
          {
            field: 'location',
            boards: ['Google'],
            refuses: true,
            say: 'Google lists remote work only with the countries it can be done from: name them.',
          },
        ];
  const advice: BoardAdvice[] = [];
  if (!location.trim())
    advice.push({
      field: 'location',
      boards: ['Indeed', 'LinkedIn'],
      refuses: true,
      say: 'Indeed and LinkedIn take no job without a place.',
    });
  if (!country)
    advice.push({
      field: 'location',
      boards: ['Google'],
      refuses: true,
      say: 'Google lists no job without its country: name the country.',
    });
  else if (!locality)
    advice.push({
      field: 'location',
      boards: ['Google', 'Indeed'],
      refuses: false,
      say: worksite
        ? 'Google and Indeed show jobs near people by town: name the town or island beside the worksite.'
        : 'Google and Indeed show jobs near people by town: name the town or island.',
    });
  return advice;
}

function onPay({ payMin, payMax, payCurrency, payPeriod }: Pay): BoardAdvice[] {
  const missing = { field: 'salaryRange', boards: ['Google'], refuses: false } as const;
  if (payMin === null && payMax === null)
    return [{ ...missing, boards: everyBoard, say: 'The boards show pay beside the title: give an amount.' }];
  if (!payCurrency || !payPeriod)
    return [{ ...missing, say: 'Google shows pay only with a currency and a period, such as USD a month.' }];
  if (payMin === null || payMax === null)
    return [{ ...missing, say: 'Google shows pay with both ends: say from how much and up to how much.' }];
  return [];
}
