import { choiceProblem, choicesProblem } from './choices.ts';
import { dateProblem } from './dates.ts';
import type { Field, FieldTable } from './field.ts';
import { numberProblem, typedNumber } from './numbers.ts';
import { secretProblem } from './secrets.ts';
import { missingSentence, sentences } from './sentences.ts';
import { skillsProblem } from './skills.ts';
import { emailProblem, linesProblem, linkProblem, textProblem } from './texts.ts';
import { filledRows, type TypedIn } from './typed.ts';

export type ProblemsIn<Table extends FieldTable> = { [Name in keyof Table & string]?: string };

/**
 * What is wrong with what is typed in a form, by the names of its fields; of a row's field "allowances.0.name", as the
 * server calls it too. What it says, and whether it says anything, is as the contract does: `fields.test.ts` compares them.
 */
export function problemsIn<Table extends FieldTable>(
  table: Table,
  values: TypedIn<Table>,
): ProblemsIn<Table> {
  const problems: Record<string, string> = {};
  for (const [name, field] of Object.entries(table)) collect(problems, name, field, values[name]);
  return problems as ProblemsIn<Table>; // the names are those of the table
}

// The casts: of each kind of field a form holds what `Typed` says.
function collect(problems: Record<string, string>, name: string, field: Field, typed: unknown): void {
  const note = (problem: string | undefined) => {
    if (problem) problems[name] = problem;
  };
  switch (field.kind) {
    case 'line':
    case 'text':
      return note(textProblem(field, typed as string));
    case 'link':
      return note(linkProblem(field, typed as string));
    case 'email':
      return note(emailProblem(field, typed as string));
    case 'secret':
      return note(secretProblem(field, typed as string));
    case 'number':
    case 'amount':
      return note(numberProblem(field, typedNumber(typed as string)));
    case 'date':
      return note(dateProblem(field, typed as string));
    case 'choice':
      return note(choiceProblem(field, typed as string));
    case 'choices':
      return note(choicesProblem(field, typed as readonly string[]));
    case 'skills':
      return note(skillsProblem(field, typed as readonly string[]));
    case 'lines':
      return note(linesProblem(field, typed as readonly string[]));
    case 'rows': {
      const rows = filledRows(field, typed as readonly TypedIn<FieldTable>[]);
      if (rows.length > field.most) note(sentences.tooMany(field.label, field.most));
      if (!rows.length && field.required) note(missingSentence(field));
      for (const [at, row] of rows)
        for (const [part, partField] of Object.entries(field.fields))
          collect(problems, `${name}.${at}.${part}`, partField, row[part]);
    }
  }
}
