import { CannotStart } from '#server/cannot-start.ts';

/** Why a backup cannot be made, read or put back: a sentence for whoever asked for it. */
export class BackupFault extends CannotStart {
  override name = 'BackupFault';
}
