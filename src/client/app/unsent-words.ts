import type { Call } from '#client/api/call.ts';

/** What a change is called, by the first of these that its call has. */
const names: readonly (readonly [part: string, one: string, several: string])[] = [
  ['/applications/moves', 'a move', 'moves'],
  ['/status', 'a move', 'moves'],
  ['/messages', 'a message', 'messages'],
  ['/notes', 'notes', 'notes'],
  ['/interviews', 'an interview', 'interviews'],
  ['/scorecards', 'a scorecard', 'scorecards'],
  ['/offers', 'an offer', 'offers'],
  ['/onboarding', 'an onboarding task', 'onboarding tasks'],
  ['POST /api/jobs/:id/applications', 'an application', 'applications'],
  ['/withdraw', 'a withdrawal', 'withdrawals'],
  ['/save', 'a saved job', 'saved jobs'],
  ['/saved-searches', 'a saved search', 'saved searches'],
  ['/api/jobs', 'a job', 'jobs'],
  ['/tags', 'a tag', 'tags'],
  ['/lists', 'a list', 'lists'],
  ['/api/files', 'a file', 'files'],
  ['/profile', 'your profile', 'your profile'],
  ['/work-experience', 'your profile', 'your profile'],
  ['/education', 'your profile', 'your profile'],
  ['/settings', 'settings', 'settings'],
];

const mostNamed = 3;

/** "2 moves, a message and 1 more". */
export function inWords(unsent: readonly Call[]): string {
  const counted = new Map<string, number>();
  for (const call of unsent) {
    const [, one = 'a change', several = 'changes'] = names.find(([part]) => call.includes(part)) ?? [];
    const [name, before] = [...counted].find(([said]) => said === one || said.endsWith(` ${several}`)) ?? [
      one,
      0,
    ];
    counted.delete(name);
    counted.set(before && several !== one ? `${before + 1} ${several}` : one, before + 1);
  }
  const said = [...counted.keys()];
  const named = said.slice(0, mostNamed).join(', ');
  return said.length > mostNamed ? `${named} and ${said.length - mostNamed} more` : named;
}
