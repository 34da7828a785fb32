import { expect, test } from 'vitest';
import { boardWith, keepingOthers, listWith } from './list-or-board.ts';

const params = (query: string) => new URLSearchParams(query);

test('from the list to the board and back the filters stay, also those that only the list has', () => {
  const list = 'tab=screening&sort=due&job=7&search=dive+guide&tag=3&date=30';
  const board = boardWith(params(list));
  expect(board).toBe('/jobs/7/pipeline?tab=screening&sort=due&search=dive+guide&tag=3&date=30');
  const back = new URL(listWith(params(board.slice(board.indexOf('?'))), 7), 'https://example.test');
  expect(back.pathname).toBe('/applications');
  expect(Object.fromEntries(back.searchParams)).toEqual(Object.fromEntries(params(list)));
});

test('without filters the other screen shows everything, and not the view it would open with', () => {
  expect(boardWith(params(''))).toBe('/board?view=all');
  expect(boardWith(params('job=7'))).toBe('/jobs/7/pipeline?view=all');
  expect(listWith(params('view=all'), undefined)).toBe('/applications?view=all');
});

test('a screen that changes its filters leaves the others in the address', () => {
  const next = keepingOthers(params('search=guide'), params('view=all&search=dive&waiting=true&sort=due'), [
    'search',
    'waiting',
  ]);
  expect(next.toString()).toBe('search=guide&sort=due');
});
