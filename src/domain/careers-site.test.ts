import { expect, test } from 'vitest';
import { careersSections, type CareersSection, plainSite, shownSections, wholeSite } from './careers-site.ts';

const nothing = { description: null, photos: [], people: [], answerRecord: null, workLife: [] };
const section = (kind: CareersSection['kind'], more: Partial<CareersSection> = {}): CareersSection => ({
  kind,
  state: 'shown',
  title: null,
  text: null,
  items: [],
  ...more,
});

test('A site that nobody has made shows what the company says of itself anyway, and its jobs', () => {
  expect(shownSections(plainSite, nothing).map(({ kind }) => kind)).toEqual(['jobs']);
  const known = { ...nothing, description: 'A reef.', photos: ['a'] };
  expect(shownSections(plainSite, known)).toMatchObject([
    { kind: 'about', title: 'About us', text: 'A reef.' },
    { kind: 'jobs' },
    { kind: 'photos', items: [{ photo: 'a' }] },
  ]);
});

test('Sections stand in the order that was chosen, each once, and hidden ones not at all', () => {
  const site = {
    ...plainSite,
    sections: [
      section('hiring', { text: 'We call.' }),
      section('jobs', { state: 'hidden' }),
      section('about', { text: 'Us.', title: 'Who we are' }),
      section('about', { text: 'Twice.' }),
    ],
  };
  expect(shownSections(site, nothing).map(({ kind, title }) => [kind, title])).toEqual([
    ['hiring', 'How we hire'],
    ['about', 'Who we are'],
  ]);
  expect(new Set(wholeSite(site).sections.map(({ kind }) => kind))).toEqual(new Set(careersSections));
});

test('A photo that is not one of the company’s is not shown, whatever the site says', () => {
  const items = [
    { title: 'Jetty', text: null, photo: 'theirs' },
    { title: 'Reef', text: null, photo: 'ours' },
  ];
  const site = { ...plainSite, sections: [section('photos', { items }), section('places', { items })] };
  const shown = shownSections(site, { ...nothing, photos: ['ours'] });
  expect(shown[0]?.items).toEqual([{ title: 'Reef', text: null, photo: 'ours' }]);
  expect(shown[1]?.items.map(({ title, photo }) => [title, photo])).toEqual([
    ['Jetty', null],
    ['Reef', 'ours'],
  ]);
});
