import { lazy, Suspense } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { useAsked } from '#client/ui/use-asked.ts';
import type { TodayRow } from '#contract/api.ts';

/** What is asked for in a dialog, whose code comes when it is opened. */
export type Asked = 'score' | 'return' | 'extend' | 'remind' | 'send' | 'write' | 'decline';

const dialogs = {
  score: lazy(() =>
    import('./dialogs/ScoreDialog.tsx').then(({ ScoreDialog }) => ({ default: ScoreDialog })),
  ),
  return: lazy(() =>
    import('./dialogs/ReturnDialog.tsx').then(({ ReturnDialog }) => ({ default: ReturnDialog })),
  ),
  extend: lazy(() =>
    import('./dialogs/ExtendDialog.tsx').then(({ ExtendDialog }) => ({ default: ExtendDialog })),
  ),
  remind: lazy(() =>
    import('./dialogs/WriteDialog.tsx').then(({ WriteDialog }) => ({ default: WriteDialog })),
  ),
  write: lazy(() =>
    import('./dialogs/WriteDialog.tsx').then(({ WriteDialog }) => ({ default: WriteDialog })),
  ),
  send: lazy(() =>
    import('./dialogs/SendOfferDialog.tsx').then(({ SendOfferDialog }) => ({ default: SendOfferDialog })),
  ),
  decline: lazy(() =>
    import('./dialogs/DeclineDialog.tsx').then(({ DeclineDialog }) => ({ default: DeclineDialog })),
  ),
};

interface Props {
  row: TodayRow;
  asks: readonly { what: Asked; label: string }[];
}

/** Buttons that open a dialog over the list. */
export function Asking({ row, asks }: Props) {
  const { asked, ask, close } = useAsked<Asked>();
  const Dialog = asked && dialogs[asked];
  return (
    <>
      {asks.map(({ what, label }) => (
        <Button
          key={what}
          size="compact"
          aria-label={`${label.replace('…', '')}: ${row.name}${label.endsWith('…') ? '…' : ''}`}
          onClick={() => ask(what)}
        >
          {label}
        </Button>
      ))}
      {Dialog && (
        <Suspense fallback={null}>
          <Dialog row={row} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
