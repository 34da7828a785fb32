import { CannotStart } from '#server/cannot-start.ts';

/** Why a backup cannot be made, read or put back: a sentence for whoever asked for it. */
export class BackupFault extends CannotStart {
  override name = 'BackupFault';
}

/** A backup that could be opened is not what it should be. */
export class BackupDamage extends BackupFault {
  override name = 'BackupDamage';
}
