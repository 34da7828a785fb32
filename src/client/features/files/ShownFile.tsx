import { lazy, Suspense } from 'react';
import type { FileKind } from '#domain/files.ts';
import { FileAsText } from './FileAsText.tsx';

const PdfPages = lazy(() => import('./pdf/PdfPages.tsx').then((module) => ({ default: module.PdfPages })));

interface Props {
  file: { id: number; name: string; kind: FileKind };
}

/** A file in the product: a PDF as it looks, anything else as the text that can be read of it. */
export function ShownFile({ file }: Props) {
  if (file.kind !== 'pdf') return <FileAsText key={file.id} file={file} />;
  return (
    <Suspense>
      <PdfPages key={file.id} file={file} />
    </Suspense>
  );
}
