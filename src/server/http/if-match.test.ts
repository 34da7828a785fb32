import { describe, expect, test } from 'vitest';
import { etagOf, refuseStale, withEtag } from '#server/etags.ts';
import { readIfMatch } from './if-match.ts';

describe('what a change asks of what it changes', () => {
  test.each([
    [undefined, undefined],
    ['*', '*'],
    [' * ', '*'],
    ['"abc"', ['abc']],
    ['"a", "b"', ['a', 'b']],
    ['"a","b"', ['a', 'b']],
    // A comma may stand in a tag, and a place in the list may be empty.
    ['"a,b" , , "c"', ['a,b', 'c']],
    // A weak tag never matches.
    ['W/"a", "b"', ['b']],
    ['W/"a"', []],
    ['""', ['']],
    ['', []],
  ])('is read out of %j: %j', (header, tags) => {
    expect(readIfMatch(header)).toEqual(tags);
  });

  test.each(['abc', '"abc', 'abc"', '"a" "b"', '"a" b', "'a'", '*, "a"', '"a"; "b"', 'w/"a"'])(
    '%j is refused',
    (header) => {
      expect(() => readIfMatch(header)).toThrow('entity tags in quotation marks');
    },
  );
});

describe('an entity tag', () => {
  const template = { name: 'Crew', letter: 'Dear {{full_name}}' };
  const tag = (written: object, also?: object) => etagOf('PUT /api/offer-templates/:id', written, also);

  test('is the same for the same, in whatever order and with whatever else stands beside it', () => {
    expect(tag({ letter: template.letter, name: template.name })).toBe(tag(template));
    expect(tag({ ...template, id: 7, changedAt: '2026-01-01' })).toBe(tag(template));
    expect(tag(template)).toMatch(/^[\w-]{24}$/);
  });

  test('is another with every field that can be written, and of what else is said to matter', () => {
    const tags = [
      template,
      { ...template, name: 'crew' },
      { ...template, letter: 'Dear' },
      { name: 'Crew' },
    ].map((one) => tag(one));
    expect(new Set(tags).size).toBe(tags.length);
    expect(tag(template, { state: 'sent' })).not.toBe(tag(template, { state: 'draft' }));
  });

  test('stands beside the row it is of', () => {
    expect(withEtag('PUT /api/offer-templates/:id', template)).toEqual({ ...template, etag: tag(template) });
  });
});

describe('what was written over an older state', () => {
  const me = { id: 1 };
  const by = (userId: number) => ({ etag: 'now', changedBy: { userId, name: 'Ali Nasir' } });

  test('passes where nothing, anything, or this very state was asked for', () => {
    for (const ifMatch of [undefined, '*', ['now'], ['before', 'now']] as const)
      expect(() => refuseStale(ifMatch, me, by(2))).not.toThrow();
  });

  test.each([
    [by(2), 'Changed by Ali Nasir since you opened it.'],
    [by(1), 'Changed by you elsewhere since you opened it.'],
    [{ etag: 'now' }, 'Changed by you elsewhere since you opened it.'],
    // Whoever it was has no account any more.
    [{ etag: 'now', changedBy: null }, 'Changed since you opened it.'],
  ])('is refused, with whose change it was: %j', (edited, sentence) => {
    expect(() => refuseStale(['before'], me, edited)).toThrow(`${sentence} Your version was not saved.`);
    expect(() => refuseStale([], me, edited)).toThrow(sentence);
  });
});
