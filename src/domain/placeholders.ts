/**
 * A text with what it leaves open filled in: `{{first_name}}` in every text of the product. Texts from before know a few
 * names in single braces (`short`: what each is called today), which are still filled in. What nothing is known for stays
 * as it is, and what is filled in is not looked at again.
 */
export function withFilledIn(
  text: string,
  values: Readonly<Record<string, string>>,
  short: Readonly<Record<string, string>> = {},
): string {
  return text.replace(open, (whole, name?: string, shortName = '') => {
    const meant = name ?? (Object.hasOwn(short, shortName) ? short[shortName] : undefined);
    return meant !== undefined && Object.hasOwn(values, meant) ? (values[meant] ?? whole) : whole;
  });
}

/** What a text leaves open, as it is called there: in double braces anything, in single ones only a word. */
export function leftOpen(text: string): { name: string; double: boolean }[] {
  return [...text.matchAll(open)].map(([, name, shortName = '']) => ({
    name: name ?? shortName,
    double: name !== undefined,
  }));
}

const open = /\{\{\s*([^{}]*?)\s*\}\}|\{([^{}\n]*)\}/g;
