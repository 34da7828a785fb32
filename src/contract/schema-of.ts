import { z } from 'zod';
import type { Field, FieldTable } from '#domain/fields/field.ts';
import { missingSentence, sentences } from '#domain/fields/sentences.ts';
import {
  dateInput,
  lines,
  oneOf,
  optionalDate,
  optionalEmail,
  optionalLine,
  optionalText,
  optionalUrl,
  requiredEmail,
  requiredLine,
  requiredText,
  secret,
  skillList,
  someOf,
  wholeNumberOf,
} from './fields.ts';

/** The schema of each field of a table: `z.object(schemasOf(offerFields))` is what a form of them sends. */
export function schemasOf<Table extends FieldTable>(table: Table): SchemasOf<Table> {
  const schemas = Object.entries(table).map(([name, field]) => [name, schemaOf(field)]);
  return Object.fromEntries(schemas) as SchemasOf<Table>; // one for each field, as `schemaOf` says
}

export type SchemasOf<Table extends FieldTable> = { -readonly [Name in keyof Table]: SchemaOf<Table[Name]> };

export function schemaOf<One extends Field>(field: One): SchemaOf<One> {
  return madeOf(field).describe(`${field.asked ?? field.label}.`) as SchemaOf<One>; // by its kind, as the type below says
}

/** What a field is in the contract, by its kind and by whether it must be there. */
export type SchemaOf<One extends Field> = One extends { kind: 'line' | 'text' }
  ? If<One, ReturnType<typeof requiredText>, ReturnType<typeof optionalText>>
  : One extends { kind: 'link' }
    ? ReturnType<typeof optionalUrl>
    : One extends { kind: 'email' }
      ? If<One, ReturnType<typeof requiredEmail>, ReturnType<typeof optionalEmail>>
      : One extends { kind: 'number' | 'amount' }
        ? Maybe<One, ReturnType<typeof wholeNumberOf>>
        : One extends { kind: 'date' }
          ? If<One, ReturnType<typeof dateInput>, ReturnType<typeof optionalDate>>
          : One extends { kind: 'secret' }
            ? Maybe<One, z.ZodString>
            : One extends { kind: 'choices'; values: infer Values extends readonly string[] }
              ? List<One, ReturnType<typeof someOf<Values>>>
              : One extends { kind: 'skills' }
                ? List<One, ReturnType<typeof skillList>>
                : One extends { kind: 'choice'; values: infer Values extends readonly string[] }
                  ? Maybe<One, ReturnType<typeof oneOf<Values>>>
                  : One extends { kind: 'lines' }
                    ? List<One, ReturnType<typeof lines>>
                    : One extends { kind: 'rows'; fields: infer Table extends FieldTable }
                      ? If<One, Rows<Table>, z.ZodDefault<Rows<Table>>>
                      : never;

type If<One extends Field, Yes, No> = One extends { required: true } ? Yes : No;
type Maybe<One extends Field, Schema extends z.ZodType> = If<
  One,
  Schema,
  z.ZodOptional<z.ZodNullable<Schema>>
>;
/** A list that is not there is left as it is; an empty one says that there is nothing. */
type List<One extends Field, Schema extends z.ZodType> = If<One, Schema, z.ZodOptional<Schema>>;
type Rows<Table extends FieldTable> = z.ZodArray<z.ZodObject<SchemasOf<Table>>>;

function madeOf(field: Field): z.ZodType {
  const { label, required, missing } = field;
  switch (field.kind) {
    case 'line':
      return withOwnRule(
        field,
        required ? requiredLine(label, field.max, missing) : optionalLine(label, field.max),
      );
    case 'text':
      return withOwnRule(
        field,
        required ? requiredText(label, field.max, missing) : optionalText(label, field.max),
      );
    case 'link':
      return optionalUrl(label);
    case 'email':
      return required ? requiredEmail(label) : optionalEmail(label);
    case 'number':
    case 'amount':
      return maybe(field, wholeNumberOf(field));
    case 'date':
      return required ? dateInput(label, missing) : optionalDate(label);
    case 'secret':
      return maybe(field, secret(field));
    case 'choices':
      return optionalUnless(required, someOf(field));
    case 'skills':
      return optionalUnless(required, skillList(field));
    case 'choice':
      return maybe(field, oneOf(label, field.values, field.refusal));
    case 'lines':
      return optionalUnless(required, lines(label, field.most, field.max));
    case 'rows': {
      const error = sentences.noList(label);
      const rows = z.array(z.object(schemasOf(field.fields), { error }), { error });
      const some = required ? rows.min(1, { error: missingSentence(field) }) : rows;
      const few = some.max(field.most, { error: sentences.tooMany(label, field.most) });
      return required ? few : few.default([]);
    }
  }
}

function maybe({ required }: Field, schema: z.ZodType): z.ZodType {
  return required ? schema : schema.nullish();
}

/** Nothing sent means that it stays as it is. */
function optionalUnless(required: boolean | undefined, schema: z.ZodType): z.ZodType {
  return required ? schema : schema.optional();
}

/** A rule that only this field has, said where nothing else is wrong with the text. */
function withOwnRule({ problem }: { problem?: (text: string) => string | undefined }, schema: z.ZodType) {
  if (!problem) return schema;
  return schema.superRefine((text, context) => {
    const message = typeof text === 'string' && text ? problem(text) : undefined;
    if (message) context.addIssue({ code: 'custom', message });
  });
}
