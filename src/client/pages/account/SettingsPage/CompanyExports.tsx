import { refresh } from '#client/api/api-cache.ts';
import { useApi } from '#client/api/use-api.ts';
import { call } from '#client/api/call.ts';
import { ConfirmedDownload } from '#client/features/accounts/ConfirmedDownload.tsx';
import { Rows } from '#client/kit/lists/Rows.tsx';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { Pill } from '#client/ui/Pill.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { CompanyExport } from '#contract/api.ts';
import { sizeInWords } from '#domain/files.ts';
import sessions from './OwnSessions.module.css';
import { SettingsSection } from './SettingsSection.tsx';

/** All that a company has, to take along or to keep. */
export function CompanyExports({ companyId }: { companyId: number }) {
  const exports = useApi('GET /api/company/exports', { query: { companyId } });
  const ask = useApiMutation({
    mutationFn: () => call('POST /api/company/exports', { query: { companyId } }),
    onSuccess: () => refresh('GET /api/company/exports'),
    failedTitle: 'No export was started',
  });
  const isUnderWay = exports.data?.some(({ state }) => state === 'under_way');
  const newest = exports.data?.find(({ state }) => state === 'ready');
  return (
    <SettingsSection
      title="Export of your data"
      lead="Jobs, applications, notes, messages, files and settings as JSON Lines, described in the file. Another Moorings reads it in whole."
    >
      <Rows query={exports} what="the exports" expected={1} empty={null}>
        {(rows) => (
          <ul>
            {rows.map((one) => (
              <ExportLine
                key={one.id}
                made={one}
                download={one.id === newest?.id ? paths.companyExport(companyId) : undefined}
              />
            ))}
          </ul>
        )}
      </Rows>
      <p className={sessions.dates}>
        The file isn’t encrypted and contains what applicants and colleagues wrote. It’s deleted here after a
        week.
      </p>
      <Button
        pending={ask.isPending || isUnderWay === true}
        pendingLabel="Exporting…"
        onClick={() => ask.mutate()}
      >
        Make an export
      </Button>
    </SettingsSection>
  );
}

function ExportLine({ made, download }: { made: CompanyExport; download: string | undefined }) {
  const { state, askedAt, askedBy, goneAt, bytes, records, files, failure } = made;
  return (
    <li className={sessions.session}>
      <div className={sessions.words}>
        <p className={sessions.device}>
          <Time value={askedAt} as="moment" />
          {state === 'under_way' && <Pill tone="blue">In progress</Pill>}
          {state === 'failed' && <Pill tone="red">Failed</Pill>}
          {state === 'gone' && <Pill>Deleted</Pill>}
        </p>
        <p className={sessions.dates}>
          {failure ??
            (bytes !== null && records !== null && files !== null
              ? `${sizeInWords(bytes)} · ${records.toLocaleString('en')} records · ${files.toLocaleString('en')} files`
              : 'You can leave this page meanwhile.')}
          {askedBy && ` · ${askedBy}`}
          {state === 'ready' && goneAt && (
            <>
              {' · until '}
              <Time value={goneAt} />
            </>
          )}
        </p>
      </div>
      {download && (
        <ConfirmedDownload to={download} size="compact">
          Download
        </ConfirmedDownload>
      )}
    </li>
  );
}
