import { expect, test } from 'vitest';
import { boardAdvice, type BoardAdvert } from './board-advice.ts';
import { readPay } from './pay/read-pay.ts';
import { readPlace } from './places/read-place.ts';

function advised(location: string, salary: string, more: Partial<BoardAdvert> = {}) {
  const advert = {
    title: 'Waiter',
    description: 'You wait.',
    location,
    place: readPlace(location),
    pay: readPay(salary),
  };
  return boardAdvice({ ...advert, ...more });
}
const fields = (...advert: Parameters<typeof advised>) =>
  advised(...advert).map(({ field, refuses }) => `${field}${refuses ? '!' : ''}`);

test('Nothing is missing in a job with its town, country and pay', () => {
  expect(advised('Malé', 'USD 900–1,100 a month')).toEqual([]);
  expect(advised('Remote (UK)', 'GBP 30,000 a year')).toEqual([]);
});

test.each([
  ['', '', ['location!', 'location!', 'salaryRange']],
  ['Kurumba Maldives', 'USD 900 a month', ['location']],
  ['Perth', 'USD 900 a month', ['location!']],
  ['Remote', 'USD 900 a month', ['location!']],
  ['Malé', 'up to USD 900 a month', ['salaryRange']],
  ['Malé', 'Negotiable', ['salaryRange']],
])('A job at “%s” for “%s” has these told, what keeps it out first', (location, salary, told) => {
  expect(fields(location, salary)).toEqual(told);
});

test('A title that says the pay or the place is told of', () => {
  for (const title of ['Waiter USD 900 a month', 'Waiter in Malé'])
    expect(advised('Malé', 'USD 900 a month', { title }).map(({ field }) => field)).toEqual(['title']);
  expect(fields('Malé', 'USD 900 a month', { title: ' ', description: '' })).toEqual([
    'title!',
    'description!',
  ]);
});
