/** Whether two values of a form are alike, lists and what has parts among them. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
