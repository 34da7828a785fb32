import { useState } from 'react';
import { Timeline } from '#client/features/timeline/Timeline.tsx';
import { Disclosure } from '#client/ui/Disclosure.tsx';
import type { Application } from '#contract/api.ts';

/** Everything that has happened to an application, fetched when it is opened. */
export function History({ application }: { application: Application }) {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure label="History" onToggle={setOpen}>
      {open && <Timeline id={application.id} hiring={false} />}
    </Disclosure>
  );
}
