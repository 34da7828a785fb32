/** Words of dates in the languages that résumés come in: English, French, German, Spanish, Italian, Portuguese, Dutch and Czech. */

/** How months begin or are cut short, from January on; one that is an ordinary English word as well needs its full stop. */
export const monthNames: readonly string[] = [
  String.raw`jan(?:uary|uar|uari|vier|v|eiro)?|jänner|enero|ene|gennaio|gen|leden|ledna`,
  String.raw`feb(?:ruary|ruar|ruari|rero|braio)?|f[ée]v(?:rier|r|ereiro)?|února?`,
  String.raw`mar(?:ch|s|zo|ço|t)?|märz|mrz|maart|března|březen`,
  String.raw`apr(?:il|ile)?|avril|avr|abril|abr|dubna|duben`,
  String.raw`may|mai|mayo|maio|maggio|mag|mei|května|květen`,
  String.raw`june?|juin|juni|junio|junho|giugno|giu|června|červen`,
  String.raw`july?|juillet|juil|juli|julio|julho|luglio|lug|července|červenec`,
  String.raw`aug(?:ust|ustus)?|ao[ûu]t|agosto|ago\.|srpna|srpen`,
  String.raw`sept?(?:ember|embre|tiembre|iembre)?|settembre|setembro|set\.|září`,
  String.raw`oct(?:ober|obre|ubre)?|okt(?:ober)?|ottobre|ott|outubro|out\.|října|říjen`,
  String.raw`nov(?:ember|embre|iembre|embro)?|listopadu?`,
  String.raw`dec(?:ember)?|d[ée]c(?:embre)?|dez(?:ember|embro)?|diciembre|dicembre|dic|prosinec|prosince`,
];

/** Seasons, and the month that each begins with. */
export const foreignSeasons: Readonly<Record<string, number>> = {
  printemps: 3,
  frühjahr: 3,
  frühling: 3,
  primavera: 3,
  été: 6,
  sommer: 6,
  verano: 6,
  estate: 6,
  verão: 6,
  automne: 9,
  herbst: 9,
  otoño: 9,
  autunno: 9,
  outono: 9,
  hiver: 12,
  invierno: 12,
  inverno: 12,
};

/** "Until now." */
export const nowWords = String.raw`aujourd['’]?hui|(?:à )?ce jour|présent|maintenant|en cours|actuel(?:lement)?|heute|jetzt|aktuell|laufend|(?:la )?actualidad|(?:el |il |o )?presente|hoy|(?:la |a )?fecha|oggi|in corso|attuale|atual(?:idade|mente)?|hoje|o momento|heden|dosud|současnost|still (?:there|here|working|employed)`;

/** Between two dates. */
export const untilWords = String.raw`à|au|jusqu['’](?:à|au|en)|bis(?: zum)?|hasta(?: (?:la|el))?|a|al|até(?: (?:o|a|ao))?|fino a[ld]?|tot|do|ad`;

/** Before a date from which it goes on. */
export const sinceWords = 'depuis|seit|desde|dal|sinds|od|since|from';

/** Before the first of two dates. */
export const fromWords = String.raw`de|du|da|dal|del|von|vom|desde|entre|depuis|od|van`;

/** A year, a month by its name, and a date as they are written. */
export const year = String.raw`(?:19[5-9]\d|20[0-4]\d)`;
export const named = String.raw`(?<!\p{L})(?:${monthNames.join('|')}|springs?|summers?|autumns?|fall|winters?|${Object.keys(foreignSeasons).join('|')}|q[1-4])(?!\p{L})`;
export const date = String.raw`(?:(?:\d{1,2}(?:st|nd|rd|th)?[\s-]+)?${named}\.?,?\s*[-/]?\s*(?:\d{1,2},\s*)?(?:(?:of|del?|do)\s+)?(?:${year}|['’]\d\d)|${named}-\d\d(?![\d/.-])|(?:0?[1-9]|1[0-2])\s?[/.-]\s?${year}|\d{1,2}[/.-]\d{1,2}[/.-]${year}|${year}\s?[/.-]\s?(?:0[1-9]|1[0-2])(?!\d)|${year}\s*\(${named}\.?\)|${year}\s?,?\s+${named}\.?(?!\s+(?:${year}))|${year})`;
