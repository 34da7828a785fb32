/**
 * The wordings by which advertisements ask for what must not count, collected from real ones. Each is a pattern of
 * linear time; src/domain/fair-requirements.ts takes out what is said of guests and patients, and sentences that open
 * the door to everybody ("regardless of gender").
 */
export const unfairKinds = [
  'gender',
  'age',
  'nationality',
  'ethnicity',
  'religion',
  'family',
  'looks',
  'photo',
  'body',
  'disability',
] as const;
export type UnfairKind = (typeof unfairKinds)[number];

interface UnfairRule {
  kind: UnfairKind;
  weight: 'requirement' | 'hint';
  pattern: RegExp;
  /** Where not in any text: titles and skills are read more strictly. */
  onlyIn?: 'title';
  /** What makes a finding harmless; a wording about applicants themselves is not made so by guests nearby. */
  shield?: 'both' | 'doors';
  reason: string;
  suggestion: string;
}

const sexes = String.raw`(?:(?:fe)?males?|wom[ae]n|m[ae]n|lad(?:y|ies)|girls?|boys?)`;
const adults = String.raw`(?:candidates?|applicants?|persons?|individuals?|professionals?|graduates?|job ?seekers?|staff|employees?|workers?|team members?)`;
const trades = String.raw`(?:teachers?|tutors?|nurses?|receptionists?|secretar(?:y|ies)|waiters?|waitress(?:es)?|assistants?|drivers?|guides?|therapists?|masseuses?|instructors?|trainers?|cleaners?|attendants?|managers?|supervisors?|officers?|agents?|executives?|representatives?|engineers?|accountants?|chefs?|cooks?|butlers?|hosts?|hostess(?:es)?|helpers?|housekeepers?|nann(?:y|ies)|babysitters?|maids?|guards?|lifeguards?|technicians?|specialists?|developers?|designers?|doctors?|carers?|support workers?|healthcare assistants?|sales|sales ?(?:wo)?m[ae]n|sales ?persons?|sales ?people|tellers?|cashiers?|clerks?|stewards?|stewardess(?:es)?|butchers?|bakers?|divers?|captains?|crew|barbers?|beauticians?|hair ?dressers?|stylists?|models?|announcers?|presenters?|intern(?:s|ees?)?)`;
/** Up to three words between: "female spa and wellness therapist". */
const between = String.raw`(?:\s+[a-z&-]+){0,3}?`;
const seeking = String.raw`(?:looking for|seek(?:s|ing)?|recruit(?:s|ing)?|hir(?:e|es|ing)|need(?:s|ed)?|want(?:s|ed)?|requir(?:e|es|ing)|prefer(?:s|red|ably|ence)?(?: is| will be)?(?: for| given to)?|invit(?:e|es|ing)|must be|should be|has to be|have to be|only)`;
const some = String.raw`(?:\s+(?:an?|the|some|only|\d{1,3}|qualified|experienced|skilled|competent|energetic|smart|well|presentable|active|young|mature|single)\b,?)*`;
const wanted = String.raw`(?:\s+(?:is|are|will be|would be|shall be|has to be|must be|highly|strongly|much))*[\s(:-]*(?:only\b|prefer(?:red|ably|ence)\b|required\b|needed\b|wanted\b|a must\b)`;
/** What follows "female only" when it is a place that is meant. */
const noPlace = String.raw`(?![\s-]*(?:wards?|units?|services?|hospitals?|beds?|bedded|prisons?|environment|dorm|accommodation|changing|gym|fitness|spa|salon|pool|beach|areas?|floors?|hours|days|sessions?|class|clinics?|rooms?|toilets?|hostels?|patients?|guests|residents|schools?|campus|wing|facilit|PICU|acute|secure|rehab|prison))`;
/** Under 18 is the law’s own limit, and no requirement of the employer. */
const grown = String.raw`(?:19|[2-9]\d)`;
const peoples = String.raw`(?:maldivians?|indians?|sri ?lankans?|bangladeshis?|filipin[oa]s?|nepal(?:is?|ese)|pakistanis?|chinese|russians?|ukrainians?|italians?|germans?|french|spanish|british|europeans?|thais?|indonesians?|balinese|malaysians?|arabs?|egyptians?|africans?|ethiopians?|kenyans?|tunisians?|moroccans?|americans?|australians?|japanese|koreans?|turkish|emiratis?|saudis?|omanis?|westerners?|western)`;
const faiths = String.raw`(?:muslims?|christians?|hindus?|buddhists?|jews|jewish|catholics?)`;

