/** A company's colour, so that whatever is written in it or on it can be read: by calculation (WCAG 2.2, 1.4.3), in both themes. */
export interface Accents {
  /** The colour itself, on areas, and what is written on them. */
  band: string;
  onBand: string;
  /** As near to it as can be read on the page: links, lines, buttons, and what is written on these. */
  light: Accent;
  dark: Accent;
}

interface Accent {
  accent: string;
  onAccent: string;
}

/** What text stands on in the two themes, as tokens.css has it: the page, and areas of it. */
const pages = { light: ['#ffffff', '#eef4f5'], dark: ['#0c1b21', '#122730', '#17303a'] } as const;

/** As WCAG asks of text of any size. */
export const leastContrast = 4.5;

export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

export function colourProblem(text: string): string | undefined {
  return isColour(text) ? undefined : 'Colour must be a number sign and six digits, such as #0a6b7c';
}

export function accentsOf(colour: string): Accents {
  const own = isColour(colour) ? colour.toLowerCase() : '#000000';
  // One of the last two always fits.
  const inks = ['#ffffff', '#0f2a33', '#000000'];
  const onBand = inks.find((ink) => contrast(ink, own) >= leastContrast) ?? '#000000';
  return {
    band: own,
    onBand,
    light: { accent: readable(own, pages.light, '#000000'), onAccent: pages.light[0] },
    dark: { accent: readable(own, pages.dark, '#ffffff'), onAccent: pages.dark[0] },
  };
}

/** The colour, with as little black or white in it as makes it readable on all of these. */
function readable(colour: string, on: readonly string[], towards: string): string {
  for (let percent = 0; percent < 100; percent += 1) {
    const mixed = mix(colour, towards, percent / 100);
    if (on.every((page) => contrast(mixed, page) >= leastContrast)) return mixed;
  }
  return towards;
}

/** How far two colours can be told apart, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function mix(colour: string, towards: string, share: number): string {
  const other = partsOf(towards);
  const parts = partsOf(colour).map((part, index) =>
    Math.round(part + ((other[index] ?? 0) - part) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}

function partsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
}
