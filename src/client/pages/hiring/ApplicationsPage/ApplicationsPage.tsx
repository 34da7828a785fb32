import { prefetch, prefetchPages, type PrefetchScreen } from '#client/api/prefetch.ts';
import { currentSession, useUser } from '#client/api/session.ts';
import { UnconfirmedApplications } from '#client/features/unconfirmed/UnconfirmedApplications.tsx';
import { PageHeader } from '#client/ui/PageHeader.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { useMedia } from '#client/ui/use-media.ts';
import type { CurrentUser } from '#contract/api.ts';
import { can, isHiringSide } from '#domain/permissions.ts';
import { cardsCode, tableCode } from './late-code.ts';
import { TableOfApplications } from './TableOfApplications.tsx';
import { listed, narrowing, readSearch, tableSizes } from './use-application-search.ts';

export const prefetchScreen: PrefetchScreen = ({ search, user }) => {
  const wanted = readSearch(search);
  if (can['view.keep'](user)) prefetch('GET /api/views', { query: { screen: 'applications' } });
  prefetch('GET /api/applications/counts', { query: narrowing(wanted) });
  prefetchPages(
    'GET /api/applications',
    { query: listed(wanted, user) },
    seesTable(user) ? { sizes: tableSizes } : undefined,
  );
  preloadRows(user);
};

/** Wider than a phone. */
const roomy = '(min-width: 768px)';

function seesTable(user: Pick<CurrentUser, 'userType'>): boolean {
  return isHiringSide(user) && window.matchMedia(roomy).matches;
}

function preloadRows(user: Pick<CurrentUser, 'userType'>): void {
  const code = seesTable(user) ? tableCode : cardsCode;
  code.preload().catch(() => undefined);
}

// Who has opened the page here is often known before its code has come: the rest then comes without waiting for a drawing.
const { user: reader } = currentSession();
if (reader) preloadRows(reader);

/** One's own applications as cards; those to the jobs one runs as a table, where there is room for one. */
export function ApplicationsPage() {
  const hiring = isHiringSide(useUser());
  const hasRoom = useMedia(roomy);
  return (
    <>
      {hiring && <UnconfirmedApplications />}
      {hiring && hasRoom ? <TableOfApplications /> : <Cards />}
    </>
  );
}

function Cards() {
  const code = cardsCode.useCode();
  if (code) return <code.CardsOfApplications />;
  return (
    <>
      <PageHeader title="Applications" />
      <Spinner />
    </>
  );
}
