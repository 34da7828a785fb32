/** What a pay is for. A session is half a day's work, as doctors, teachers and trainers are paid. */
export type SalaryPeriod = 'hour' | 'session' | 'day' | 'week' | 'month' | 'year';

/** A word, sign or number of a pay, in the order they are written, with its place in the text. */
export type PayWord = { at: number; end: number } & (
  | { kind: 'amount'; value: number; unit: number; decimals: boolean; plain: boolean }
  | { kind: 'currency'; codes: readonly string[]; usual: string | undefined }
  | { kind: 'period'; period: SalaryPeriod | 'other' }
  /** 'to' joins two amounts into a range; 'up to' and 'from' leave one end open. */
  | { kind: 'to' | 'up to' | 'from' | 'break' | 'plus' | 'open' | 'close' }
  /** Paid beside the pay: service charge, a bonus. What stands behind 'including' is part of it. */
  | { kind: 'extra'; weak: boolean }
  | { kind: 'basic' | 'including' }
  /** A number nobody writes: 33,65700. */
  | { kind: 'broken' }
  | { kind: 'word' }
);
