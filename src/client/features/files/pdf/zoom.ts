/** Of the width there is. */
const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

/** The next larger zoom, or smaller one; the same at either end. */
export function zoomed(zoom: number, by: 1 | -1): number {
  const next = by > 0 ? steps.find((step) => step > zoom) : steps.findLast((step) => step < zoom);
  return next ?? zoom;
}

/** A browser that is asked for a larger canvas gives none at all, or a blank one. */
const mostPixels = 16_000_000;

/** How many of a screen's pixels a page's canvas has for each of its own, so that it is sharp and still drawn. */
export function sharpness(width: number, height: number, screen: number): number {
  return Math.min(screen, 3, Math.sqrt(mostPixels / (width * height)));
}
