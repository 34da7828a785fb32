/** Whether a text is a day there is, 'YYYY-MM-DD', in a century anybody here can mean: not the year 2 of a date being typed. */
export function isDate(text: string): boolean {
  const time = /^(19|20|21)\d\d-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The calendar date of a text that is one already, or an ISO time, of which the date in UTC counts; undefined of any other. */
export function dateOf(text: string): string | undefined {
  if (!isDate(text.slice(0, 10))) return undefined;
  if (text.length === 10) return text;
  const time = Date.parse(text);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10);
}
