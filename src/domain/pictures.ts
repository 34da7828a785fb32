/** What pictures are of, and where each stands. */
export const pictureKinds = ['logo', 'cover', 'photo', 'portrait'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** What a company shows of itself; portraits are people's own. */
export const companyPictureKinds = ['logo', 'cover', 'photo'] as const satisfies readonly PictureKind[];
export type CompanyPictureKind = (typeof companyPictureKinds)[number];

export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

interface Shape {
  label: string;
  /** Width by height. */
  ratio: number;
  /** The widths in which it is kept, in pixels. */
  widths: readonly number[];
  /** What is narrower would be blurred where it is shown. */
  leastWidth: number;
}

export const pictureShapes: Record<PictureKind, Shape> = {
  logo: { label: 'Logo', ratio: 1, widths: [64, 128, 256], leastWidth: 96 },
  cover: { label: 'Cover', ratio: 3, widths: [640, 1280, 1920], leastWidth: 960 },
  photo: { label: 'Photo', ratio: 3 / 2, widths: [480, 960, 1600], leastWidth: 480 },
  portrait: { label: 'Portrait', ratio: 1, widths: [64, 128, 256], leastWidth: 96 },
};

/** What a picture may weigh when it is sent, in bytes, and hold, in pixels: what telephones take. */
export const pictureLimits = { bytes: 12 * 1024 * 1024, pixels: 60_000_000, photos: 24 } as const;

/** Which part of a picture is kept, in shares of its width and height as it is looked at. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where a picture is fetched from. Another picture has another key: what stands there never changes. */
export function pictureAddress(key: string, width: number, format: PictureFormat): string {
  return `/pictures/${key}/${width}.${format}`;
}

/** The widths of a picture as `srcset` takes them. */
export function pictureSet(key: string, kind: PictureKind, format: PictureFormat): string {
  return pictureShapes[kind].widths
    .map((width) => `${pictureAddress(key, width, format)} ${width}w`)
    .join(', ');
}

/** The whole of a picture as far as it has the shape asked for, from its middle. */
export function middleOf(width: number, height: number, ratio: number): Crop {
  const wide = Math.min(1, (height * ratio) / width);
  const high = Math.min(1, width / ratio / height);
  return { left: (1 - wide) / 2, top: (1 - high) / 2, width: wide, height: high };
}
