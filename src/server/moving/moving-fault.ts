import { CannotStart } from '#server/cannot-start.ts';

/** Why a company cannot be moved out or in: a sentence for whoever asked for it. */
export class MovingFault extends CannotStart {
  override name = 'MovingFault';
}
