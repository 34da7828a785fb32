import { expect, test } from 'vitest';
import { userTypes } from '#domain/people.ts';
import { screens } from '#client/app/routes.tsx';
import { someone, vouchedFor } from '#client/app/somebody.ts';
import { found } from './find-commands.ts';
import { placesToGo } from './places-to-go.ts';

const labels = (typed: string, user = someone('recruiter', vouchedFor)) =>
  found(placesToGo(user), typed).map(({ label }) => label);

test('every screen with an address of its own is found by everybody whom it is for', () => {
  for (const userType of userTypes) {
    const user = someone(userType, userType === 'job_seeker' ? [] : vouchedFor);
    const paths = placesToGo(user).map(({ path }) => path.replace(/[?#].*/, ''));
    const theirs = screens.filter(({ path, isFor }) => !path.includes(':') && (!isFor || isFor(user)));
    const missing = theirs.map(({ path }) => path).filter((path) => !paths.includes(path));
    expect(missing, userType).toEqual([]);
  }
});

test('nobody is led to a screen that is not for them', () => {
  for (const userType of userTypes) {
    const user = someone(userType);
    for (const { path } of placesToGo(user)) {
      const screen = screens.find((one) => one.path === path.replace(/[?#].*/, ''));
      expect(!screen?.isFor || screen.isFor(user), `${userType} ${path}`).toBe(true);
    }
  }
});

test.each([
  ['interviews', 'Interviews'],
  ['pipeline', 'Pipeline'],
  ['board', 'Pipeline'],
  ['post a job', 'Post a job'],
  ['reject', 'Reject candidates'],
  ['dark', 'Appearance'],
  ['templ', 'Templates'],
  ['password', 'Password'],
  ['time zone', 'Time zone'],
  ['notif', 'Notifications'],
  ['résumé', undefined],
])('“%s” finds %s first', (typed, first) => {
  expect(labels(typed)[0]).toBe(first);
});

test('whoever manages a company finds its security log and its members', () => {
  const admin = someone(
    'company_admin',
    vouchedFor.map((membership) => ({ ...membership, role: 'company_admin' as const })),
  );
  expect(labels('security log', admin)[0]).toBe('Security log');
  expect(labels('members', admin)[0]).toBe('Members');
  expect(labels('security log')).toEqual([]);
});

test('words are found by their beginnings, in any order, with or without signs', () => {
  const commands = [
    { label: 'Résumé of Tomáš', detail: 'File' },
    { label: 'Mark as read', detail: 'All' },
    { label: 'Notifications', detail: 'Go to', words: 'mark inbox' },
  ];
  expect(found(commands, 'tomas resu').map(({ label }) => label)).toEqual(['Résumé of Tomáš']);
  expect(found(commands, 'mark').map(({ label }) => label)).toEqual(['Mark as read', 'Notifications']);
  expect(found(commands, '')).toHaveLength(3);
  expect(found(commands, 'mark nothing')).toEqual([]);
});
