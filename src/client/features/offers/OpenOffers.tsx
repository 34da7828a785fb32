import { Link } from 'react-router';
import { useUser } from '#client/api/session.ts';
import { useApi } from '#client/api/use-api.ts';
import { Section } from '#client/features/dashboards/Section.tsx';
import { paths } from '#client/paths.ts';
import { Table } from '#client/ui/Table.tsx';
import type { OpenOffer } from '#contract/api.ts';
import { dashboardRows } from '#domain/limits.ts';
import { isJobSeeker } from '#domain/permissions.ts';
import { LastMoment } from './LastMoment.tsx';
import { OfferStateBadge } from './OfferStateBadge.tsx';

/** The offers that are open: to be answered, for who was made one; to be approved, sent or waited for, for who makes them. */
export function OpenOffers() {
  const seeker = isJobSeeker(useUser());
  const { data } = useApi(
    'GET /api/offers',
    { query: { limit: dashboardRows.recentApplications } },
    { staleTime: 0 },
  );
  if (!data?.length) return null;
  return (
    <Section
      title={seeker ? 'Your Offers' : 'Open Offers'}
      lead={
        seeker
          ? 'Somebody wants you. Read it in peace, and answer in time.'
          : 'What waits for approval stands first, then whoever has to answer soonest.'
      }
    >
      <Table
        caption={seeker ? 'Your offers' : 'Open offers'}
        keyOf={({ id }) => id}
        rows={data}
        columns={seeker ? ownColumns : columns}
      />
    </Section>
  );
}

const until = {
  header: 'To be answered by',
  cell: ({ expiresAt }: OpenOffer) => <LastMoment expiresAt={expiresAt} />,
};

const columns = [
  {
    header: 'Candidate',
    naming: true,
    cell: ({ applicationId, applicantName }: OpenOffer) => (
      <Link to={paths.application(applicationId)} dir="auto">
        {applicantName}
      </Link>
    ),
  },
  { header: 'Job', cell: ({ jobTitle }: OpenOffer) => <span dir="auto">{jobTitle}</span> },
  { header: 'State', cell: ({ state }: OpenOffer) => <OfferStateBadge state={state} /> },
  until,
];

const ownColumns = [
  {
    header: 'Job',
    naming: true,
    cell: ({ applicationId, jobTitle }: OpenOffer) => (
      <Link to={paths.application(applicationId)} dir="auto">
        {jobTitle}
      </Link>
    ),
  },
  { header: 'Company', cell: ({ companyName }: OpenOffer) => <bdi>{companyName}</bdi> },
  until,
];
