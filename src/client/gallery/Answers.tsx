import { Broken } from '#client/ui/Broken.tsx';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { Key } from '#client/ui/Key.tsx';
import { PageBar } from '#client/ui/PageBar.tsx';
import { PageHeader } from '#client/ui/PageHeader.tsx';
import { SegmentLinks, Segments } from '#client/ui/Segments.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import styles from './Gallery.module.css';
import { Piece } from './Piece.tsx';

const failed = new Error('503: The server is busy. Try again in a moment.');

/** What stands where something is to come, has not come, or is nothing. */
export function Answers() {
  return (
    <>
      <Piece name="Skeleton, Spinner">
        <div className={styles.wide}>
          <Skeleton />
        </div>
        <Skeleton width="50%" height="4rem" />
        <Spinner />
      </Piece>
      <Piece name="EmptyState, ErrorState, Broken">
        <div className={styles.wide}>
          <EmptyState
            title="No applications yet"
            text="When somebody applies, they are here."
            action={<Button>Share the job</Button>}
            level={3}
          />
          <ErrorState title="The jobs could not be loaded" error={failed} retry={() => undefined} level={3} />
          <Broken error={failed} resetErrorBoundary={() => undefined} />
        </div>
      </Piece>
      <Piece name="PageBar, Segments, Key">
        <div className={styles.wide}>
          <PageBar
            title="PageBar"
            lead="A few words under it"
            actions={<Button variant="quiet">Views</Button>}
          >
            <SegmentLinks
              label="List or board"
              links={[
                { to: '?list', label: 'List', current: true },
                { to: '?board', label: 'Board', current: false },
              ]}
            />
            <Segments
              label="Density"
              options={[
                { value: 'comfortable', label: 'Comfortable' },
                { value: 'compact', label: 'Compact' },
              ]}
              chosen="compact"
              onChoose={() => undefined}
            />
            <Key>Ctrl K</Key>
          </PageBar>
        </div>
      </Piece>
      <Piece name="PageHeader">
        <div className={styles.wide}>
          <PageHeader
            title="PageHeader"
            lead="A line under it"
            actions={<Button variant="primary">Main</Button>}
          />
        </div>
      </Piece>
    </>
  );
}
