/** What a column can be for; these words stand on the right of `--map column=field`. */
export const importFields = [
  'title',
  'company',
  'description',
  'requirements',
  'location',
  'locality',
  'region',
  'country',
  'worksite',
  'remote',
  'remoteFrom',
  'department',
  'salaryRange',
  'salaryMin',
  'salaryMax',
  'salaryCurrency',
  'salaryPeriod',
  'serviceCharge',
  'allowances',
  'employmentType',
  'experienceLevel',
  'experienceYears',
  'skillsRequired',
  'postedDate',
  'applicationDeadline',
  'externalId',
] as const;

export type ImportField = (typeof importFields)[number];

/** A record's own texts by what they are for. A list stands as one text, an entry a line. */
export type FieldTexts = Partial<Record<ImportField, string>>;

/** One posting as it stood in the file, or why it cannot be read. */
export type FileRecord =
  | { line: number; refused: string }
  | { line: number; texts: FieldTexts; identity: string };
