import { call } from '#client/api/call.ts';
import { paths } from '#client/paths.ts';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import type { TodayRow } from '#contract/api.ts';
import { isWebLink } from '#domain/links.ts';
import { AnswerActs } from './AnswerActs.tsx';
import { Asking } from './Asking.tsx';
import { finish } from './today-cache.ts';

/** What a row asks for, to be done where it stands. */
export function TodayActs({ row }: { row: TodayRow }) {
  switch (row.kind) {
    case 'answer':
      return <AnswerActs row={row} />;
    case 'interview':
      return <InterviewAct row={row} />;
    case 'times':
      return (
        <ButtonLink
          to={paths.applicationTab(row.applicationId, 'interviews')}
          size="compact"
          aria-label={`Propose times to ${row.name}`}
        >
          Propose times
        </ButtonLink>
      );
    case 'scorecard':
      return <Asking row={row} asks={[{ what: 'score', label: 'Score' }]} />;
    case 'approval':
      return <ApprovalActs row={row} />;
    case 'offer':
      return <OfferActs row={row} />;
    case 'task':
      return <TaskActs row={row} />;
    case 'request':
      return <RequestActs row={row} />;
  }
}

type Of<Kind extends TodayRow['kind']> = { row: Extract<TodayRow, { kind: Kind }> };

/** A meeting is joined at its link; to one in a room goes whoever is asked, with the application at hand. */
function InterviewAct({ row: { place, applicationId, name } }: Of<'interview'>) {
  if (place && isWebLink(place))
    return (
      <ButtonLink
        to={place}
        target="_blank"
        rel="noopener noreferrer nofollow"
        size="compact"
        icon="external"
        aria-label={`Join the interview with ${name} (opens in a new tab)`}
      >
        Join
      </ButtonLink>
    );
  return (
    <ButtonLink
      to={paths.applicationTab(applicationId, 'interviews')}
      size="compact"
      aria-label={`Open the interview with ${name}`}
    >
      Open
    </ButtonLink>
  );
}

function ApprovalActs({ row }: Of<'approval'>) {
  const { id, name, etag } = row;
  return (
    <>
      <Asking row={row} asks={[{ what: 'return', label: 'Return…' }]} />
      <Button
        size="compact"
        icon="check"
        aria-label={`Approve the offer to ${name}`}
        onClick={() =>
          void finish(row, {
            send: () =>
              call(
                'POST /api/offers/:id/decision',
                { params: { id }, body: { approved: true } },
                { ifMatch: etag },
              ),
            said: 'Offer approved',
          })
        }
      >
        Approve
      </Button>
    </>
  );
}

function OfferActs({ row }: Of<'offer'>) {
  if (row.state === 'sent')
    return (
      <Asking
        row={row}
        asks={[
          { what: 'extend', label: 'Extend…' },
          { what: 'remind', label: 'Remind…' },
        ]}
      />
    );
  if (row.state === 'approved') return <Asking row={row} asks={[{ what: 'send', label: 'Send…' }]} />;
  return (
    <ButtonLink
      to={paths.applicationTab(row.applicationId, 'offer')}
      size="compact"
      aria-label={`Finish the offer to ${row.name}`}
    >
      Finish
    </ButtonLink>
  );
}

function TaskActs({ row }: Of<'task'>) {
  const { id, title, name, side } = row;
  const mark = (done: boolean) =>
    call('PUT /api/onboarding-tasks/:id/done', { params: { id }, body: { done } });
  return (
    <>
      {side === 'candidate' && <Asking row={row} asks={[{ what: 'remind', label: 'Remind…' }]} />}
      <Button
        size="compact"
        icon="check"
        aria-label={`Mark done: \u2068${title}\u2069 for ${name}`}
        onClick={() =>
          void finish(row, { send: () => mark(true), said: `${title}: done`, undo: () => mark(false) })
        }
      >
        Mark done
      </Button>
    </>
  );
}

function RequestActs({ row }: Of<'request'>) {
  const { id: userId, companyId, name } = row;
  return (
    <>
      <Asking row={row} asks={[{ what: 'decline', label: 'Decline…' }]} />
      <Button
        size="compact"
        icon="check"
        aria-label={`Confirm ${name}`}
        onClick={() =>
          void finish(row, {
            send: () =>
              call('PUT /api/companies/:id/members/:userId', {
                params: { id: companyId, userId },
                body: { verified: true },
              }),
            said: 'Member confirmed',
          })
        }
      >
        Confirm
      </Button>
    </>
  );
}
