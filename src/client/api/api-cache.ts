import type { InfiniteData, InvalidateQueryFilters, Query } from '@tanstack/react-query';
import type { Answer } from '#contract/api.ts';
import type { Call, Needs, Page } from './call.ts';
import { queryClient } from './query-client.ts';

/**
 * The one door to what the server has answered before: typed by the contract, so that a misspelt call, wrong needs or an
 * answer of another shape do not compile.
 */
export type ReadCall = Extract<Call, `GET ${string}`>;
export type ListCall = { [Key in ReadCall]: Answer<Key> extends readonly unknown[] ? Key : never }[ReadCall];
export type ItemOf<Key extends Call> = Answer<Key> extends readonly (infer Item)[] ? Item : never;

/** Where an answer is cached. */
export function answerKey<Key extends ReadCall>(key: Key, needs: Needs<Key>) {
  return [key, needs] as const;
}

/** Where a list is cached that comes in pages. */
export function pagesKey<Key extends ListCall>(key: Key, needs: Needs<Key>) {
  return [key, needs, 'pages'] as const;
}

/** Where it is cached how long such a list is. */
export function totalKey<Key extends ListCall>(key: Key, needs: Needs<Key>) {
  return [key, needs, 'total'] as const;
}

export function cachedAnswer<Key extends ReadCall>(key: Key, needs: Needs<Key>): Answer<Key> | undefined {
  return queryClient.getQueryData<Answer<Key>>(answerKey(key, needs));
}

/** Every answer of a call that is on the screen. */
export function shownAnswers<Key extends ReadCall>(key: Key): Answer<Key>[] {
  return queryClient
    .getQueriesData<Answer<Key>>({ queryKey: [key], type: 'active', predicate: isWhole })
    .flatMap(([, answer]) => (answer === undefined ? [] : [answer]));
}

/** Every item that any list of a call has brought. */
export function cachedItems<Key extends ListCall>(key: Key): ItemOf<Key>[] {
  return queryClient.getQueriesData<List<Key>>({ queryKey: [key] }).flatMap(([, list]) => itemsOf(list));
}

/** Puts there what another call has answered. */
export function setAnswer<Key extends ReadCall>(key: Key, needs: Needs<Key>, answer: Answer<Key>): void {
  queryClient.setQueryData<Answer<Key>>(answerKey(key, needs), () => answer);
}

/** Changes an answer where there is one. */
export function changeAnswer<Key extends ReadCall>(
  key: Key,
  needs: Needs<Key>,
  change: (before: Answer<Key>) => Answer<Key>,
): void {
  queryClient.setQueryData<Answer<Key>>(answerKey(key, needs), (before) =>
    before === undefined ? undefined : change(before),
  );
}

/** Changes every answer of a call, whatever it was asked with. */
export function changeAnswers<Key extends ReadCall>(
  key: Key,
  change: (before: Answer<Key>) => Answer<Key>,
): void {
  queryClient.setQueriesData<Answer<Key>>({ queryKey: [key], predicate: isWhole }, (before) =>
    before === undefined ? undefined : change(before),
  );
}

/** Changes the items of every list of a call, also where they came in pages. */
export function changeItems<Key extends ListCall>(
  key: Key,
  change: (items: ItemOf<Key>[]) => ItemOf<Key>[],
): void {
  queryClient.setQueriesData<List<Key>>({ queryKey: [key] }, (list) => {
    if (Array.isArray(list)) return change(list);
    if (!isPaged(list)) return list;
    return { ...list, pages: list.pages.map((page) => ({ ...page, items: change(page.items) })) };
  });
}

type ItemCall = { [Key in ListCall]: ItemOf<Key> extends { id: number } ? Key : never }[ListCall];

/** Changes one item wherever a list of a call shows it, where it keeps its place; undefined takes it off. */
export function changeItem<Key extends ItemCall>(
  key: Key,
  id: number,
  change: (item: ItemOf<Key>) => ItemOf<Key> | undefined,
): void {
  changeItems(key, (items) =>
    items.flatMap((item) => {
      // The cast: the items of these calls have ids, which TypeScript forgets of every Key at once.
      if ((item as { id: number }).id !== id) return [item];
      const changed = change(item);
      return changed === undefined ? [] : [changed];
    }),
  );
}

/**
 * Marks what is meant as old. A list that is being given its next page gets it first: fetched anew meanwhile it would give up
 * the page, and who has pressed “Load more” would see nothing come of it.
 */
async function invalidate(filters: InvalidateQueryFilters = {}): Promise<void> {
  const growing = queryClient.getQueryCache().findAll(filters).filter(isGrowing);
  const isMeant = (query: Query) => filters.predicate?.(query) ?? true;
  await Promise.all([
    queryClient.invalidateQueries({
      ...filters,
      predicate: (query) => !growing.includes(query) && isMeant(query),
    }),
    ...growing.map(async (list) => {
      await list.promise?.catch(() => undefined);
      await queryClient.invalidateQueries({ ...filters, predicate: (query) => query === list });
    }),
  ]);
}

