import type { Pdf } from './open-pdf.ts';
import styles from './Pdf.module.css';
import { sharpness } from './zoom.ts';

interface Drawn {
  canvas: HTMLCanvasElement;
  /** The page’s text where it stands, unseen: to be selected, searched and read out. */
  text: HTMLDivElement;
  /** Its height for a width of one. */
  shape: number;
}

/** Draws a page as wide as is asked. Given up once `signal` is aborted. */
export async function drawPage(pdf: Pdf, number: number, width: number, signal: AbortSignal): Promise<Drawn> {
  const { AnnotationMode, TextLayer } = await import('./open-pdf.ts');
  const page = await pdf.getPage(number);
  signal.throwIfAborted();
  const scale = width / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  const sharp = sharpness(viewport.width, viewport.height, window.devicePixelRatio);
  const canvas = document.createElement('canvas');
  canvas.className = styles.canvas ?? '';
  canvas.width = Math.floor(viewport.width * sharp);
  canvas.height = Math.floor(viewport.height * sharp);
  const drawing = page.render({
    canvas,
    viewport,
    transform: sharp === 1 ? undefined : [sharp, 0, 0, sharp, 0, 0],
    annotationMode: AnnotationMode.ENABLE,
  });
  const text = document.createElement('div');
  text.className = styles.text ?? '';
  text.style.setProperty('--total-scale-factor', String(scale));
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport });
  signal.addEventListener('abort', () => {
    drawing.cancel();
    layer.cancel();
  });
  await Promise.all([drawing.promise, layer.render()]);
  return { canvas, text, shape: viewport.height / viewport.width };
}
