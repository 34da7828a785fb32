import { useState, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { Broken } from './Broken.tsx';
import { KeptFormsContext, type KeptForms } from './kept-forms.ts';

interface Props {
  children: ReactNode;
  /** What stands in for it, where it is not the usual words. */
  fallback?: (props: FallbackProps) => ReactNode;
}

/** An error while this is drawn stays in it: everything around goes on, and what was typed in its forms comes back. main.tsx reports it. */
export function Boundary({ children, fallback = usual }: Props) {
  const [kept] = useState(nothingKept);
  return (
    <KeptFormsContext value={kept}>
      <ErrorBoundary
        onError={() => Object.assign(kept, { broken: true })}
        onReset={() => Object.assign(kept, nothingKept(), { restored: kept.drawn })}
        fallbackRender={fallback}
      >
        {children}
      </ErrorBoundary>
    </KeptFormsContext>
  );
}

function usual(props: FallbackProps): ReactNode {
  return <Broken {...props} />;
}

function nothingKept(): KeptForms {
  return { drawn: new Map(), restored: new Map(), broken: false };
}
