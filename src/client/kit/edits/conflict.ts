/** What is told of something that can be edited: which state of it this is, who wrote it and when. */
export interface Edited {
  etag?: string;
  changedAt?: string | null;
  /** Undefined of what only oneself can write. */
  changedBy?: { userId: number; name: string } | null;
}

/** A field by its label, and how its value reads where it is no text. */
export interface Shown<Value> {
  label: string;
  text?: (value: Value) => string;
  /** Goes along with another field that is shown. */
  hidden?: true;
  /** The id of its control, where that is not its name. */
  id?: string;
}

/** Each by the name of its value; one that is not here is the form’s own affair. */
export type Fields<Values> = {
  readonly [Name in keyof Values as string extends Name ? never : Name]?: Shown<Values[Name]>;
};

/** The same where it does not matter of what form they are. */
export type AnyFields = Readonly<Record<string, Shown<never> | undefined>>;

/** What somebody has written meanwhile. */
export interface Conflict {
  /** It was met while what is typed was kept by itself: nobody has asked for it to be saved. */
  unasked: boolean;
  /** The names of the fields that both have changed, and of those that only the other has. */
  contested: readonly string[];
  taken: readonly string[];
  theirs: Readonly<Record<string, unknown>>;
  edited: Edited;
}
