import { joinedJobColumns } from '#domain/moving-in/job-columns.ts';
import { type FieldTexts, type ImportField, importFields } from './fields.ts';
import { ImportRefused } from './import-refused.ts';

/** How sources name their columns, the best name first where a file has several of one kind. Compared without case, spaces and signs. */
const commonNames: Record<ImportField, string[]> = {
  title: [
    'title',
    'jobtitle',
    'position',
    'positiontitle',
    'role',
    'vacancy',
    'vacancytitle',
    'jobname',
    'designation',
  ],
  company: [
    'company',
    'companyname',
    'employer',
    'employername',
    'organization',
    'organisation',
    'organizationname',
    'hiringorganization',
    'hiringorganisation',
    'business',
  ],
  description: [
    'description',
    'jobdescription',
    'fulldescription',
    'details',
    'jobdetails',
    'summary',
    'body',
    'text',
  ],
  requirements: ['requirements', 'jobrequirements', 'qualifications', 'requiredqualifications'],
  location: ['location', 'joblocation', 'place', 'workplace', 'island', 'atoll'],
  locality: ['locality', 'addresslocality', 'city', 'town'],
  region: ['region', 'addressregion', 'state', 'province', 'county'],
  country: ['country', 'addresscountry', 'countrycode'],
  worksite: ['worksite', 'resort', 'vessel', 'property', 'site'],
  remote: ['remote', 'remotework', 'workplacetype', 'joblocationtype', 'telecommute', 'workfromhome'],
  remoteFrom: ['remotefrom', 'remotecountries', 'applicantlocationrequirements'],
  department: ['department', 'team', 'division'],
  salaryRange: ['salaryrange', 'salary', 'pay', 'payrange', 'compensation', 'wage', 'remuneration'],
  salaryMin: ['salarymin', 'minsalary', 'minimumsalary', 'salaryfrom', 'paymin'],
  salaryMax: ['salarymax', 'maxsalary', 'maximumsalary', 'salaryto', 'paymax'],
  salaryCurrency: ['salarycurrency', 'currency', 'paycurrency'],
  salaryPeriod: ['salaryperiod', 'payperiod', 'salaryunit', 'salaryinterval'],
  serviceCharge: ['servicecharge', 'servicechargeshare'],
  allowances: ['allowances', 'benefits', 'jobbenefits', 'perks'],
  employmentType: [
    'employmenttype',
    'jobtype',
    'type',
    'contracttype',
    'worktype',
    'typeofemployment',
    'schedule',
  ],
  experienceLevel: [
    'experiencelevel',
    'level',
    'seniority',
    'senioritylevel',
    'careerlevel',
    'joblevel',
    'experience',
  ],
  experienceYears: [
    'experienceyears',
    'yearsexp',
    'yearsexperience',
    'yearsofexperience',
    'minyearsexperience',
  ],
  skillsRequired: ['skillsrequired', 'skills', 'requiredskills', 'keyskills', 'skillset', 'tags', 'keywords'],
  postedDate: [
    'posteddate',
    'dateposted',
    'posted',
    'postedat',
    'postedon',
    'publisheddate',
    'datepublished',
    'publicationdate',
    'publishedat',
    'createdat',
    'date',
  ],
  applicationDeadline: [
    'applicationdeadline',
    'deadline',
    'validthrough',
    'closingdate',
    'closedate',
    'closes',
    'expires',
    'expirydate',
    'expirationdate',
    'applyby',
  ],
  externalId: [
    'externalid',
    'identifier',
    'id',
    'jobid',
    'vacancyid',
    'postingid',
    'uniqid',
    'reference',
    'referencenumber',
    'jobreference',
    'requisitionid',
    'url',
    'joburl',
    'link',
  ],
};

export function plainName(column: string): string {
  return column
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The field that a person means by a word after `--map column=`; 'ignore' for a column that is to be left out. */
export function fieldNamed(word: string): ImportField | 'ignore' | undefined {
  const plain = plainName(word);
  if (plain === 'ignore') return 'ignore';
  return (
    importFields.find((field) => field.toLowerCase() === plain) ??
    importFields.find((field) => commonNames[field].includes(plain))
  );
}

/** What `--map` and `--company-from-column` said, by column. */
export type ColumnMap = ReadonlyMap<string, ImportField | 'ignore'>;

export interface ColumnUse {
  /** For each column in turn what it is for. */
  fields: (ImportField | undefined)[];
  used: { column: string; field: ImportField }[];
  unused: string[];
}

/** Decides what each column of a file is for. What a person said goes first; otherwise one column a field, the best named one. */
export function useOfColumns(columns: readonly string[], said: ColumnMap): ColumnUse {
  const fields: ColumnUse['fields'] = columns.map((column) => {
    const field = saidOf(said, column);
    return field === 'ignore' ? undefined : field;
  });
  const spokenFor = new Set(fields);
  for (const field of importFields) {
    if (spokenFor.has(field)) continue;
    const names = commonNames[field];
    const candidates = columns
      .map((column, at) => ({ at, rank: saidOf(said, column) ? -1 : names.indexOf(plainName(column)) }))
      .filter(({ rank }) => rank >= 0);
    const best = candidates.sort((a, b) => a.rank - b.rank)[0];
    if (best) fields[best.at] = field;
  }
  return {
    fields,
    used: columns.flatMap((column, at) => (fields[at] ? [{ column, field: fields[at] }] : [])),
    unused: columns.filter((column, at) => !fields[at] && column.trim()),
  };
}

function saidOf(said: ColumnMap, column: string): ImportField | 'ignore' | undefined {
  if (said.size === 0) return undefined;
  return (
    said.get(column) ??
    [...said].find(([name]) => plainName(name) === plainName(column) && plainName(name) !== '')?.[1]
  );
}

/** The columns a person named that the file does not have. */
export function missingColumns(columns: readonly string[], said: ColumnMap): string[] {
  const present = new Set(columns.map(plainName));
  return [...said.keys()].filter((name) => !columns.includes(name) && !present.has(plainName(name)));
}

/** Refuses the whole file when what a person said about its columns cannot be. */
export function refuseMissingColumns(columns: readonly string[], said: ColumnMap): void {
  const [missing] = missingColumns(columns, said);
  if (missing !== undefined)
    throw new ImportRefused(
      `The file has no column “${missing}”. Its columns are: ${columns.filter(Boolean).join(', ')}.`,
    );
}

/** The texts of one record by field. */
export function textsOf(values: readonly string[], { fields }: ColumnUse): FieldTexts {
  const texts: FieldTexts = {};
  for (const [at, field] of fields.entries()) {
    const value = values[at]?.trim();
    if (!field || !value) continue;
    const before = texts[field];
    const join = joinedJobColumns[field];
    if (before === undefined) texts[field] = value;
    else if (join !== undefined) texts[field] = before + join + value;
  }
  return texts;
}
