import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useUser } from '#client/api/session.ts';
import { FailedMove } from '#client/features/applications/FailedMove.tsx';
import { useMoveApplication } from '#client/features/applications/use-move-application.ts';
import { usePageKeys } from '#client/kit/shortcuts/page-keys.ts';
import { useShortcuts } from '#client/kit/shortcuts/use-shortcuts.ts';
import { toMessage } from '#client/paths.ts';
import { thenFocus } from '#client/ui/then-focus.ts';
import { useAsked } from '#client/ui/use-asked.ts';
import { useMedia } from '#client/ui/use-media.ts';
import type { Application } from '#contract/api.ts';
import { can } from '#domain/permissions.ts';
import { Composer, type Writing } from './Composer.tsx';
import { ResumeHalf } from './ResumeHalf.tsx';
import { type Acts, useActs } from './use-acts.ts';
import styles from './Workbench.module.css';
import { WorkbenchHead } from './WorkbenchHead.tsx';
import { type Begun, WorkbenchSheets } from './WorkbenchSheets.tsx';
import { WorkbenchTabs } from './WorkbenchTabs.tsx';
import { useWorkbenchTab, type WorkbenchTab } from './workbench-tabs.ts';

const pageKeys = [
  { keys: ['j', 'k'], does: 'Next and previous application' },
  { keys: ['m'], does: 'Write a message' },
  { keys: ['n'], does: 'Write a note' },
  { keys: ['i'], does: 'Arrange an interview' },
  { keys: ['s'], does: 'Write a scorecard' },
  { keys: ['o'], does: 'Make an offer' },
  { keys: ['r'], does: 'Reject' },
  { keys: ['Ctrl Enter'], does: 'Send what you write' },
  { keys: ['Esc'], does: 'Stop writing, and keep it' },
] as const;

/** One application for those who decide: who, what was sent, what happened, and every act at hand. */
export function Workbench({ application }: { application: Application }) {
  const user = useUser();
  const wide = useMedia('(min-width: 1024px)');
  const { status } = application;
  const { move, saving, failure, forgetFailure } = useMoveApplication(application);
  const acts = useActs(application);
  // Who has been made an offer is here for that; a tab does not change under a hand when that comes about.
  const [usual] = useState<WorkbenchTab>(status === 'offered' || status === 'hired' ? 'offer' : 'overview');
  const { tab, carried, choose } = useWorkbenchTab(usual, wide);
  const { asked: begun, ask: open, close } = useAsked<Begun>();
  const [writing, setWriting] = useState<Writing>(can['message.write'](user) ? 'message' : 'note');
  const area = useRef<HTMLTextAreaElement>(null);
  const toWrite = useLocation().hash === toMessage;
  useEffect(() => {
    if (toWrite) area.current?.focus();
  }, [toWrite]);

  const write = (next: Writing) =>
    thenFocus(
      () => setWriting(next),
      () => area.current,
    );
  /** Begins it where it can be begun, over the tab that shows what there is. */
  const begin = (what: Begun['what']) => {
    choose(what === 'offer' ? 'offer' : 'interviews');
    const next = begunOf(what, acts);
    if (next) open(next);
  };
  usePageKeys(pageKeys);
  useShortcuts(can['application.note'](user) ? { n: () => write('note') } : {});
  return (
    <div className={styles.bench} data-wide aria-busy={saving}>
      <WorkbenchHead
        application={application}
        carried={carried}
        onMove={move}
        onWrite={() => write('message')}
        onBegin={begin}
      />
      {wide && (
        <section className={styles.left} aria-label="Résumé">
          <ResumeHalf application={application} />
        </section>
      )}
      <div className={styles.right}>
        {failure && (
          <FailedMove
            failure={failure}
            status={status}
            onRetry={() => move(failure.to)}
            onDismiss={forgetFailure}
          />
        )}
        <WorkbenchTabs
          application={application}
          acts={acts}
          wide={wide}
          tab={tab}
          onTab={choose}
          onBegin={begin}
          onNote={() => write('note')}
        />
        {(can['message.write'](user) || can['application.note'](user)) && (
          <Composer application={application} writing={writing} onWriting={write} area={area} />
        )}
      </div>
      <WorkbenchSheets application={application} acts={acts} begun={begun} onClose={close} />
    </div>
  );
}

function begunOf(what: Begun['what'], { mayArrange, mayOffer, toScore }: Acts): Begun | undefined {
  if (what === 'score') return toScore && { what, group: toScore };
  return (what === 'interview' ? mayArrange : mayOffer) ? { what } : undefined;
}
