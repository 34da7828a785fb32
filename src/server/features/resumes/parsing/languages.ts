/** A language somebody speaks, and how well in their own words. */
export interface Language {
  name: string;
  level: string | null;
}

/** Languages in a text such as "English (fluent), Dhivehi: native", and what of it was none. */
export function languagesIn(text: string): { languages: Language[]; left: string[] } {
  const languages: Language[] = [];
  const left: string[] = [];
  for (const part of text.split(/[,;|\t\n•·]|[●○★☆■□]+|\s\/\s|\band\b/)) {
    const bare = part.trim();
    if (!bare) continue;
    const named = names.exec(bare);
    if (named) {
      const level = bare.slice(named[0].length).replace(/^[\s:(–—-]+|[\s.)]+$/g, '');
      languages.push({ name: named[0], level: level || null });
    } else {
      const before = languages.at(-1);
      // "English – reading, writing": the level has commas of its own.
      if (before && levels.test(bare)) before.level = [before.level, bare].filter(Boolean).join(', ');
      else left.push(bare);
    }
  }
  return { languages, left };
}

/** Whether a list of things is one of languages, most of it. */
export function areLanguages(text: string): boolean {
  const { languages, left } = languagesIn(text);
  return languages.length > 0 && languages.length >= left.length;
}

const names =
  /^(?:afrikaans|albanian|american sign language|amharic|arabic|armenian|azerbaijani|bahasa(?: indonesia| melayu)?|basque|belarusian|bengali|bangla|bosnian|bulgarian|burmese|cantonese|catalan|cebuano|chinese(?: \(?mandarin\)?)?|creole|croatian|czech|danish|dari|dhivehi|divehi|dutch|english|estonian|farsi|filipino|finnish|flemish|french|georgian|german|greek|gujarati|haitian creole|hausa|hebrew|hindi|hungarian|icelandic|igbo|indonesian|irish|italian|japanese|kannada|kazakh|khmer|korean|kurdish|kyrgyz|lao|latin|latvian|lithuanian|macedonian|malay|malayalam|maldivian|maltese|mandarin(?: chinese)?|marathi|mongolian|montenegrin|nepali|norwegian|pashto|persian|polish|portuguese|punjabi|romanian|russian|serbian|sign language|sinhala|sinhalese|slovak|slovenian|somali|spanish|swahili|swedish|tagalog|tajik|tamil|tatar|telugu|thai|tigrinya|turkish|turkmen|ukrainian|urdu|uzbek|vietnamese|welsh|xhosa|yiddish|yoruba|zulu|anglais|français|espagnol|allemand|italien|portugais|russe|arabe|chinois|deutsch|englisch|französisch|spanisch|italienisch|russisch|arabisch|español|castellano|inglés|francés|alemán|italiano|portugués|ruso|árabe|chino|inglese|francese|tedesco|spagnolo|portoghese|russo|arabo|cinese|português|inglês|francês|alemão|espanhol)(?![\p{L}\d])/iu;
const levels =
  /^(?:[(\s]*)(?:[abc][12]\b|native|fluent|mother tongue|bilingual|basic|beginner|elementary|intermediate|upper|advanced|conversational|proficient|professional|working|limited|full|reading|writing|speaking|spoken|written|good|excellent|very good|average|fair)/i;
