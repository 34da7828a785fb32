import { isWebLink } from '#domain/links.ts';

/** What the server would say of a text that is too long. */
export function lengthProblem(label: string, text: string, max: number): string | undefined {
  return text.trim().length > max
    ? `${label} can have at most ${max.toLocaleString('en')} characters`
    : undefined;
}

/** What the server would say of what is to be a web address. */
export function addressProblem(label: string, text: string): string | undefined {
  return !text.trim() || isWebLink(text.trim())
    ? undefined
    : `${label} must be a web address that begins with http:// or https://`;
}
