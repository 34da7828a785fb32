import { describe, expect, test } from 'vitest';
import { withoutSigns, wordPattern } from '#domain/signed-words.ts';
import { vocabulary } from '#test/features.ts';
import { departments, sameWords, trades } from './other-words.ts';
import { sameAs, withInitials } from './same-words.ts';
import { departmentOf, longestName, namesOf, titleTokens, tradesNamed } from './trade-names.ts';
import { occupationOfTrade } from './trade-occupations.ts';

const lists = ['called', 'dated', 'short', 'kinds', 'fr', 'de', 'es', 'it', 'dv', 'thaana'] as const;
const all = trades.flatMap((trade) =>
  lists.flatMap((list) => namesOf(trade[list]).map((name) => ({ trade, list, name }))),
);

describe('the table of other words', () => {
  test('has each name once in its list, without blanks around it', () => {
    for (const trade of trades)
      for (const list of lists) {
        const names = namesOf(trade[list]);
        expect([trade.called, list, new Set(names).size]).toEqual([trade.called, list, names.length]);
        expect([trade.called, list, names.filter((name) => !name || name !== name.trim())]).toEqual([
          trade.called,
          list,
          [],
        ]);
      }
  });

  test('calls every trade by a first name that no other bears', () => {
    const first = trades.map(({ called }) => namesOf(called)[0]!.toLowerCase());
    expect(new Set(first).size).toBe(first.length);
  });

  test('finds by each of its names the trade that bears it', () => {
    const lost = all.filter(
      ({ trade, name }) =>
        !tradesNamed(titleTokens(name).map(({ key }) => key)).some((one) => one.trade === trade),
    );
    expect(lost.map(({ list, name }) => [list, name])).toEqual([]);
  });

  test('knows of each trade an occupation, or one beside it, with its own number', () => {
    const numbers = trades
      .filter(({ beside }) => beside)
      .map((trade) => occupationOfTrade(vocabulary, trade).occupation);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const trade of trades) {
      const { occupation, isco } = occupationOfTrade(vocabulary, trade);
      expect([trade.called, isco >= 1_000 && isco <= 9_999]).toEqual([trade.called, true]);
      expect([trade.called, occupation < vocabulary.size]).toEqual([trade.called, !trade.beside]);
    }
  });

  test('has no name longer than is looked for', () => {
    for (const { name } of all) expect(titleTokens(name).length).toBeLessThanOrEqual(longestName());
  });

  test('spells out the initials of departments', () => {
    for (const { called, short } of departments)
      for (const initials of namesOf(short)) {
        const key = titleTokens(initials)
          .map((token) => token.key)
          .join(' ');
        expect([initials, departmentOf(key)]).toEqual([initials, expect.any(String)]);
        expect(called).not.toBe('');
      }
    expect(departmentOf('zzz')).toBeUndefined();
  });
});

describe('the words of a title', () => {
  test.each([
    ['F & B Manager', ['f&b', 'manager']],
    ['A/C technicians', ['a/c', 'technician']],
    ['Chef de Partie', ['chef', 'de', 'partie']],
    ['Café boss', ['cafe', 'boss']],
    ['', []],
  ])('%j are compared as %j', (title, keys) => {
    expect(titleTokens(title).map(({ key }) => key)).toEqual(keys);
  });

  test('stand where they stand in it', () => {
    const title = 'Köchin, F & B – 2. Etage';
    expect(titleTokens(title).map(({ start, end }) => title.slice(start, end))).toEqual([
      'Köchin',
      'F & B',
      '2',
      'Etage',
    ]);
  });

  test('may name the trade the other way round', () => {
    const [straight] = tradesNamed(['boat', 'captain']);
    expect(tradesNamed(['captain', 'of', 'a', 'boat']).map(({ trade }) => trade)).toContain(straight?.trade);
    expect(tradesNamed(['qwxyz'])).toEqual([]);
  });
});

describe('other names for the same', () => {
  test.each([
    ['room attendant', 'chambermaid'],
    ['chambermaid', 'room attendant'],
    ['waiter', 'Kellner'],
    ['Kellner', 'waiter'],
  ])('“%s” is also “%s”', (words, other) => {
    expect(sameAs(words).map((name) => name.toLowerCase())).toContain(other.toLowerCase());
  });

  test('are never the words themselves, in the plural or otherwise, and each once', () => {
    for (const { name } of all.filter((_, at) => at % 9 === 0)) {
      const others = sameAs(name);
      expect(new Set(others).size).toBe(others.length);
      expect([name, others.includes(name)]).toEqual([name, false]);
    }
    expect(sameAs('waiters')).not.toContain('waiter');
    expect(sameAs('qwxyz')).toEqual([]);
  });

  test('of what means the same go both ways', () => {
    // "Part-time" and "part time", "C++" and "cpp", and plurals are one name to begin with.
    const letters = (name: string) =>
      (name.toLowerCase().match(wordPattern) ?? [])
        .map((word) => withoutSigns(word).replace(/s$/, ''))
        .join(' ');
    const pairs = sameWords.flatMap((line) => {
      const [one = '', ...others] = namesOf(line);
      return others.filter((other) => letters(other) !== letters(one)).map((other) => [one, other] as const);
    });
    expect(pairs.length).toBeGreaterThan(5);
    const lost = pairs.filter(([one, other]) => !sameAs(one).includes(other) || !sameAs(other).includes(one));
    expect(lost).toEqual([]);
  });

  test('of one kind of a trade are the trade, and the trade is not each of its kinds', () => {
    const { called, kinds } = trades.find((trade) => trade.kinds && namesOf(trade.kinds)[0])!;
    const [trade = '', kind = ''] = [namesOf(called)[0], namesOf(kinds)[0]];
    expect(sameAs(kind)).toContain(trade);
    expect(sameAs(trade)).not.toContain(kind);
  });

  test('also have the department’s initials for its name', () => {
    const [first] = departments;
    const [initials = ''] = namesOf(first?.short);
    expect(withInitials([`${first?.called} manager`])).toContain(`${initials} manager`);
    expect(withInitials(['boat captain'])).toEqual([]);
  });
});
