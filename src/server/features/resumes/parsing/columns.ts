import { entriesOf } from '#domain/keys.ts';
/** What a column of a table, or a row with a label, tells of a job or a school. */
export type Column =
  | 'period'
  | 'from'
  | 'to'
  | 'employer'
  | 'position'
  | 'place'
  | 'duties'
  | 'school'
  | 'degree'
  | 'field'
  | 'other';

const names: Readonly<Record<Column, string>> = {
  period:
    '(?:work(?:ing)? )?period(?: of (?:employment|service|work(?:ing)?|stay|study))?|terms? of (?:employment|work)|(?:inclusive )?dates?(?: of (?:employment|service|work))?|duration|years?|time|tenure|time ?(?:frame|period)|months? and years?|from (?:and|-|–)? ?to|worked (?:from|period)|employment (?:period|dates?)|service period|month year|year of (?:completion|passing|graduation|study|award)|completed(?: (?:in|on|year))?|passing year|graduat\\p{L}+(?: (?:year|date))?|issued|date of issue|sign ?on sign ?off|when',
  from: 'from|start(?:ed|ing)?(?: date)?|joined|date joined|joining date|sign(?:ed)? on|begin\\p{L}*|date from|commenced',
  to: 'to|till|until|end(?:ed|ing)?(?: date)?|left|date left|leaving date|sign(?:ed)? off|date to',
  employer:
    'employers?(?: name)?|company(?: name)?|compan(?:y|ies)|organi[sz]ations?(?: name)?|name of (?:the )?(?:employer|company|organi[sz]ation|hotel|resort|establishment|vessel|property)|hotel(?: name)?|resort(?: name)?|hotel resort|propert(?:y|ies)|establishment|work ?place|place of work|vessel(?: name)?|yacht|ship|boat|firm|business|guest ?house|restaurant|company organi[sz]ation|employer company|employed by|worked (?:at|for|with)|where|(?:end )?clients?(?: name)?',
  position:
    'positions?(?: held)?|(?:job )?title|job|designation|role|post(?: held)?|rank|occupation|job position|capacity|worked as|employed as|function|job role|position title|what|as',
  place:
    'location|place|country|city|island|atoll|city country|location country|address|site|based (?:in|at)',
  duties:
    '(?:key |main |job |major )?responsibilities|(?:key |main |major |job )?dut(?:y|ies)|(?:job )?description|remarks|tasks|work done|details|main tasks|nature of (?:work|duties)|duties and responsibilities|achievements|scope|what i did',
  school:
    '(?:name of )?(?:the )?(?:institut(?:ion|e)s?|schools?|universit(?:y|ies)|college|academy)(?: name)?|institut(?:e|ion) university|university college|university institut(?:e|ion)|school college|awarding body|issued by|issuing (?:body|authority)|board university|provider|training (?:cent(?:er|re)|provider)|board|conducted by|awarded by',
  degree:
    '(?:academic )?qualifications?(?: obtained)?|degrees?|courses?(?: name)?|certificates?|diploma|program(?:me)?s?|award|name of (?:the )?(?:course|certificate|program(?:me)?)|level|exam(?:ination)?s?(?: passed)?|training|certification|title of (?:the )?(?:course|certificate)|what i studied|course title',
  field:
    'field(?: of study)?|major|subjects?|speciali[sz]ation|speciality|area of study|stream|discipline|faculty',
  other:
    'no|s ?n|sn|sl ?no|sr ?no|serial(?: no)?|#|salary|reasons? (?:for|of) leaving|grades?|results?|gpa|marks?|percentage|class|division|supervisor|reference|contact|type|gross tonnage|gt|grt|engine|hp|flag|status|expiry(?: date)?|valid (?:until|till)|number|certificate no|department|rooms?|star|size|length',
};

const patterns = entriesOf(names).map(
  ([column, pattern]) => [column, new RegExp(`^(?:${pattern})$`, 'iu')] as const,
);

/** What the heading of a column, or a label, is about; undefined where it is none. */
export function columnOf(heading: string): Column | undefined {
  if (heading.length > 45) return undefined;
  const bare = heading
    .replaceAll(/\([^()]*\)/g, ' ')
    .replaceAll(/[^\p{L}\d#\s&–-]/gu, ' ')
    .replaceAll(/\s*&\s*/g, ' and ')
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s–-]+$/, '')
    .trim();
  return patterns.find(([, pattern]) => pattern.test(bare))?.[0];
}

export interface Labelled {
  column: Column;
  label: string;
  value: string;
}

/** "Position: Waiter" or "Position ⇥ Waiter": what the label is about, and what stands behind it. */
export function labelledIn(text: string): Labelled | undefined {
  const [, label = '', value = ''] =
    /^([^:\t]{2,45}?)\s*(?::|\t\s*:?)\s*(\S.*)$/u.exec(text) ??
    /^(\p{Lu}[\p{L} ]{2,24}) [–—-] (\S.*)$/u.exec(text) ??
    [];
  const column = label ? columnOf(label) : undefined;
  return column && { column, label: label.toLowerCase().trim(), value: value.replaceAll('\t', ' ') };
}
