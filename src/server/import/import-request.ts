import type { SalaryPeriod } from '#domain/salary-word.ts';
import type { ColumnMap, ColumnUse } from './column-names.ts';
import type { Format } from './file/format.ts';
import type { Novelty } from './imports.queries.ts';
import type { DateOrder } from './posting/dates.ts';
import type { Remark } from './posting/posting.ts';

export interface ImportRequest {
  file: string;
  /** The name under which this source's ids are known; the same file must come under the same name again. */
  source: string;
  /** What a person said about the columns. */
  said: ColumnMap;
  /** The company of postings that name none, and of all where `companyFromColumn` is 'never'. Default: the open company. */
  company?: number | undefined;
  /** 'required': refuse a file without a column for it. */
  companyFromColumn: 'required' | 'ifThere' | 'never';
  /** Of pay that is stated without one; 'USD', 'month'. */
  currency?: string | undefined;
  period?: SalaryPeriod | undefined;
  /** Of dates that could mean two days, in columns where no other date decides it. */
  dateOrder?: DateOrder | undefined;
  dryRun: boolean;
  skipBad: boolean;
  rebaseDates: boolean;
}

export interface ImportProgress {
  stage: 'reading' | 'storing';
  /** 0 to 1. */
  share: number;
  postings: number;
}

export interface Surroundings {
  /** ISO time in UTC. */
  now: string;
  signal: AbortSignal;
  /** Hears each refused record as soon as it is known; that an id is repeated is known some hundred records later. */
  onRefused: (line: number, reason: string) => void;
  onProgress: (progress: ImportProgress) => void;
}

export interface ImportResult extends Novelty {
  format: Format;
  read: number;
  refused: number;
  companiesAdded: number;
  /** By how many days the dates were moved; null where there was none to move, undefined where nobody asked. */
  moved: number | null | undefined;
  remarks: Map<Remark, number>;
  columns: Pick<ColumnUse, 'used' | 'unused'>;
  /** How dates were read where there was a choice, in sentences. */
  dates: string[];
  /** Whether the database holds it now. */
  committed: boolean;
}
