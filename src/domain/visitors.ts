import { limits } from './limits.ts';

/** So long somebody who applied without an account has to confirm their address, and a link then goes on showing what became of it. */
export const daysToConfirm = 14;
export const daysToFollow = 180;

/** So many mails a day ask an address about applications, whatever is sent with it; so many more bring codes and ask about alerts. */
export const mostMailsADay = 5;

/** How long a token to apply works. */
export const applyTokenMinutes = 60;

/** From so many applications of visitors to one job in so many minutes on it is under attack: each further one asks for some work. */
export const flood = { applications: 30, minutes: 10 } as const;

/** How files of visitors come: in pieces of at most so many bytes, for so long, and so many at once from one network and in all. */
export const uploads = {
  piece: 65_536,
  hours: 24,
  ofNetwork: 20,
  bytesInAll: 512 * 1024 * 1024,
} as const;

/** What stands instead of a question's number where the file is the résumé. */
export const resumeQuestion = 0;

/** What forms call the answer to a question. */
export function answerField(questionId: number): string {
  return `question-${questionId}`;
}

/** Names are where those who sell things put their addresses: "www.example.com", "http://…", "example.com/win". */
export function nameProblem(name: string): string | undefined {
  const isAddress =
    /:\/\/|\bwww\.|[\p{L}\d-]+\.(?:com|net|org|info|biz|io|co|me|ru|cn|xyz|top|site|online|shop|link|click|app|dev|ly|mv)\b/iu.test(
      name,
    );
  if (isAddress) return 'Name can’t contain a web address';
  return /[\p{L}]/u.test(name) ? undefined : 'Name needs at least one letter';
}

/** The two parts of a name as accounts keep them; of one word there is no last. */
export function nameParts(name: string): { firstName: string; lastName: string | null } {
  const words = name.split(' ');
  const last = words.length > 1 ? words.at(-1) : undefined;
  const first = last === undefined ? name : words.slice(0, -1).join(' ');
  const cut = (part: string) => [...part].slice(0, limits.personName).join('').trim();
  return { firstName: cut(first), lastName: last === undefined ? null : cut(last) };
}

/** "7KQ2-M9X-4TD": easier to read out than in one piece. */
export function receiptInWords(receipt: string): string {
  return `${receipt.slice(0, 4)}-${receipt.slice(4, 7)}-${receipt.slice(7)}`;
}
