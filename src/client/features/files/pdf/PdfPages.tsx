import { useEffect, useRef, useState } from 'react';
import { FileNotShown } from '#client/features/files/FileNotShown.tsx';
import { IconButton } from '#client/ui/Button.tsx';
import { Loading, Skeleton } from '#client/ui/Skeleton.tsx';
import type { Pdf } from './open-pdf.ts';
import styles from './Pdf.module.css';
import { PdfPage } from './PdfPage.tsx';
import { usePdf } from './use-pdf.ts';
import { zoomed } from './zoom.ts';

interface Props {
  file: { id: number; name: string };
}

/** No résumé has more; whoever sends more is read up to here, and in full once it is downloaded. */
const mostPages = 100;

/** A PDF as it was sent: its pages one under the other, each drawn as it comes into sight. */
export function PdfPages({ file }: Props) {
  const [attempt, setAttempt] = useState(1);
  return <Attempt key={attempt} file={file} onAgain={() => setAttempt(attempt + 1)} />;
}

function Attempt({ file, onAgain }: Props & { onAgain: () => void }) {
  const { pdf, error } = usePdf(file.id);
  if (error) return <FileNotShown file={file} error={error} retry={onAgain} />;
  if (pdf) return <Pages pdf={pdf} name={file.name} />;
  return (
    <>
      <Loading what="the file" />
      <Skeleton className={styles.waiting} />
    </>
  );
}

function Pages({ pdf, name }: { pdf: Pdf; name: string }) {
  const { frame, width } = useWidth();
  const [zoom, setZoom] = useState(1);
  const pages = Math.min(pdf.numPages, mostPages);
  return (
    <div className={styles.pdf}>
      <div className={styles.bar}>
        <span className={styles.count}>
          {pdf.numPages === 1 ? '1 page' : `${pdf.numPages.toLocaleString('en')} pages`}
        </span>
        <IconButton
          label="Zoom out"
          icon="minus"
          size="compact"
          aria-disabled={zoomed(zoom, -1) === zoom}
          onClick={() => setZoom(zoomed(zoom, -1))}
        />
        <output className={styles.zoom} aria-label="Zoom">
          {Math.round(zoom * 100)}%
        </output>
        <IconButton
          label="Zoom in"
          icon="plus"
          size="compact"
          aria-disabled={zoomed(zoom, 1) === zoom}
          onClick={() => setZoom(zoomed(zoom, 1))}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys */}
      <section ref={frame} className={styles.pages} aria-label={name} tabIndex={0}>
        {width > 0 &&
          Array.from({ length: pages }, (_, index) => (
            <PdfPage key={index} pdf={pdf} number={index + 1} width={width * zoom} />
          ))}
        {pdf.numPages > pages && (
          <p className={styles.rest}>Shown up to page {pages}. Download the file to read the rest.</p>
        )}
      </section>
    </div>
  );
}

/** How much room there is for a page, in whole pixels. */
function useWidth() {
  const frame = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!frame.current) return undefined;
    const room = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    room.observe(frame.current);
    return () => room.disconnect();
  }, []);
  return { frame, width };
}
