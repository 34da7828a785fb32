import type { Line } from '#server/documents/line.ts';
import { isRole } from './words.ts';

/**
 * A life told in sentences, "In 2009 I became a deckhand with the ferry and stayed until 2013. Since 2018 I have been …":
 * each sentence with years and a job as other résumés tell it, on a line of its own.
 */
export function withLivesTold(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    if (line.bullet || line.text.length < 60) return [line];
    const sentences = sentencesIn(line.text);
    const told = sentences.map(jobTold);
    if (told.filter(Boolean).length < 2) return [line];
    return sentences.map((text, index) => ({
      ...line,
      text: told[index] ?? text,
      continues: false,
      turn: 0,
      apart: index === 0 && line.apart,
    }));
  });
}

function sentencesIn(text: string): string[] {
  return (
    text
      // "From 2014 to 2018 I was a cook at Adler, and since 2018 I am sous chef at Falke."
      .replaceAll(
        /,?\s+and\s+(?=(?:since|from)\s[^,.]{0,20}\d{4},?\s+(?:to\s[^,.]{0,20}\d{4},?\s+)?I\s)/gi,
        '. ',
      )
      .replaceAll(
        /,?\s+and\s+as\s+(?=an?\s[^.;]{3,80}\s(?:from|between)\s[^.;]{0,20}\d{4})/gi,
        '. I worked as ',
      )
      .split(
        /(?<=[.;!])(?<!\b(?:Ltd|Pvt|Co|Inc|St|No|Mr|Mrs|Dr|Asst|Capt|\p{Lu})\.)\s+(?=[\p{Lu}\d]|(?:since|from)\s)/u,
      )
      .filter((sentence) => /\p{L}/u.test(sentence))
  );
}

const month = String.raw`(?:(?:January|February|March|April|May|June|July|August|September|October|November|December)\s+)?`;
const when = String.raw`(?:the\s+(?:spring|summer|autumn|winter)\s+of\s+)?${month}(?:19|20)\d\d`;
const become = String.raw`(?:I\s+)?(?:then\s+|was\s+|also\s+)?(?:became|joined|started|began(?:\s+work)?|got(?:\s+(?:work|a\s+job|my\s+first\s+job))?|moved|went|found\s+(?:work|a\s+job)|took\s+a\s+job|worked|was|have\s+(?:been|worked)|am|had|left|returned|came|came\s+back)`;

/** Each with the groups that tell from when, until when and what. */
const ways = [
  // "From 2013 to 2018 I was a boat captain at Blue Lagoon, where …", "Between May 2013 and June 2018 I …"
  String.raw`^(?:then\s+)?(?:from|between)\s+(?<from>${when})\s+(?:to|until|till|and|up\s+to)\s+(?<to>${when})\b,?\s*${become}\s+(?<what>.+)$`,
  // "In 2009 I became a deckhand with the ferry and stayed until 2013."
  String.raw`^(?:then,?\s+)?(?:in|from)\s+(?<from>${when}),?\s+${become}\s+(?<what>.+?),?\s+(?:and\s+)?(?:I\s+)?(?:stayed|remained|worked|was|left|until|till)\b(?:\s+(?:there|on|it|them|again|in))*\s*(?:until|till|to|up\s+to|in)?\s*(?<to>${when})\b.*$`,
  // "I worked as a waiter at Blue Lagoon from 2013 to 2018."
  String.raw`^(?:then\s+|after\s+(?:that|this),?\s+|before\s+(?:that|this),?\s+|later,?\s+)?${become}\s+(?<what>.+?),?\s+(?:from|between)\s+(?<from>${when})\s+(?:to|until|till|and|up\s+to)\s+(?<to>${when})\b.*$`,
  // "I learned at Hotel Adler from 2011 to 2014 as a commis."
  String.raw`^(?:then\s+)?I\s+(?:have\s+)?(?:learn(?:ed|t)|trained|worked|served|was|started|began)\s+(?:at|in|with|for)\s+(?:the\s+)?(?<house>\p{Lu}.+?),?\s+(?:from|between)\s+(?<from>${when})\s+(?:to|until|till|and|up\s+to)\s+(?<to>${when}),?\s+as\s+(?<what>.+)$`,
  // "Since 2018 I have been working as a harbour supervisor for the port."
  String.raw`^(?:and\s+)?(?:(?:ever\s+)?since|from)\s+(?<from>${when}),?\s+(?:until\s+(?:now|today),?\s+)?I(?:\s+have|['’]ve|\s+am|['’]m|\s+work)(?:\s+been)?\s*(?<what>.+)$`,
  // "I have been working as a harbour supervisor for the port since 2018."
  String.raw`^(?:now\s+)?I(?:\s+have|['’]ve|\s+am|['’]m|\s+work)(?:\s+been)?\s+(?<what>.+?),?\s+since\s+(?<from>${when})\b.*$`,
].map((way) => new RegExp(way, 'iu'));

/** "2013 – 2018 ⇥ boat captain at Blue Lagoon" for such a sentence; undefined where it tells of no job. */
function jobTold(sentence: string): string | undefined {
  const told = ways.map((way) => way.exec(sentence)?.groups).find((groups) => groups !== undefined);
  const done = told?.['what'] && jobIn(told['what']);
  const what = done && told['house'] ? `${done} at ${told['house']}` : done;
  if (!told || !what || !isRole(what)) return undefined;
  const [from, to = 'present'] = [told['from'], told['to']].map((date) => date?.replace(/^the\s+/i, ''));
  return `${from} – ${to}\t${what}`;
}

/** Without "where I drove guests", "working as" and the article. */
function jobIn(text: string): string {
  return text
    .replace(/,?\s+(?:where|who|which|when|while|and (?:I|we|then))\s.*$/i, '')
    .replace(/[.;!]+$/, '')
    .replace(
      /^(?:(?:working|employed|work|worked|serving|a job|engaged|been|hired|promoted|to)\s+)*(?:as\s+)?(?:an?\s+|the\s+|my\s+)?/i,
      '',
    )
    .replace(/^(\p{Lu}.{2,50}?)\s+as\s+(?:an?\s+|the\s+)?(.+)$/u, '$2 at $1')
    .replace(/^((?:(?! at ).)*?)\s+(?:with|for|in)\s+(?:the\s+)?(?=\p{Lu})/u, '$1 at ')
    .trim();
}
