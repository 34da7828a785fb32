import { createContext, useContext } from 'react';

/** What the operator calls this installation; the server writes it into the page (BRAND_NAME). */
export const brand = written() || 'Moorings';

/** The same where the server draws a page itself and there is no document to read it from. */
export const BrandOfPage = createContext(brand);

export function useBrand(): string {
  return useContext(BrandOfPage);
}

function written(): string | undefined {
  // The build, which renders the first screens, has no document; there the server writes the name.
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>('meta[name="brand"]')?.content;
}
