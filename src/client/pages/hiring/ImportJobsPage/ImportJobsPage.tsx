import { useNavigate } from 'react-router';
import { refresh } from '#client/api/api-cache.ts';
import { sendFile } from '#client/api/send-file.ts';
import { useApi } from '#client/api/use-api.ts';
import { PastImports } from '#client/features/moving-in/PastImports.tsx';
import { SendTable } from '#client/features/moving-in/SendTable.tsx';
import { paths } from '#client/paths.ts';
import { PageBar } from '#client/ui/PageBar.tsx';

/** A company sends the jobs of another system, and finds what it has sent before. */
export function ImportJobsPage() {
  const imports = useApi('GET /api/company/job-imports', {}, { staleTime: 0 });
  const navigate = useNavigate();
  return (
    <>
      <PageBar
        back={{ to: paths.manageJobs, label: 'Manage jobs' }}
        title="Import jobs"
        lead="Bring your jobs along from another system or a spreadsheet, as drafts or as open jobs."
      />
      <SendTable
        label="Export of jobs"
        onSend={async (file, source, onProgress) => {
          const { id } = await sendFile('POST /api/company/job-imports', file, {
            query: { source },
            onProgress,
          });
          await refresh('GET /api/company/job-imports');
          await navigate(paths.jobImport(id));
        }}
      />
      <PastImports query={imports} to={paths.jobImport} />
    </>
  );
}
