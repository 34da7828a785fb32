/** The name of a company in addresses: /c/blue-lagoon. */
export const slugLimits = { min: 2, max: 60 } as const;

/** What is wrong with one, in a sentence. Which are taken, or kept for ourselves, the database knows. */
export function slugProblem(slug: string): string | undefined {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    return 'Public address can have small letters a to z, digits and single hyphens between them.';
  if (slug.length < slugLimits.min) return `Public address needs at least ${slugLimits.min} characters.`;
  return /[a-z]/.test(slug) ? undefined : 'Public address needs at least one letter.';
}
