import {
  AnnotationMode,
  getDocument,
  GlobalWorkerOptions,
  TextLayer,
  VerbosityLevel,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable-next-line import/default -- Vite makes it: the worker's address among our own files
import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

export { AnnotationMode, TextLayer };
export type Pdf = Awaited<ReturnType<typeof openPdf>['promise']>;

GlobalWorkerOptions.workerSrc = worker;

/** Beside the built files: letters of fonts that a PDF only names, and decoders for pictures of scanners (vite.config.ts). */
const data = new URL(`/assets/pdf-${version}/`, location.href).href;

/** Reads a PDF in a worker of its own, which ends with it. No script of it runs, and nothing it names is fetched. */
export function openPdf(bytes: Uint8Array) {
  return getDocument({
    data: bytes,
    cMapUrl: `${data}cmaps/`,
    standardFontDataUrl: `${data}standard_fonts/`,
    wasmUrl: `${data}wasm/`,
    // Our policy lets no WebAssembly in: the decoders are there as scripts too.
    useWasm: false,
    // A font that is named and not brought is drawn with one of the same measures, whatever this device has.
    useSystemFonts: false,
    disableWorkerRendering: true,
    enableXfa: false,
    maxImageSize: 40_000_000,
    verbosity: VerbosityLevel.ERRORS,
  });
}
