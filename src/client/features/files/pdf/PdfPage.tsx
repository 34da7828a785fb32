import { useEffect, useRef, useState } from 'react';
import type { Pdf } from './open-pdf.ts';
import { drawPage } from './draw-page.ts';
import styles from './Pdf.module.css';

interface Props {
  pdf: Pdf;
  /** From 1. */
  number: number;
  /** In CSS pixels. */
  width: number;
}

/** A4, until it is known better. */
const usual = 297 / 210;

/** One page. It is drawn shortly before it comes into sight, and let go of when it is far away again. */
export function PdfPage({ pdf, number, width }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [shape, setShape] = useState(usual);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!place.current) return undefined;
    const sight = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: '800px',
    });
    sight.observe(place.current);
    return () => sight.disconnect();
  }, []);

  useEffect(() => {
    const sheet = place.current;
    if (!near || !sheet) return undefined;
    const left = new AbortController();
    const draw = async () => {
      const drawn = await drawPage(pdf, number, width, left.signal).catch(() => undefined);
      if (left.signal.aborted) return;
      setFailed(!drawn);
      if (!drawn) return;
      setShape(drawn.shape);
      sheet.replaceChildren(drawn.canvas, drawn.text);
    };
    void draw();
    return () => left.abort();
  }, [pdf, number, width, near]);

  useEffect(() => {
    if (!near) place.current?.replaceChildren();
  }, [near]);

  return (
    <div className={styles.page} style={{ width, height: width * shape }}>
      {/* What stands in it is pdf.js’s: React draws nothing there. */}
      <div ref={place} className={styles.sheet} />
      {failed && <p className={styles.failed}>Page {number} cannot be shown.</p>}
    </div>
  );
}
