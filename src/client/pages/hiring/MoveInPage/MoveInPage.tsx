import { Link, useNavigate } from 'react-router';
import { refresh } from '#client/api/api-cache.ts';
import { sendFile } from '#client/api/send-file.ts';
import { useUser } from '#client/api/session.ts';
import { useApi } from '#client/api/use-api.ts';
import { PastImports } from '#client/features/moving-in/PastImports.tsx';
import { SendTable } from '#client/features/moving-in/SendTable.tsx';
import { paths } from '#client/paths.ts';
import { PageBar } from '#client/ui/PageBar.tsx';
import { can } from '#domain/permissions.ts';

/** A company sends the people of another system, and finds what it has sent before. */
export function MoveInPage() {
  const imports = useApi('GET /api/company/imports', { query: {} }, { staleTime: 0 });
  const navigate = useNavigate();
  const user = useUser();
  return (
    <>
      <PageBar
        back={{ to: paths.candidates, label: 'All candidates' }}
        title="Move in"
        lead={
          <>
            Bring people, applications and notes along from another system. Only your company sees them, and
            no one is emailed. {can['job.import'](user) && <Link to={paths.importJobs}>Import jobs</Link>}
          </>
        }
      />
      <SendTable
        label="Export of people"
        onSend={async (file, source, onProgress) => {
          const { id } = await sendFile('POST /api/company/imports', file, { query: { source }, onProgress });
          await refresh('GET /api/company/imports');
          await navigate(paths.peopleImport(id));
        }}
      />
      <PastImports query={imports} to={paths.peopleImport} />
    </>
  );
}