const genderReason = 'Whether someone is a man or a woman says nothing about how well they do the work.';
const genderSuggestion =
  'Ask for what the work needs. Where the law allows it to count, say why in the description.';
const ageReason = 'Age says nothing about what someone can do.';
const ageSuggestion = 'Ask for the experience or the strength the work needs instead of an age.';
const nationReason = 'Where someone comes from must not decide. The right to work in the country may.';
const nationSuggestion =
  'Ask for the right to work, or for the language the work needs. If a law reserves this job for citizens, name the law.';

export const unfairRules: readonly UnfairRule[] = [
  gender(`\\b${sexes}(?:[\\s-]+${adults})?${wanted}${noPlace}`),
  gender(`\\b${sexes}${between}\\s+(?:${adults}|${trades})${wanted}${noPlace}`),
  gender(
    `\\b${seeking}${some}\\s+${sexes}\\b(?=\\s*(?:$|[.,;:)!/\\n]|only\\b|from\\b|with\\b|who\\b|aged?\\b|between\\b|under\\b))${noPlace}`,
  ),
  gender(`\\b${seeking}${some}\\s+${sexes}${between}\\s+(?:${adults}|${trades})\\b`),
  gender(
    `\\b(?<!patients?\\s)(?:gender|sex)\\s*[:–-]\\s*${sexes}\\b(?!\\s*(?:/|\\\\|,|&|-|or\\b|and\\b)?\\s*${sexes})(?:\\s+only)?`,
  ),
  gender(`\\b${sexes}${between}\\s+(?:${adults}|${trades})\\b${noPlace}`, { onlyIn: 'title' }),
  {
    kind: 'gender',
    weight: 'hint',
    onlyIn: 'title',
    shield: 'doors',
    pattern:
      /(?<!waiters?\s*(?:\/|or|and|&)\s*|hosts?\s*(?:\/|or|and|&)\s*|stewards?\s*(?:\/|or|and|&)\s*|bar(?:man|tender)\s*(?:\/|or|and|&)\s*)\b(?:waitress(?:es)?|hostess(?:es)?|stewardess(?:es)?|salesm[ae]n|saleswom[ae]n|sales ?(?:girl|boy|lady)s?|(?:chamber|bar|house)maids?|handym[ae]n|housem[ae]n|repairm[ae]n|watchm[ae]n|doorm[ae]n|bell ?boys?|bus ?boys?|pool ?boys?|office ?boys?|office ?girls?|tea ?(?:boy|lady|girl)s?|cleaning lad(?:y|ies)|masseuses?|headmistress)\b(?!\s*(?:\/|or\b|and\b|&)\s*(?:waiters?|hosts?|stewards?|saleswom[ae]n|wom[ae]n|m[ae]n|masseurs?))/giu,
    reason: 'This job title names one gender, so others may take it that they are not meant.',
    suggestion: 'Choose a title for everyone, such as “Server”, “Host”, “Room attendant” or “Salesperson”.',
  },

  age(
    String.raw`\b(?:required\s+)?age(?:\s+(?:limit|range|group|requirement))?\s*(?:[:–-]|is|must be|should be|only)\s*(?:only\s+)?(?:${limit()}\s*)?(?:is\s+)?\d{2}(?:\s*(?:-|–|to|and)\s*\d{2})?(?:\s*years?(?:\s+old)?)?(?!\s*[-–:]*\s*[£$€+\d])`,
  ),
  age(
    String.raw`\baged?\s+(?:${limit()}\s*)?\d{2}\s*(?:-|–|to|and)\s*\d{2}(?:\s*years?(?:\s+old)?)?(?!\s*[-–:]*\s*[£$€])`,
  ),
  age(
    String.raw`\bage(?:d)?\s+(?:only\s+)?(?:&lt;|<|under|below|not (?:over|above|more than)|up to|maximum|max\.?|less than)\s*${grown}(?:\s*years?(?:\s+old)?)?`,
  ),
  age(
    String.raw`\b${limit()}\s+(?:the\s+age\s+of\s+)?${grown}(?:\s*(?:-|–|to|and)\s*\d{2})?\s*years?(?:\s+old\b|\s+of\s+age\b)`,
  ),
  age(String.raw`\b\d{2}\s*(?:-|–|to)\s*\d{2}\s*years?(?:\s+old\b|\s+of\s+age\b)`),
  age(
    String.raw`\b(?:${adults}|must be|should be|preferably|someone|only|ages?)\s+(?:an?\s+)?${limit()}\s+(?:the\s+age\s+of\s+)?${grown}\b(?!\s*(?:,\d|years?\s+(?:of\s+)?(?:exp|work)|minutes|hours|days|rooms|people|countries|km|kg|%))`,
  ),
  age(
    String.raw`\b${seeking}${some}\s+young\b(?!\s+(?:people|persons?|children|adults?|carers?|families|offenders?|learners?|minds)\b)(?:,?\s+(?:and\s+)?[a-z]+){0,2}`,
  ),
  age(
    String.raw`\byoung\s*(?:,|and|&)\s*(?:and\s+)?(?:energetic|dynamic|passionate|talented|motivated|ambitious|enthusiastic|vibrant|smart)\s+${adults}\b`,
  ),
  age(
    String.raw`\byoung${between}\s+(?:candidates?|applicants?|job ?seekers?|team members?|lad(?:y|ies)|wom[ae]n|m[ae]n|girls?|boys?)${wanted}`,
  ),
  age(
    String.raw`\b(?:join (?:our|a|the)|be part of (?:our|a)|in (?:our|a)) young(?:,? (?:and )?[a-z]+){0,2} (?:team|crew)\b|\byoung\s*(?:,|and|&)\s*(?:energetic|dynamic|motivated|vibrant)(?:\s+[a-z]+)?\s+team\b`,
    'hint',
  ),
  age(
    String.raw`\b(?:only\s+(?:recent|fresh|new)\s+graduates?|(?:recent|fresh|new)\s+graduates?\s+only|graduation year\s*:\s*(?:only\s+)?\d{4}|only\s+\d{4}\s+graduates|graduated?\s+(?:after|since|not before)\s+\d{4}|digital natives?)\b`,
    'hint',
  ),
  {
    kind: 'age',
    weight: 'hint',
    pattern: new RegExp(
      String.raw`\b(?:must be|should be|minimum age(?:\s*(?:of|is|:))?)\s+(?:at least\s+|over\s+|above\s+|aged?\s+)*(?:the\s+age\s+of\s+)?(?:16|17|18|20|21)\b(?:\s*\+|\s+years?(?:\s+old\b|\s+of\s+age\b)|\s+or\s+(?:over|older|above)|(?=\s*(?:to\s+(?:serve|sell|work|drive|apply|handle)|[.,;)](?!\d)|$)))|\b(?:at least|over|above)\s+(?:16|17|18|20|21)\s+years?\s+(?:old\b|of\s+age\b)|\bmust\s+be[:\s]+aged\s+(?:16|17|18|20|21)\+?`,
      'giu',
    ),
    reason: 'An age may be asked for only where a law sets it, as for serving alcohol or working at night.',
    suggestion: 'If a law sets this age, say so beside it; otherwise leave it out.',
  },

  nation(
    String.raw`\b(?:only\s+${peoples}(?:\s+(?:nationals?|citizens?|${adults}))?|${peoples}(?:\s+(?:nationals?|citizens?|${adults}))?${wanted}|no\s+${peoples}\b|${peoples}\s+${adults}\s+need not apply)(?!\s*(?:speak|speaker|language|fluen))`,
  ),
  nation(
    String.raw`\b(?:locals?|foreigners?|expatriates?|expats?|citizens?|nationals?)\s+only\b|\bonly\s+(?:locals|foreigners|expatriates|expats|citizens|nationals)\b|\bno\s+(?:foreigners|expatriates|expats|locals)\b`,
  ),
  nation(
    String.raw`\bnationality\s*[:–-]\s*(?!any|all|open|no\b|not\b)[a-z]+(?:\s*(?:/|,|or|and)\s*[a-z]+)?`,
  ),
  nation(
    String.raw`\bmust\s+be\s+(?:an?\s+)?(?:${peoples}|citizens?\s+of|nationals?\s+of)\b(?!\s*(?:speak|speaker|language))`,
  ),
  {
    kind: 'nationality',
    weight: 'hint',
    pattern:
      /\bnative\s+(?:[a-z]+\s+)?(?:speakers?|level)\b|\bnative\s+(?:english|russian|chinese|german|french|italian|arabic)\b|\b(?:as\s+(?:a\s+)?|english\s+|amharic\s+|dhivehi\s+|arabic\s+)mother tongue\b/giu,
    reason: 'Many who did not grow up with a language speak it just as well.',
    suggestion: 'Ask for a level, such as “fluent” or “C1”.',
  },

  rule(
    'ethnicity',
    String.raw`\b(?:white|black|asian|caucasian|arab|fair[- ]skinned|light[- ]skinned|dark[- ]skinned)\s+(?:${adults}|people|males?|females?|m[ae]n|wom[ae]n)${wanted}|\b(?:race|ethnicity|caste)\s*:\s*(?!any|all|no)[a-z]+|\bfair\s+(?:skin(?:ned)?|complexion)\b|\b(?:caucasians?|whites?)\s+(?:only|preferred)\b`,
    {
      reason: 'Skin, race and origin must not decide who gets a job.',
      suggestion: 'Leave it out.',
    },
  ),
  rule(
    'religion',
    String.raw`\b(?:${faiths}|non-?muslims?)(?:\s+${adults})?${wanted}|\bmust\s+be\s+(?:an?\s+)?(?:practi[sc]ing\s+|committed\s+|born[- ]again\s+)?${faiths}\b|\b(?:only|no)\s+${faiths}\b|\breligion\s*[:–]\s*(?!any|all|no)[a-z]+|\b(?:practi[sc]ing|committed|born[- ]again)\s+${faiths}\b`,
    {
      reason: 'What someone believes must not decide, unless the work itself is religious.',
      suggestion: 'Ask for what the work needs, such as knowing the customs of your guests.',
    },
  ),
  rule(
    'family',
    String.raw`\b(?:unmarried|married|single|widowed|divorced)(?:\s+(?:${adults}|m[ae]n|wom[ae]n|(?:fe)?males?|lad(?:y|ies)|girls?))?[\s(:-]*(?:only\b|preferred\b|preferably\b|required\b)|\b(?:must|should)\s+be\s+(?:unmarried|married|single|not\s+(?:be\s+)?pregnant)\b(?=\s*(?:$|[.,;:)!\n]|and\b|or\b|with\b|without\b))|\bmarital\s+status\s*[:–-]\s*(?!any|all|no)[a-z]+|\b(?:only\s+)?unmarried\s+(?:${adults}|m[ae]n|wom[ae]n|(?:fe)?males?|lad(?:y|ies)|girls?)|\b(?:not|non-?)\s*pregnant\b|\bno\s+(?:small\s+|young\s+)?(?:children|kids|family\s+(?:ties|commitments|responsibilities|obligations))\b(?=[^a-z]*(?:$|only|required|prefer|[.,;)]))`,
    {
      reason: 'Marriage, pregnancy and children are private.',
      suggestion: 'Say what hours or travel the work asks for, and let people judge whether they can.',
    },
  ),
  {
    kind: 'family',
    weight: 'hint',
    pattern: /\bsingle[- ]status\b(?!\s+(?:room|report|page))|\bbachelors?\s+accommodation\b/giu,
    reason: 'It can be read as if only the unmarried were wanted.',
    suggestion: 'Say what is meant: “accommodation for one person”.',
  },
  rule(
    'looks',
    String.raw`\b(?:good[- ]?looking|beautiful|handsome|pretty|attractive|slim|sexy)\s+(?:and\s+[a-z]+\s+)?(?:candidates?|applicants?|persons?|receptionists?|waiters?|waitress(?:es)?|host(?:ess(?:es)?)?|secretar(?:y|ies)|girls?|lad(?:y|ies)|wom[ae]n|m[ae]n|(?:fe)?males?|looks?|face|figure|body|physique)\b|\b(?:must|should)\s+(?:be|look|have)\s+(?:an?\s+)?(?:good[- ]?looking|beautiful|handsome|pretty|attractive|slim)(?:\s+appearance)?\b|\bgood\s+looks\b(?!\s*[’']?\s*like)|\bgood[- ]looking\b|\bnice[- ]looking\b`,
    {
      shield: 'doors',
      reason: 'Looks say nothing about how well someone does the work.',
      suggestion: 'Ask for what guests should meet with, such as a friendly manner or a clean uniform.',
    },
  ),
  {
    kind: 'looks',
    weight: 'hint',
    pattern:
      /\bpleasing\s+personality\b|\b(?:pleasing|pleasant|attractive)\s+(?:appearance|looks?)\b(?!\s+(?:of|and\s+smooth))|\b(?:must|should)\s+be\s+(?:(?:well[- ]spoken|smart|polite|friendly)(?:,\s*|\s+and\s+))?presentable\b|\bphysically\s+(?:presentable|attractive)\b|\bpresentable\s+(?:candidates?|applicants?|appearance|lad(?:y|ies)|girls?|personality)\b/giu,
    reason: 'It can be read as a demand on looks.',
    suggestion: 'Say what you mean, such as a friendly manner, or a uniform that is provided.',
  },
  rule(
    'photo',
    String.raw`\b(?:(?:with|attach(?:ed|ing)?|enclos(?:e|ed|ing)|includ(?:e|ed|ing)|send(?:ing)?|submit(?:ting)?|bring(?:ing)?|upload(?:ing)?|provide|along with|and|plus|your|one|two|three|1|2|3)\s+(?:an?\s+|your\s+|the\s+|one\s+|two\s+|\d\s+|(?:latest|current|clear)\s+)*)?(?:recent|passport[- ]?sized?|full[- ]?(?:body|length|size)|half[- ]?(?:body|length)|cv)\s+(?:colou?r(?:ed)?\s+)?(?:photo(?:graph)?s?|pictures?|headshots?)\b(?!\s*(?:id|ident|edit|shoot|post))|\b(?:cvs?|r[eé]sum[eé]s?|applications?|credentials)\s+(?:with|and|plus|including)\s+(?:an?\s+|your\s+|recent\s+)*(?:photo(?:graph)?s?|pictures?|headshots?)\b(?!\s*(?:id|ident))|\b(?:attach|enclose|include|send|submit|upload)\s+(?:us\s+)?(?:an?\s+|your\s+|recent\s+)*(?:photo(?:graph)?s?|pictures?|headshots?|selfies?)\s+of\s+(?:yourself|you)\b|\b(?:photo(?:graph)?s?|headshots?)\s+(?:is|are)\s+(?:required|mandatory|compulsory)\b`,
    {
      shield: 'doors',
      reason: 'A photo shows age, gender and origin before anybody has read what a person can do.',
      suggestion: 'Ask for no photo. Where a pass needs one, ask for it after hiring.',
    },
  ),
  rule(
    'body',
    String.raw`\b(?:min(?:imum)?\.?\s+)?height\s+1\d\d\b|\b(?:min(?:imum)?\.?\s+|max(?:imum)?\.?\s+)?(?:height|weight|bmi)\s*(?:[:–-]|of|is|must be|should be|at least|minimum|above|below|under|over|between|not (?:less|more) than)\s*(?:at least\s*|minimum\s*|above\s*|below\s*|over\s*|under\s*|not less than\s*)?\d[\d.’'′"]*\s*(?:cm|m|ft|feet|kg|kgs|inch(?:es)?)?|\b\d(?:[.,]\d{2})?\s*m\s+tall\b|\b1\d\d\s*cm\s*(?:tall|in height|height|and above|or (?:taller|above))|\bheight\s+(?:and|&|/)\s+weight\s+(?:must|should|proportion)|\b(?:must|should)\s+be\s+(?:tall|slim|at least\s+\d[\d.]*\s*(?:cm|m|ft|feet)\s+tall)\b`,
    {
      reason: 'Height and weight shut out many who can do the work.',
      suggestion: 'Say what has to be done, such as lifting 20 kg or reaching an overhead locker.',
    },
  ),
  rule(
    'disability',
    String.raw`\bable[- ]bodied\b(?!\s+(?:sea|deck|rating|ab\b|and\s+disabled))|\b(?:no|without|free (?:of|from)|not have)\s+(?:any\s+)?(?:physical\s+|mental\s+|bodily\s+)?(?:disabilit(?:y|ies)|handicaps?|physical\s+defects?|deformit(?:y|ies))\b|\b(?:must|should)\s+not\s+be\s+(?:disabled|handicapped)\b|\bhiv[- ]negative\b|\bfree\s+(?:of|from)\s+(?:any\s+)?(?:diseases?|illness(?:es)?|chronic)\b|\bnon[- ]disabled\b`,
    {
      reason:
        'A disability or illness does not say who can do the work; often a small change makes it possible.',
      suggestion: 'Name the task, such as climbing ladders, and offer adjustments.',
    },
  ),
  {
    kind: 'disability',
    weight: 'hint',
    pattern: new RegExp(
      String.raw`\b(?:physically|mentally)\s+(?:and\s+(?:physically|mentally)\s+)?fit\b|\b(?:be|is|are)\s+in\s+(?:good|excellent|sound|perfect)\s+(?:physical\s+|mental\s+)?(?:health|shape)\b|\b(?:good|sound|perfect)\s+(?:physical\s+)?health\s+(?:is\s+)?(?:required|condition|a must)\b`,
      'giu',
    ),
    reason: 'It shuts people out without saying what the work needs.',
    suggestion:
      'Name the task, such as diving or lifting 20 kg. A medical check that the law asks for may be named.',
  },
];

