import { createContext } from 'react';
import type { ListContext } from '#client/features/applications/list-context.ts';
import type { Application } from '#contract/api.ts';
import type { Place } from '#domain/steps.ts';

/** What a row can have done; the same functions for as long as the table is there, so that rows are not drawn anew. */
export interface RowActs {
  move: (application: Application, to: Place) => void;
  select: (application: Application, range: boolean) => void;
  enter: (application: Application) => void;
  peek: (application: Application) => void;
  note: (application: Application) => void;
}

/** What all cells of a row know besides their application. */
export interface RowContext {
  acts: RowActs;
  /** It no longer is what the list was narrowed to. */
  left: boolean;
  /** The job’s title does not name the step: there is a column for it. */
  stepApart: boolean;
  listContext: ListContext;
}

/** Whether it is the one row that Tab reaches, with what is in it. Apart from the rest: it changes with each step of a walk. */
export const CurrentOf = createContext(false);

export const RowContextOf = createContext<RowContext | undefined>(undefined);
