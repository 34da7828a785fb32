import { createReadStream, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { skills } from '#domain/fields/profiles.ts';
import { limits } from '#domain/limits.ts';
import { isDiscriminatory } from '#server/import/posting/skill-list.ts';
import { builtInWords, type MarketWords } from './built-in-words.ts';

/** A schema.org JobPosting, of which only these keys are read. */
const postingForm = z.object({
  title: z.string(),
  description: z.string(),
  hiringOrganization: z.object({ name: z.string() }),
  jobLocation: z.object({ address: z.object({ addressLocality: z.string() }) }),
});

/**
 * The words of real postings with their real frequencies: jobs/nhs.jsonl and jobs/wuzzuf.csv in a folder that is not
 * part of the project. Without it, words of our own.
 */
export async function marketWords(folder: string | undefined): Promise<MarketWords & { real: boolean }> {
  const [nhs, wuzzuf] = ['nhs.jsonl', 'wuzzuf.csv'].map((file) => path.join(folder ?? '', 'jobs', file));
  if (!folder || !nhs || !wuzzuf || !existsSync(nhs) || !existsSync(wuzzuf))
    return { ...builtInWords(), real: false };
  const counts = {
    title: counter(),
    place: counter(),
    company: counter(),
    skill: counter(),
    word: counter(),
  };
  for await (const line of createInterface({ input: createReadStream(nhs), crlfDelay: Infinity })) {
    // readline also ends lines at characters that JSON may hold; what it cuts is no posting.
    if (!line.startsWith('{') || !line.endsWith('}')) continue;
    const posting = postingForm.parse(JSON.parse(line));
    counts.title(tidy(posting.title, limits.title));
    counts.company(tidy(posting.hiringOrganization.name, limits.companyName));
    counts.place(inTitleCase(tidy(posting.jobLocation.address.addressLocality, limits.location)));
    for (const word of posting.description
      .replace(/&lt;[^]*?&gt;|&\w+;/g, ' ')
      .matchAll(/\p{L}[\p{L}\p{N}’'-]*/gu))
      counts.word(word[0].toLowerCase());
  }
  // The file's header names its columns.
  for (const row of parse<Record<string, string>>(readFileSync(wuzzuf), { columns: true })) {
    counts.title(tidy(row['Title'] ?? '', limits.title));
    counts.company(tidy(row['Company'] ?? '', limits.companyName));
    counts.place(tidy(row['Location'] ?? '', limits.location));
    for (const skill of (row['Skills'] ?? '').split(' - '))
      if (!isDiscriminatory(skill)) counts.skill(tidy(skill, skills.max));
  }
  return {
    titles: byFrequency(counts.title),
    places: byFrequency(counts.place),
    companies: byFrequency(counts.company),
    skills: byFrequency(counts.skill),
    words: [...counts.word.counted].sort(([, a], [, b]) => b - a).slice(0, 60_000),
    real: true,
  };
}

interface Counter {
  (item: string): void;
  counted: Map<string, number>;
}

function counter(): Counter {
  const counted = new Map<string, number>();
  const count = (item: string) => {
    if (item) counted.set(item, (counted.get(item) ?? 0) + 1);
  };
  return Object.assign(count, { counted });
}

/** Stable: what is equally frequent stays in the order of the files. */
function byFrequency({ counted }: Counter): string[] {
  return [...counted].sort(([, a], [, b]) => b - a).map(([item]) => item);
}

/** One line within its limit; what is longer is left out. */
function tidy(text: string, most: number): string {
  const line = text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .normalize('NFC');
  return line.length <= most ? line : '';
}

function inTitleCase(place: string): string {
  return place.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}