/** A sentence that opens the door to everybody, or tells who is welcome besides. */
export const openDoors =
  /regardless|irrespective|without (?:any )?(?:regard|distinction)|discriminat|equal(?:ity)? (?:opportunit|employ|access)|equal opp|protected (?:char|by|class|status)|encourag|welcom|under-?represented|all (?:backgrounds|genders|ages|nationalities)|divers(?:e|ity)|whatever (?:your|their)|any (?:gender|age|nationality)|no (?:age|upper) limit|without upper|\b(?:(?:fe)?males?|wom[ae]n|m[ae]n)\s*(?:\/|\\|,|&|-|and|or)?\s*(?:(?:fe)?males?|wom[ae]n|m[ae]n)\b/iu;

/** Words before a finding that show it is said of those who are cared for. */
export const beforeGuests =
  /\b(?:patients?|service users?|residents|children|child|adolescents?|teenagers?|toddlers?|infants?|beneficiar\w+|clients|guests|visitors|wards?|units?|beds?|bedded|inpatients?|caseload|population|dependants?|dependents?|kids|pupils?|students|youths?|young people|young adults?|older (?:people|adults?)|adults|individuals (?:aged|with)|customers|those|(?:with|for|and|of) people|anyone (?:aged|over)|screening|vaccin\w+|referr\w+|services? (?:for|to)|support(?:ing)? |treat(?:s|ing|ment)? |care (?:for|of|to)|clinics?|prisons?|volunteer\w*|scheme|staff over|girls and|programme|program|target audience|women aged|men aged|our members)\b/iu;

function gender(pattern: string, more: { onlyIn?: 'title' } = {}): UnfairRule {
  return rule('gender', pattern, { reason: genderReason, suggestion: genderSuggestion, ...more });
}

function age(pattern: string, weight: UnfairRule['weight'] = 'requirement'): UnfairRule {
  return { ...rule('age', pattern, { reason: ageReason, suggestion: ageSuggestion }), weight };
}

function nation(pattern: string): UnfairRule {
  return rule('nationality', pattern, { reason: nationReason, suggestion: nationSuggestion });
}

function rule(
  kind: UnfairKind,
  pattern: string,
  more: Pick<UnfairRule, 'reason' | 'suggestion' | 'onlyIn' | 'shield'>,
): UnfairRule {
  return { kind, weight: 'requirement', pattern: new RegExp(pattern, 'giu'), ...more };
}

function limit(): string {
  return String.raw`(?:between|from|below|under|younger than|no(?:t)? (?:older|more|above|over)(?: than)?|not exceeding|less than|up to|maximum(?: age)?(?: of)?|max\.?|<|&lt;)`;
}
