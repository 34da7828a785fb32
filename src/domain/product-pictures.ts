/** Screens of the product of which pictures are kept, made by `npm run product-pictures`; pages name them. */
export const productPictures = ['board', 'applications', 'analytics'] as const;
export type ProductPictureName = (typeof productPictures)[number];

/** How wide they are kept, in pixels: of a wide window, also for screens of twice the pixels, and of a phone. */
export const productPictureSizes = {
  wide: { window: { width: 1280, height: 800 }, widths: [1280, 2200] },
  phone: { window: { width: 390, height: 560 }, widths: [780] },
} as const;
