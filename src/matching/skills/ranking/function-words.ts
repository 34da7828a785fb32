import { stem } from '#matching/text/stem.ts';

/** Words that hold sentences together or belong to every advertisement: they say nothing of a skill. As stems. */
export const functionWords: ReadonlySet<string> = new Set(
  `
  about above across after again all also am among any are around be been before being below between both but can cannot
  could did do does done down during each either else etc even ever every few had has have having he her here him his how i
  if into is it its itself just least less let like ll many may me might more most much must my need neither no nor not off
  once only other others our out over own per please re same shall she should since so some such than that their them then
  there these they this those through though thus too toward towards under until up upon us ve very was we were what when
  where whether which while who whom whose why will without would yet you your yours
  `
    .trim()
    .split(/\s+/)
    .flatMap((word) => [word, stem(word)]),
);
