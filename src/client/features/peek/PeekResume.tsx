import { useState } from 'react';
import { ShownFile } from '#client/features/files/ShownFile.tsx';
import { Disclosure } from '#client/ui/Disclosure.tsx';
import type { Application } from '#contract/api.ts';

/** The résumé, fetched when it is opened. */
export function PeekResume({ file }: { file: NonNullable<Application['file']> }) {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure label="Résumé" onToggle={setOpen}>
      {open && <ShownFile file={file} />}
    </Disclosure>
  );
}
