let known: ReadonlySet<string> | undefined;

/** Whether a word is in the name of a country or of one of the cities that time zones are called after. */
export function isKnownPlace(word: string): boolean {
  known ??= new Set([...countries(), ...cities()].flatMap(wordsOf));
  return wordsOf(word).every((one) => known?.has(one));
}

function countries(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  return letters.flatMap((first) =>
    letters.flatMap((second) => {
      const name = names.of(first + second) ?? '';
      // What is no country's code comes back as it is.
      return name.length > 2 ? [name] : [];
    }),
  );
}

function cities(): string[] {
  return Intl.supportedValuesOf('timeZone').map((zone) => zone.split('/').at(-1) ?? '');
}

function wordsOf(name: string): string[] {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/\p{L}{4,}/gu) ?? [plain];
}
