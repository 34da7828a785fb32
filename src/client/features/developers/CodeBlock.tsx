import { Button } from '#client/ui/Button.tsx';
import { toast } from '#client/ui/toast.ts';
import styles from './CodeBlock.module.css';

interface Props {
  /** What it is, for who hears it: “the first call”. */
  label: string;
  code: string;
}

/** Lines to be copied into a terminal. What is wider than the page is scrolled sideways, by keys too. */
export function CodeBlock({ label, code }: Props) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(code);
      toast({ title: 'Copied' });
    } catch {
      // Over plain http, or where it was forbidden, there is no clipboard.
      toast({ title: 'Copying isn’t allowed here', description: 'Select the text and copy it.' });
    }
  }
  return (
    <div className={styles.block}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so that keys must reach it */}
      <section className={styles.code} tabIndex={0} aria-label={label}>
        <pre>
          <code>{code}</code>
        </pre>
      </section>
      <Button size="compact" className={styles.copy} aria-label={`Copy ${label}`} onClick={() => void copy()}>
        Copy
      </Button>
    </div>
  );
}
