import { experienceLevels } from '#domain/jobs.ts';
import { limits } from '#domain/limits.ts';
import { tidySkills } from '#domain/skills.ts';
import { createRandom, type Random } from '#server/demo/load/random.ts';
import { byRank, picker } from './frequencies.ts';
import type { MarketWords } from './built-in-words.ts';

interface MadeUpJob {
  /** Position in the market's list of companies. */
  company: number;
  title: string;
  description: string;
  location: string | null;
  salaryRange: string | null;
  employmentType: string;
  experienceLevel: string | null;
  skills: string[];
  /** How many seconds before the market's day it was posted. */
  age: number;
  /** How many days after it the job closes. */
  closesIn: number | null;
}

interface MadeUpMarket {
  companies: string[];
  /** The jobs, the oldest first, as a board that has grown holds them. */
  jobs: () => Generator<MadeUpJob>;
}

const seconds = 86_400;
/** The oldest job's age in days. Newer ones are more frequent: jobs get filled. */
const oldest = 90;

/** A varied market of so many open jobs. The same words and numbers give the same market. */
export function madeUpMarket(words: MarketWords, count: number, seed = 1): MadeUpMarket {
  const companies = companyNames(words.companies, Math.max(30, Math.min(9_000, Math.ceil(count / 110))));
  return { companies, jobs: () => jobsOf(words, companies, count, createRandom(seed)) };
}

function* jobsOf(
  words: MarketWords,
  companies: string[],
  count: number,
  random: Random,
): Generator<MadeUpJob> {
  const title = byRank(words.titles, 0.85);
  const place = byRank(words.places, 0.9);
  const skill = byRank(words.skills, 0.8);
  const company = byRank([...companies.keys()], 0.7);
  const word = picker(
    words.words.map(([one]) => one),
    words.words.map(([, weight]) => weight),
  );
  for (let number = 0; number < count; number += 1) {
    const location = random.share() < 0.97 ? place(random) : null;
    const skills = tidySkills(Array.from({ length: random.between(0, 7) }, () => skill(random)));
    const name = titleOf(title(random), location, random);
    yield {
      company: company(random),
      title: name,
      description: description(name, location, skills, () => word(random), random),
      location,
      salaryRange: random.share() < 0.7 ? salary(random) : null,
      employmentType: employmentType(random),
      experienceLevel: random.share() < 0.85 ? experienceLevel(random) : null,
      skills,
      age: Math.floor(oldest * seconds * (1 - number / count) ** 1.4),
      closesIn: random.share() < 0.6 ? random.between(1, 60) : null,
    };
  }
}

const employmentType = picker(
  ['full_time', 'part_time', 'contract', 'internship', 'freelance'],
  [62, 14, 12, 7, 5],
);
const experienceLevel = picker(
  [...experienceLevels, 'Experienced', 'Not specified'],
  [26, 24, 16, 9, 3, 15, 7],
);
const currency = picker(['GBP', 'USD', 'EGP', 'MVR', 'EUR', 'AED'], [40, 22, 15, 12, 8, 3]);
const addition = picker(
  ['Part time', 'Maternity cover', 'Fixed term', 'Nights', 'Bank', 'Weekends'],
  [5, 4, 4, 3, 3, 2],
);

function titleOf(title: string, location: string | null, random: Random): string {
  const chance = random.share();
  const longer =
    chance < 0.1 && location
      ? `${title} - ${location}`
      : chance < 0.2
        ? `${title} (${addition(random)})`
        : title;
  return longer.length <= limits.title ? longer : title;
}

/** A hundred words or so, some much longer: opening, what is asked for, and the trade's prose. */
function description(
  title: string,
  location: string | null,
  skills: readonly string[],
  word: () => string,
  random: Random,
): string {
  const length = Math.min(
    400,
    Math.round(30 + 60 * Math.exp(random.share() * 1.6 - 0.4) * random.share() * 1.6),
  );
  const sentences = [`We are looking for a ${title}${location ? ` in ${location}` : ''}.`];
  if (skills.length) sentences.push(`You bring ${skills.slice(0, 4).join(', ')}.`);
  for (let written = 0; written < length;) {
    const words = Array.from({ length: random.between(6, 18) }, word);
    written += words.length;
    const sentence = words.join(' ');
    sentences.push(
      `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}${random.share() < 0.15 ? '.\n' : '.'}`,
    );
  }
  return sentences.join(' ');
}

/** Pay as people write it, most of it modest. */
function salary(random: Random): string {
  const money = currency(random);
  const yearly = 14_000 + Math.floor(46_000 * random.share() ** 2.2) + (random.share() < 0.03 ? 80_000 : 0);
  const scale = money === 'EGP' || money === 'MVR' ? 12 : 1;
  const lowest = Math.round((yearly * scale) / 500) * 500;
  const highest = Math.round((lowest * (1 + random.share() * 0.4)) / 500) * 500;
  const amount = (value: number) => value.toLocaleString('en');
  if (random.share() < 0.5)
    return `${money} ${amount(Math.round(lowest / 12))} - ${amount(Math.round(highest / 12))} a month`;
  return `${money} ${amount(lowest)} - ${amount(highest)} a year`;
}

/** The first of the real names, and when they run out, their branches. */
function companyNames(names: readonly string[], count: number): string[] {
  const distinct = new Map<string, string>();
  for (let branch = 1; distinct.size < count; branch += 1) {
    for (const name of names) {
      const whole = branch === 1 ? name : `${name.slice(0, limits.companyName - 8)} No. ${branch}`;
      if (!distinct.has(whole.toLowerCase())) distinct.set(whole.toLowerCase(), whole);
      if (distinct.size === count) break;
    }
  }
  return [...distinct.values()];
}
