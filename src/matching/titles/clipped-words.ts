import { abbreviations } from '#matching/text/spelled-out.ts';

/**
 * Words of titles as people shorten them, beside what they are: whoever searches for one finds the other. What titles are read by
 * (text/spelled-out.ts) is known here, too, where one word stands for one.
 */
export const clippedWords: readonly string[] = [
  ...Object.entries(abbreviations)
    .filter(([short, long]) => /^[a-z]+$/.test(short) && !long.includes(' '))
    .map(([short, long]) => `${long}; ${short}`),
  'medical; med',
  'secretary; sec',
  'customer service; CS',
  'physiotherapist; physiotherapy; physio',
  'occupational therapist; occupational therapy; OT',
  'speech and language therapist; speech and language therapy; SLT; SALT; SLP; speech-language pathologist; speech therapist',
  'psychologist; psychology; psych',
  'radiographer; radiography; radiog',
  'paediatric; paeds; peds; pediatric',
  'orthopaedic; ortho; orthopedic',
  'gynaecology; gynae; gyn; gynecology',
  'obstetrics; obs',
  'haematology; haem; hematology',
  'rehabilitation; rehab',
  'cardiology; cardio; cardiac',
  'neurology; neuro',
  'dermatology; derm',
  'gastroenterology; gastro',
  'anaesthetics; anaes; anesthesia',
  'associate; assoc',
  'operations; ops',
  'purchasing; purch',
  'accounting; acctg',
  'temporary; temp',
  'permanent; perm',
  'electrical; elect',
];
