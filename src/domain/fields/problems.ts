import { choiceProblem, choicesProblem } from './choices.ts';
import { dateProblem } from './dates.ts';
import type { Field, FieldTable } from './field.ts';
import { numberProblem, typedNumber } from './numbers.ts';
import { secretProblem } from './secrets.ts';
import { missingSentence, sentences } from './sentences.ts';
import { skillsProblem } from './skills.ts';
import { emailProblem, linesProblem, linkProblem, textProblem } from './texts.ts';
import { filledRows, rowsIn, textIn, textsIn, type TypedIn } from './typed.ts';

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

function collect(problems: Record<string, string>, name: string, field: Field, typed: unknown): void {
  const note = (problem: string | undefined) => {
    if (problem) problems[name] = problem;
  };
  switch (field.kind) {
    case 'line':
    case 'text':
      return note(textProblem(field, textIn(typed)));
    case 'link':
      return note(linkProblem(field, textIn(typed)));
    case 'email':
      return note(emailProblem(field, textIn(typed)));
    case 'secret':
      return note(secretProblem(field, textIn(typed)));
    case 'number':
    case 'amount':
      return note(numberProblem(field, typedNumber(textIn(typed))));
    case 'date':
      return note(dateProblem(field, textIn(typed)));
    case 'choice':
      return note(choiceProblem(field, textIn(typed)));
    case 'choices':
      return note(choicesProblem(field, textsIn(typed)));
    case 'skills':
      return note(skillsProblem(field, textsIn(typed)));
    case 'lines':
      return note(linesProblem(field, textsIn(typed)));
    case 'rows': {
      const rows = filledRows(field, rowsIn(typed));
      // As the server does, which looks into none of too many.
      if (rows.length > field.most) return note(sentences.tooMany(field.label, field.most));
      if (!rows.length && field.required) note(missingSentence(field));
      for (const [at, row] of rows)
        for (const [part, partField] of Object.entries(field.fields))
          collect(problems, `${name}.${at}.${part}`, partField, row[part]);
    }
  }
}
