import { useApi } from '#client/api/use-api.ts';
import { classNames } from '#client/ui/class-names.ts';
import { Loading, Skeleton } from '#client/ui/Skeleton.tsx';
import type { FileText } from '#contract/api.ts';
import styles from './FileAsText.module.css';
import { FileNotShown } from './FileNotShown.tsx';

interface Props {
  file: { id: number; name: string };
}

/** A document as clean text: what it says, in its order, without its looks. */
export function FileAsText({ file }: Props) {
  const text = useApi('GET /api/files/:id/text', { params: { id: file.id } }, { staleTime: Infinity });
  if (text.error && !text.data)
    return <FileNotShown file={file} error={text.error} retry={() => void text.refetch()} />;
  if (!text.data)
    return (
      <div className={styles.sheet}>
        <Loading what="the file" />
        <Skeleton width="60%" />
        <Skeleton height="12rem" />
      </div>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys
    <article className={styles.sheet} aria-label={file.name} tabIndex={0}>
      {text.data.lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no other name, and never change
        <Line key={index} {...line} />
      ))}
      {text.data.cut && <p className={styles.cut}>It goes on. Download the file to read the rest.</p>}
    </article>
  );
}

function Line({ text, look, apart }: FileText['lines'][number]) {
  return (
    <p className={classNames(styles.line, look !== 'line' && styles[look], apart && styles.apart)} dir="auto">
      {text}
    </p>
  );
}
