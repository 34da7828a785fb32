import type { AnswerRecord } from './response-times.ts';

/** What a company's careers site can be made of; the company decides on the order. */
export const careersSections = [
  'about',
  'jobs',
  'places',
  'benefits',
  'photos',
  'people',
  'hiring',
  'record',
] as const;
export type CareersSectionKind = (typeof careersSections)[number];

interface SectionWords {
  /** What it is called where the site is made. */
  name: string;
  /** What stands above it, until the company writes something else. */
  title: string;
  /** What one thing in it is, where it is made of several. */
  item?: string;
}

export const careersSectionWords: Record<CareersSectionKind, SectionWords> = {
  about: { name: 'About', title: 'About us' },
  jobs: { name: 'Open jobs', title: 'Open jobs' },
  places: { name: 'Places', title: 'Where you’ll work', item: 'place' },
  benefits: { name: 'Benefits', title: 'What you get', item: 'benefit' },
  photos: { name: 'Photos', title: 'Life here', item: 'photo' },
  people: { name: 'People', title: 'People you’ll meet' },
  hiring: { name: 'How we hire', title: 'How we hire', item: 'step' },
  record: { name: 'Answer record', title: 'How we answer' },
};

/** A place, a benefit, a step of hiring, or a photo with what is on it. */
export interface CareersItem {
  title: string | null;
  text: string | null;
  /** The key of one of the company's photos. */
  photo: string | null;
}

export interface CareersSection {
  kind: CareersSectionKind;
  state: 'shown' | 'hidden';
  title: string | null;
  /** Markdown, as in jobs. */
  text: string | null;
  items: CareersItem[];
}

/** A careers site as its company has made it. What it knows of itself anyway, its name, pictures and jobs, stands beside. */
export interface CareersSite {
  tagline: string | null;
  /** '#0a6b7c'; the house's own without one. */
  colour: string | null;
  sections: CareersSection[];
}

export const careersLimits = { tagline: 120, title: 80, text: 4_000, items: 24, itemText: 600 } as const;

/** A site that nobody has made anything of yet: everything is shown of which there is something. */
export const plainSite: CareersSite = { tagline: null, colour: null, sections: careersSections.map(plain) };

function plain(kind: CareersSectionKind): CareersSection {
  return { kind, state: 'shown', title: null, text: null, items: [] };
}

/** Each section once, in the order that was chosen; those nobody has placed yet come last. */
export function wholeSite({ tagline, colour, sections }: CareersSite): CareersSite {
  const placed = sections.filter(
    ({ kind }, index) => sections.findIndex((one) => one.kind === kind) === index,
  );
  const missing = careersSections.filter((kind) => !placed.some((one) => one.kind === kind));
  return { tagline, colour, sections: [...placed, ...missing.map(plain)] };
}

/** What a company has beside what it wrote for its site. */
export interface CareersFacts {
  description: string | null;
  photos: readonly string[];
  people: readonly unknown[];
  answerRecord: AnswerRecord | null;
  /** How it is to work there, in words that are chosen. */
  workLife: readonly string[];
}

/** A section as it is to be drawn: with its title, and nothing in it that is empty or gone. */
export type ShownSection = Omit<CareersSection, 'state' | 'title'> & { title: string };

/** What of a site is drawn: sections with nothing in them are passed over, and so are photos that are there no more. */
export function shownSections(site: CareersSite, facts: CareersFacts): ShownSection[] {
  return wholeSite(site)
    .sections.filter(({ state }) => state === 'shown')
    .map(({ kind, title, text, items }) => ({
      kind,
      title: title ?? careersSectionWords[kind].title,
      text: text ?? (kind === 'about' ? facts.description : null),
      items: itemsOf(kind, items, facts.photos),
    }))
    .filter((section) => hasSomething(section, facts));
}

function itemsOf(
  kind: CareersSectionKind,
  items: readonly CareersItem[],
  photos: readonly string[],
): CareersItem[] {
  if (careersSectionWords[kind].item === undefined) return [];
  const there = items.map((item) => ({
    ...item,
    photo: item.photo !== null && photos.includes(item.photo) ? item.photo : null,
  }));
  if (kind !== 'photos') return there.filter(({ title, text }) => title ?? text);
  // All of them, until some are chosen.
  if (!items.length) return photos.map((photo) => ({ title: null, text: null, photo }));
  return there.filter(({ photo }) => photo !== null);
}

function hasSomething({ kind, text, items }: ShownSection, facts: CareersFacts): boolean {
  switch (kind) {
    case 'jobs':
      return true;
    case 'about':
      return Boolean(text) || facts.workLife.length > 0;
    case 'people':
      return facts.people.length > 0;
    case 'record':
      return facts.answerRecord !== null;
    case 'photos':
      return items.length > 0;
    case 'places':
    case 'benefits':
    case 'hiring':
      return Boolean(text) || items.length > 0;
  }
}
