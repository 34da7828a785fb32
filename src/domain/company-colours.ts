import { accentsOf, isColour } from './accents.ts';

/** A colour of the sea, for who has none. */
const usual = '#0f4c5c';

/**
 * The style sheet that gives a company's pages its colour, in both themes, over the tokens of the house. The server says its
 * hash in the page's policy, so both make it here.
 */
export function companyColours(colour: string | null): string {
  const { band, onBand, light, dark } = accentsOf(colour && isColour(colour) ? colour : usual);
  const tokens = ({ accent, onAccent }: typeof light) =>
    `--brand:${accent};--brand-hover:${accent};--brand-tint:var(--shallow);--on-brand:${onAccent};--link:${accent};--focus:${accent};--primary:${accent};--on-primary:${onAccent}`;
  return `:root{--band:${band};--on-band:${onBand};${tokens(light)}}@media (prefers-color-scheme:dark){:root{${tokens(dark)}}}`;
}
