import { createRequire } from 'node:module';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { wrapped } from './wrapped.ts';

/** What a picture of a job says. */
export interface Pictured {
  brand: string;
  title: string;
  company: string;
  /** Where and for how much, as far as it is said. */
  location: string | null;
  pay: string | null;
}

export const pictureSize = { width: 1_200, height: 630 } as const;

/** The chart's colours by day, as tokens.css has them: pictures are shown on other people's pages, whatever theme they have. */
const ink = {
  water: '#ffffff',
  shallow: '#eef4f5',
  shoal: '#dde9ec',
  text: '#0f2a33',
  second: '#3c5560',
  third: '#546b75',
  line: '#cbd8db',
  brand: '#9a1b5e',
};
const display = 'Schibsted, Schibsted more, Thaana, sans-serif';
const body = 'Atkinson, Atkinson more, Thaana, sans-serif';
const left = 80;
const widest = 1_040;

/** Draws a job as a picture to stand beside links to it, and answers it as PNG. Encoding is done away from what answers others. */
export async function drawPicture({ brand, title, company, location, pay }: Pictured): Promise<Buffer> {
  const { createCanvas } = await canvases();
  const canvas = createCanvas(pictureSize.width, pictureSize.height);
  const context = canvas.getContext('2d');
  context.fillStyle = ink.water;
  context.fillRect(0, 0, pictureSize.width, pictureSize.height);
  drawChart(context);
  drawBuoy(context, left + 18, 82);
  write(context, brand, {
    font: `700 34px ${body}`,
    colour: ink.text,
    at: [left + 56, 94],
    lines: 1,
    leading: 0,
  });
  const size = title.length > 60 ? 58 : 72;
  const below = write(context, title, {
    font: `700 ${size}px ${display}`,
    colour: ink.text,
    at: [left, 220],
    lines: 3,
    leading: size * 1.12,
  });
  write(context, [company, location].filter(Boolean).join('  ·  '), {
    font: `400 36px ${body}`,
    colour: ink.second,
    at: [left, below + 62],
    lines: 1,
    leading: 0,
  });
  context.fillStyle = ink.brand;
  context.fillRect(left, 522, 64, 6);
  write(context, pay ?? 'Salary not stated', {
    font: `600 44px ${display}`,
    colour: pay ? ink.text : ink.third,
    at: [left, 580],
    lines: 1,
    leading: 0,
  });
  return canvas.encode('png');
}

interface Writing {
  font: string;
  colour: string;
  at: readonly [x: number, y: number];
  lines: number;
  leading: number;
}

/** Writes a text on at most so many lines and answers where the last one stands. */
function write(
  context: SKRSContext2D,
  text: string,
  { font, colour, at: [x, y], lines, leading }: Writing,
): number {
  context.font = font;
  context.fillStyle = colour;
  const written = wrapped(text, { most: lines, fits: (line) => context.measureText(line).width <= widest });
  for (const [index, line] of written.entries()) {
    const isFromRight = /^[^\p{L}]*[\u0590-\u08FF]/u.test(line);
    context.direction = isFromRight ? 'rtl' : 'ltr';
    context.textAlign = isFromRight ? 'right' : 'left';
    context.fillText(line, isFromRight ? x + widest : x, y + index * leading);
  }
  return y + Math.max(0, written.length - 1) * leading;
}

/** The mooring buoy of the logo, struck through. */
function drawBuoy(context: SKRSContext2D, x: number, y: number): void {
  context.strokeStyle = ink.brand;
  context.lineWidth = 5;
  context.beginPath();
  context.arc(x, y, 15, 0, Math.PI * 2);
  context.moveTo(x - 19, y + 19);
  context.lineTo(x + 19, y - 19);
  context.stroke();
}

/** Contours of a bank in the lower corner, and its soundings: the ornament of the product. */
function drawChart(context: SKRSContext2D): void {
  for (const [radius, colour] of [
    [460, ink.shallow],
    [350, ink.shoal],
    [250, ink.shallow],
    [150, ink.water],
  ] as const) {
    context.beginPath();
    for (let step = 0; step <= 120; step += 1) {
      const angle = (step / 120) * Math.PI * 2;
      const reach = radius * (1 + 0.09 * Math.sin(angle * 3 + radius) + 0.05 * Math.sin(angle * 7));
      context.lineTo(1_210 + reach * Math.cos(angle), 640 + reach * 0.8 * Math.sin(angle));
    }
    context.closePath();
    context.fillStyle = colour;
    context.fill();
    context.strokeStyle = ink.line;
    context.lineWidth = 1.5;
    context.stroke();
  }
  context.font = `italic 400 20px ${body}`;
  context.fillStyle = ink.third;
  for (const [x, y, metres] of [
    [820, 560, '31'],
    [905, 470, '24'],
    [985, 540, '18'],
    [1_010, 420, '22'],
    [1_085, 480, '9'],
    [1_140, 372, '27'],
  ] as const)
    context.fillText(metres, x, y);
}

let loaded: Promise<typeof import('@napi-rs/canvas')> | undefined;

/** With our own fonts, which the pages have too; loaded when the first picture is asked for. */
function canvases(): Promise<typeof import('@napi-rs/canvas')> {
  loaded ??= import('@napi-rs/canvas').then((module) => {
    const { resolve } = createRequire(import.meta.url);
    for (const [name, file] of [
      ['Schibsted', 'schibsted-grotesk/files/schibsted-grotesk-latin'],
      ['Schibsted more', 'schibsted-grotesk/files/schibsted-grotesk-latin-ext'],
      ['Atkinson', 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin'],
      ['Atkinson more', 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext'],
      ['Thaana', 'noto-sans-thaana/files/noto-sans-thaana-thaana'],
    ] as const)
      module.GlobalFonts.registerFromPath(resolve(`@fontsource-variable/${file}-wght-normal.woff2`), name);
    return module;
  });
  return loaded;
}
