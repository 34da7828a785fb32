/**
 * What is known of a field that people fill in. Tables of these stand beside this file, one a noun; the contract's schemas,
 * the forms' checks, labels and limits, imports and the command line all go by them. A table holds facts; what is said of a
 * value that does not fit is said by `sentences.ts`.
 */
interface Known {
  /** Opens the sentence a person reads when the field is refused, and stands above it in a form. */
  label: string;
  /** What stands above it instead, where a form asks in other words than a sentence can open with. */
  asked?: string;
  required?: boolean;
  /** What is said where it is missing, if not that it is required. */
  missing?: string;
}

/** Text of one line, or of several. */
export interface TextField extends Known {
  kind: 'line' | 'text';
  /** In characters, once it is tidied. */
  max: number;
  /** What only this field is asked, in a sentence; undefined where all is well. */
  problem?: (text: string) => string | undefined;
}

/** A web address, or where mail reaches somebody. */
export interface AddressField extends Known {
  kind: 'link' | 'email';
  max: number;
}

/** A whole number; an amount is one of money. */
export interface NumberField extends Known {
  kind: 'number' | 'amount';
  min: number;
  max: number;
  /** So many digits may stand behind the point. */
  decimals?: 2;
  /** "must be 10 to 480 minutes". */
  unit?: string;
}

/** A calendar date, 'YYYY-MM-DD'. */
export interface DateField extends Known {
  kind: 'date';
  /** A form asks for its month only, 'YYYY-MM', and sends a day in it. */
  by?: 'month';
}

/** A password: taken as it is typed, white space too. */
export interface SecretField extends Known {
  kind: 'secret';
  min: number;
  max: number;
}

/** One of a few words. */
export interface ChoiceField extends Known {
  kind: 'choice';
  values: readonly string[];
  /** What each is called on screens. */
  labels?: Readonly<Record<string, string>>;
  /** What is said of what is none of them, where they are too many to be named. */
  refusal?: string;
}

/** Several of a few words, each once. */
export interface ChoicesField extends Known {
  kind: 'choices';
  values: readonly string[];
  /** What each is called on screens. */
  labels?: Readonly<Record<string, string>>;
  refusal?: string;
  /** How many can be chosen. */
  most: number;
}

/** What somebody can do, each once however it is written. */
export interface SkillsField extends Known {
  kind: 'skills';
  /** How many, and how long each can be. */
  most: number;
  max: number;
}

/** Several lines, each once. */
export interface LinesField extends Known {
  kind: 'lines';
  /** How many lines, and how long each can be. */
  most: number;
  max: number;
}

/** Several things, each with fields of its own. Rows in which nothing is filled in are not sent, where it says so. */
export interface RowsField extends Known {
  kind: 'rows';
  most: number;
  fields: FieldTable;
  dropsEmpty?: boolean;
}

export type Field =
  | TextField
  | AddressField
  | SecretField
  | NumberField
  | DateField
  | ChoiceField
  | ChoicesField
  | LinesField
  | SkillsField
  | RowsField;

export type FieldTable = Readonly<Record<string, Field>>;
