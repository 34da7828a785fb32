import sharp from 'sharp';

/** A picture of its own colour, in pixels, as PNG. */
export async function plainPicture(width: number, height: number, background = '#0a7'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Large enough for a logo or portrait, and small to send. */
export const anyPicture = await plainPicture(300, 240);
