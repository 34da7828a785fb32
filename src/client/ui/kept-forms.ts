import { createContext } from 'react';

/**
 * What is typed in the forms of one part of a page, kept beside it: where the part breaks while it is drawn, its forms are
 * gone with all they held, and are given it back when it is drawn again.
 */
export interface KeptForms {
  /** What forms held when they were last drawn whole, by the form's key. What broke the drawing is not among it. */
  drawn: Map<string, Values>;
  /** What forms that come back begin with. */
  restored: Map<string, Values>;
  broken: boolean;
}

type Values = Readonly<Record<string, unknown>>;

export const KeptFormsContext = createContext<KeptForms | undefined>(undefined);
