import { useState } from 'react';
import { ApiError } from '#client/api/call.ts';
import { FileDrop } from '#client/features/files/FileDrop.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import {
  moveInLimits,
  type MoveInSource,
  moveInSourceLabel,
  moveInSources,
} from '#domain/moving-in/sources.ts';
import styles from './Imports.module.css';

interface Props {
  label: string;
  onSend: (file: File, source: MoveInSource, onProgress: (percent: number) => void) => Promise<void>;
}

/** Says whose export a file is, and sends it. */
export function SendTable({ label, onSend }: Props) {
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
      await onSend(file, source, (percent) =>
        setProgress(percent < 100 ? `Sending ${file.name}: ${percent}%` : 'Reading the file…'),
      );
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
        label={label}
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
