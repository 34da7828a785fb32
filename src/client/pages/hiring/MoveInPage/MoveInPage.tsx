import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ApiError } from '#client/api/call.ts';
import { refresh } from '#client/api/api-cache.ts';
import { sendFile } from '#client/api/send-file.ts';
import { useApi } from '#client/api/use-api.ts';
import { FileDrop } from '#client/features/files/FileDrop.tsx';
import { countsInWords, stateWords } from '#client/features/moving-in/import-words.ts';
import { Rows } from '#client/kit/lists/Rows.tsx';
import { paths } from '#client/paths.ts';
import { Field } from '#client/ui/Field.tsx';
import { PageBar } from '#client/ui/PageBar.tsx';
import { Select } from '#client/ui/Select.tsx';
import { Table } from '#client/ui/Table.tsx';
import { Time } from '#client/ui/Time.tsx';
import {
  moveInLimits,
  type MoveInSource,
  moveInSourceLabel,
  moveInSources,
} from '#domain/moving-in/sources.ts';
import styles from './MoveInPage.module.css';

/** A company sends the people of another system, and finds what it has sent before. */
export function MoveInPage() {
  const imports = useApi('GET /api/company/imports', { query: {} }, { staleTime: 0 });
  return (
    <>
      <PageBar
        back={{ to: paths.candidates, label: 'All candidates' }}
        title="Move in"
        lead="Bring people, applications and notes along from another system. Only your company sees them, and no one is emailed."
      />
      <Sending />
      <section className={styles.part} aria-labelledby="past">
        <h2 id="past">Your imports</h2>
        <Rows
          query={imports}
          what="your imports"
          expected={2}
          empty={<p className={styles.quiet}>You haven’t sent a file yet.</p>}
        >
          {(rows) => (
            <Table
              caption="Your imports"
              rows={rows}
              keyOf={({ id }) => id}
              columns={[
                {
                  header: 'File',
                  naming: true,
                  cell: ({ id, fileName }) => (
                    <Link to={paths.peopleImport(id)}>
                      <bdi>{fileName}</bdi>
                    </Link>
                  ),
                },
                { header: 'From', cell: ({ source }) => moveInSourceLabel[source] },
                { header: 'State', cell: ({ state }) => stateWords[state], beside: true },
                {
                  header: 'Lines',
                  cell: (row) => countsInWords(row) || row.rowCount.toLocaleString('en'),
                  said: true,
                },
                { header: 'Sent', cell: ({ madeAt }) => <Time value={madeAt} as="ago" />, said: true },
              ]}
            />
          )}
        </Rows>
      </section>
    </>
  );
}

function Sending() {
  const navigate = useNavigate();
  const [source, setSource] = useState<MoveInSource>('greenhouse');
  const [progress, setProgress] = useState<string>();
  const [error, setError] = useState<string>();
  const send = async (file: File) => {
    const tooLarge = file.size > moveInLimits.file;
    setError(
      tooLarge ? `The file is larger than ${moveInLimits.file / 1024 / 1024} MB. Split it.` : undefined,
    );
    if (tooLarge) return;
    setProgress(`Sending ${file.name}…`);
    try {
      const { id } = await sendFile('POST /api/company/imports', file, {
        query: { source },
        onProgress: (percent) =>
          setProgress(percent < 100 ? `Sending ${file.name}: ${percent}%` : 'Reading the file…'),
      });
      await refresh('GET /api/company/imports');
      await navigate(paths.peopleImport(id));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.sentence);
    } finally {
      setProgress(undefined);
    }
  };
  return (
    <section className={styles.sending}>
      <Field label="Other system">
        <Select
          value={source}
          options={moveInSources.map((value) => ({ value, label: moveInSourceLabel[value] }))}
          onChange={({ target }) =>
            setSource(moveInSources.find((one) => one === target.value) ?? 'spreadsheet')
          }
        />
      </Field>
      <FileDrop
        label="Export of people"
        hint="A CSV file, up to 32 MB and 50,000 lines. Nothing is imported until you say so."
        choose="Choose a file"
        endings={['.csv', '.tsv', '.txt']}
        progress={progress}
        error={error}
        onFile={(file) => void send(file)}
      />
    </section>
  );
}
