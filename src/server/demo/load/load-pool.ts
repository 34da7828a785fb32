import { insertAll, insertNumbered } from './insert-all.ts';
import type { Loading } from './loading.ts';

/** The company that keeps most about its candidates, and the recruiter of it who does. */
const company = 'odegiri';
const keeper = 'dilani';
const colleague = 'fathimath';

/** Its own words for people, and who has them. */
const tags = {
  'Dhivehi speaker': ['aishath', 'hawwa.leen', 'lamha.i'],
  'Ask again in spring': ['lakmini.j', 'kasun.w', 'zeenath.m'],
  'Night shifts': ['grace.mutua', 'sunil.tamang'],
  'Own accommodation': ['aishath', 'chen.yuting'],
} as const;

/** The first is shared with everybody there, the second is the keeper's alone. */
const lists = [
  {
    name: 'Front office, next season',
    shared: true,
    people: ['aishath', 'grace.mutua', 'priya.nair', 'elena.sokolova'],
  },
  { name: 'To call back', shared: false, people: ['chen.yuting', 'zeenath.m'] },
] as const;

/** What a company keeps about its candidates, and the views in which its people look at their board. */
export async function loadPool({ tx, people, companies, calendar }: Loading): Promise<void> {
  const company_id = companies.id(company);
  const by = people.id(keeper);
  const at = calendar.evening(1);
  const tagNames = Object.keys(tags).map((name) => ({ company_id, name }));
  const tagIds = await insertNumbered(tx, 'candidate_tag', tagNames);
  await insertAll(
    tx,
    'candidate_tagged',
    Object.values(tags).flatMap((tagged, index) =>
      tagged.map((username) => ({
        tag_id: tagIds[index] ?? 0,
        user_id: people.id(username),
        tagged_by: by,
        tagged_at: at,
      })),
    ),
  );
  const listIds = await insertNumbered(
    tx,
    'candidate_list',
    lists.map(({ name, shared }) => ({ company_id, owner_id: by, name, shared, created_at: at })),
  );
  await insertAll(
    tx,
    'candidate_listed',
    lists.flatMap(({ people: listed }, index) =>
      listed.map((username) => ({
        list_id: listIds[index] ?? 0,
        user_id: people.id(username),
        listed_by: by,
        listed_at: at,
      })),
    ),
  );
  const view = (username: string, name: string, screen: string, query: string, shared: boolean) => ({
    user_id: people.id(username),
    company_id: shared ? company_id : null,
    screen,
    name,
    query,
    created_at: at,
  });
  await insertAll(tx, 'saved_view', [
    view(keeper, 'Still waiting for an answer', 'board', 'waiting=true', true),
    view(keeper, 'Front office', 'board', 'search=front+office', false),
    view(colleague, 'Answer due first', 'applications', 'sort=due&waiting=true', true),
  ]);
}
