/** A reason not to start that the operator can act on: its message is printed as it is, without a stack. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}
