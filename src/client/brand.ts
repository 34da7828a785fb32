/** What the operator calls this installation; the server writes it into the page (BRAND_NAME). */
export const brand = written() || 'Moorings';

function written(): string | undefined {
  // The build, which renders the first screens, has no document; there the server writes the name.
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>('meta[name="brand"]')?.content;
}
