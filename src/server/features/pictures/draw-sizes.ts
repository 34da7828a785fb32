import type { default as SharpLibrary, Sharp } from 'sharp';
import {
  type Crop,
  middleOf,
  pictureFormats,
  pictureLimits,
  type PictureKind,
  pictureShapes,
} from '#domain/pictures.ts';
import { turnsFor } from '#server/db/few-at-once.ts';
import { Refusal } from '#server/refusal.ts';
import type { PictureSize } from './pictures.queries.ts';

let library: Promise<typeof SharpLibrary> | undefined;

/** Loaded by the first picture: with it comes all that draws, and most servers start without drawing anything. */
async function loadSharp(): Promise<typeof SharpLibrary> {
  const { default: sharp } = await import('sharp');
  // A server has better uses for memory than pictures it has drawn once, and one core at a time is enough for drawing.
  sharp.cache(false);
  sharp.concurrency(1);
  // What is drawn from instructions could ask for files and never end: only pixels are read.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadHeifBuffer',
    ],
  });
  return sharp;
}

/** Large pictures take up to a gigabyte while they are unpacked: one after the other. */
export const oneAtATime = turnsFor(1);

/**
 * A picture in the sizes and formats in which its kind is shown, upright, cropped, in sRGB and without what the camera wrote into
 * it. Refuses with 422 what is no picture, too small or too large. For who asks in their turn.
 */
export async function drawSizes(
  bytes: Buffer,
  kind: PictureKind,
  crop: Partial<Crop>,
): Promise<PictureSize[]> {
  const sharp = await (library ??= loadSharp());
  const shape = pictureShapes[kind];
  const upright = await uprightSize(sharp, bytes);
  const part = region(upright, partOf(crop) ?? middleOf(upright.width, upright.height, shape.ratio));
  if (part.width < shape.leastWidth || part.height < Math.floor(shape.leastWidth / shape.ratio))
    throw new Refusal(
      422,
      'picture_too_small',
      `This part of the picture is ${part.width} × ${part.height} pixels. Choose one of at least ${shape.leastWidth} × ${Math.round(shape.leastWidth / shape.ratio)}.`,
    );
  try {
    const largest = shape.widths.at(-1) ?? part.width;
    // Unpacked once: every size is made from the largest.
    const whole = await open(sharp, bytes)
      .autoOrient()
      .extract(part)
      .resize(largest, Math.round(largest / shape.ratio), { fit: 'cover' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = whole.info;
    const sizes = shape.widths.flatMap((wide) => pictureFormats.map((format) => ({ width: wide, format })));
    const drawn: PictureSize[] = [];
    for (const { width: wide, format } of sizes) {
      const sized = sharp(whole.data, { raw: { width, height, channels } }).resize(
        wide,
        Math.round(wide / shape.ratio),
        { fit: 'fill' },
      );
      const packed = format === 'avif' ? sized.avif({ quality: 55, effort: 2 }) : sized.webp({ quality: 80 });
      drawn.push({ width: wide, format, bytes: await packed.toBuffer() });
    }
    return drawn;
  } catch {
    throw notAPicture();
  }
}

function open(sharp: typeof SharpLibrary, bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'error', pages: 1 }).timeout({
    seconds: 20,
  });
}

const read = new Set<string | undefined>(['jpeg', 'png', 'webp', 'heif']);

/** Its width and height as it is looked at: cameras write down how they were held. */
async function uprightSize(
  sharp: typeof SharpLibrary,
  bytes: Buffer,
): Promise<{ width: number; height: number }> {
  if (bytes.length === 0) throw notAPicture();
  const about = await sharp(bytes, { limitInputPixels: false, pages: 1 })
    .metadata()
    .catch(() => undefined);
  if (!about || !read.has(about.format)) throw notAPicture();
  const { width, height } = about.autoOrient;
  if (width * height > pictureLimits.pixels)
    throw new Refusal(
      422,
      'picture_too_large',
      `This picture has ${Math.round((width * height) / 1_000_000)} million pixels. Send one of at most ${pictureLimits.pixels / 1_000_000} million.`,
    );
  return { width, height };
}

/** Undefined unless all four are said. */
function partOf({ left, top, width, height }: Partial<Crop>): Crop | undefined {
  if (left === undefined || top === undefined || width === undefined || height === undefined)
    return undefined;
  return { left, top, width, height };
}

/** In pixels, and inside the picture whatever was asked for. */
function region(size: { width: number; height: number }, part: Crop) {
  const left = Math.min(Math.round(part.left * size.width), size.width - 1);
  const top = Math.min(Math.round(part.top * size.height), size.height - 1);
  const width = Math.min(Math.round(part.width * size.width), size.width - left);
  const height = Math.min(Math.round(part.height * size.height), size.height - top);
  return { left, top, width: Math.max(width, 1), height: Math.max(height, 1) };
}

function notAPicture(): Refusal {
  return new Refusal(
    422,
    'not_a_picture',
    'This file can’t be read as a picture. Send a JPEG, PNG, WebP or AVIF.',
  );
}
