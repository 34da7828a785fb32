import type { FallbackProps } from 'react-error-boundary';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { isMissingCode } from '#client/ui/missing-code.ts';

/** Stands in for a page that broke, or whose code could not be fetched. */
export function BrokenPage({ error, resetErrorBoundary }: FallbackProps) {
  if (isMissingCode(error))
    return (
      <EmptyState
        title="This page could not be shown"
        text="It may have been replaced by a newer version, or the connection was lost. Loading it again usually helps."
        action={
          <Button variant="primary" icon="refresh" onClick={() => location.reload()}>
            Load again
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title="This page could not be shown"
      text="Something went wrong in it. What you typed is kept."
      action={
        <Button variant="primary" icon="refresh" onClick={() => resetErrorBoundary()}>
          Try again
        </Button>
      }
    />
  );
}
