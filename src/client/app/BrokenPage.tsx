import type { FallbackProps } from 'react-error-boundary';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { isMissingCode } from '#client/ui/missing-code.ts';
import { CodeMissing } from './CodeMissing.tsx';

/** Stands in for a page that broke, or whose code could not be fetched. */
export function BrokenPage({ error, resetErrorBoundary }: FallbackProps) {
  if (isMissingCode(error)) return <CodeMissing />;
  return (
    <EmptyState
      title="This page could not be shown"
      text="Something went wrong. What you typed is kept."
      action={
        <Button variant="primary" icon="refresh" onClick={() => resetErrorBoundary()}>
          Try again
        </Button>
      }
    />
  );
}
