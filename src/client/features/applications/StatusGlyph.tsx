import { Icon } from '#client/ui/Icon.tsx';
import type { ApplicationStatus } from '#domain/application-status.ts';
import { statusLook } from './status-look.ts';
import styles from './StatusGlyph.module.css';

/** A status as its shape alone, in its colour; the word stands beside it. */
export function StatusGlyph({ status }: { status: ApplicationStatus }) {
  return <Icon name={statusLook[status].glyph} size={16} className={styles[status]} />;
}
