import type { RemoteWork } from './place.ts';

/** Work from afar, and not what is far away: "remote island", "remote area". */
const away =
  /\b(?:(?:fully|100 ?%|completely|entirely|permanently)[ -])?remote(?:ly)?(?! ?-?(?:island|site|area|resort|village|location|region|camp|atoll|sens|control|communit))(?:[ -](?:work(?:ing)?|jobs?|only|position|role|first))?\b|\b(?:work(?:ing)?[ -]from[ -]home|home[ -]?based|wfh|home[ -]office|tele(?:commute|commuting|work(?:ing)?))\b|\banywhere\b/giu;
const partly =
  /\b(?:hybrid|part(?:ly|ially)?[ -]remote|some[ -]remote|remote[ -](?:possible|option(?:al)?|friendly|available|ok))\b/giu;
const never = /\b(?:not?|non)[ -]+remote\b|\bno\s+(?:remote|home)\b|\bon[ -]?site\s+only\b/iu;

const joined = /(?:[/&+]|\bor\b|\band\b)\s*$/iu;
const joins = /^\s*(?:[/&+]|\bor\b|\band\b)(?=.*\p{L})/iu;

/** Stands where something was taken away, so that what was on either side makes no name together. */
const gap = ' , ';

/** How far the work is done from where one likes, and what the text says beside. */
export function readRemote(text: string): { rest: string; remote: RemoteWork | null } {
  if (never.test(text)) return { rest: text.replace(never, gap), remote: 'no' };
  const bare = text.replaceAll(partly, gap);
  if (bare !== text) return { rest: bare.replaceAll(away, gap), remote: 'partly' };
  const [match] = text.matchAll(away);
  if (!match) return { rest: text, remote: null };
  const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
  // "Malé or remote": there is a place one may go to.
  const isChoice = joined.test(before) || (!before.trim() && joins.test(after));
  const rest = `${before.replace(joined, ' ')}${gap}${after.replace(joins, ' ')}`.replaceAll(away, gap);
  return { rest, remote: isChoice ? 'partly' : 'fully' };
}
