/** What the operator calls this installation; the server writes it into the page (BRAND_NAME). */
export const brand = document.querySelector<HTMLMetaElement>('meta[name="brand"]')?.content || 'Moorings';