function isGrowing({ state: { fetchStatus, fetchMeta } }: Query): boolean {
  return fetchStatus === 'fetching' && fetchMeta?.fetchMore !== undefined;
}

/** Marks what a write has changed, so that it is fetched anew where it is shown: every cached answer of these calls. */
export async function refresh(...keys: ReadCall[]): Promise<void> {
  await Promise.all(keys.map((key) => invalidate({ queryKey: [key] })));
}

/** The same, but what is on the screen stays as it is until it is opened again. */
export async function refreshLater(...keys: ReadCall[]): Promise<void> {
  await Promise.all(keys.map((key) => invalidate({ queryKey: [key], refetchType: 'none' })));
}

/** The same of all calls that are meant. */
export async function refreshLaterIf(isMeant: (key: ReadCall) => boolean): Promise<void> {
  await invalidate({
    refetchType: 'none',
    // The cast: every key begins with its call.
    predicate: ({ queryKey }) => isMeant(queryKey[0] as ReadCall),
  });
}

/** One answer only, and the list of it that comes in pages. */
export async function refreshAnswer<Key extends ReadCall>(key: Key, needs: Needs<Key>): Promise<void> {
  await invalidate({ queryKey: answerKey(key, needs) });
}

export async function refreshTotal<Key extends ListCall>(key: Key, needs: Needs<Key>): Promise<void> {
  await invalidate({ queryKey: totalKey(key, needs) });
}

/** Those answers of a call that were asked for in such a way. */
export async function refreshAsked<Key extends ReadCall>(
  key: Key,
  isMeant: (needs: Needs<Key>) => boolean,
): Promise<void> {
  await invalidate({
    queryKey: [key],
    // The cast: under the call stands what it needs.
    predicate: ({ queryKey }) => isMeant(queryKey[1] as Needs<Key>),
  });
}

/** The lists of a call, now or `later`, by what they hold. */
export async function refreshLists<Key extends ListCall>(
  key: Key,
  isMeant: (items: ItemOf<Key>[]) => boolean,
  { later = false } = {},
): Promise<void> {
  await invalidate({
    queryKey: [key],
    refetchType: later ? 'none' : 'active',
    // The cast: what is cached under the call of a list are lists.
    predicate: ({ state }) => isMeant(itemsOf(state.data as List<Key> | undefined)),
  });
}

export async function refreshAll(): Promise<void> {
  await invalidate();
}

/** Whether something has said of a list in pages that it is not as it was. */
export function isOutdated<Key extends ListCall>(key: Key, needs: Needs<Key>): boolean {
  return queryClient.getQueryState(pagesKey(key, needs))?.isInvalidated ?? false;
}

/** What is under way was asked for before a change, and would show it undone. Says whether anything was. */
export function dropFetches(key: ReadCall): boolean {
  const isUnderWay = queryClient.isFetching({ queryKey: [key] }) > 0;
  void queryClient.cancelQueries({ queryKey: [key] });
  return isUnderWay;
}

/** Calls `act` after each answer of a call that the server has given, not after those that were changed here. Answers its end. */
export function onFetched(key: ReadCall, act: () => void): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryKey[0] !== key) return;
    if (event.action.type === 'success' && !event.action.manual) act();
  });
}

/**
 * Holds every answer of a call as it is shown, with what is changed here meanwhile: over what the server gives it is put back, as nobody can
 * tell whether it knows of a change that is under way. What was asked for before is dropped. Answers its end, at which what is still under
 * way is asked for anew: it may not know of the change either.
 */
export function holdAnswers(key: ReadCall): () => void {
  dropFetches(key);
  const cache = queryClient.getQueryCache();
  const shown = new Map(
    cache.findAll({ queryKey: [key] }).map(({ queryHash, state }) => [queryHash, state.data]),
  );
  const release = cache.subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryKey[0] !== key || event.action.type !== 'success')
      return;
    const { queryHash, queryKey, state } = event.query;
    const held = shown.get(queryHash);
    if (event.action.manual || held === undefined) shown.set(queryHash, state.data);
    else queryClient.setQueryData(queryKey, held);
  });
  return () => {
    release();
    if (dropFetches(key)) void refresh(key);
  };
}

type Paged<Key extends ListCall> = InfiniteData<Page<ItemOf<Key>>>;
/** What is cached of a list: all of it, the pages one has come to, or how long it is. */
type List<Key extends ListCall> = ItemOf<Key>[] | Paged<Key> | number;

function isPaged<Key extends ListCall>(list: List<Key> | undefined): list is Paged<Key> {
  return typeof list === 'object' && 'pages' in list;
}

function itemsOf<Key extends ListCall>(list: List<Key> | undefined): ItemOf<Key>[] {
  if (Array.isArray(list)) return list;
  return isPaged(list) ? list.pages.flatMap(({ items }) => items) : [];
}

function isWhole({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey.length === 2;
}
