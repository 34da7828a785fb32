import { FileDrop } from '#client/features/files/FileDrop.tsx';
import { fileFacts, resumeEndings } from '#client/features/files/file-facts.ts';
import { fileSent } from '#client/features/files/file-sent.ts';
import { useSendFile } from '#client/features/files/use-send-file.ts';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import type { OwnFile } from '#contract/api.ts';
import type { Question } from './question.ts';
import styles from './Questions.module.css';

interface Props {
  question: Question;
  name: string;
  /** The chosen file's id as text; '' is none. */
  value: string;
  error?: string;
  files: readonly OwnFile[];
  onChange: (fileId: string) => void;
  /** Whether a new one is under way. */
  onUnderWay?: (isUnderWay: boolean) => void;
}

/** A question that is answered with a file: one that is here already, or a new one. */
export function FileAnswer({ question, name, value, error, files, onChange, onUnderWay }: Props) {
  const sending = useSendFile('POST /api/files', {
    working: 'Checking the file…',
    onUnderWay,
    sent: (file) => {
      // After the others: what answers a question is not the résumé that was used last.
      fileSent(file, { last: true });
      onChange(String(file.id));
    },
  });
  return (
    <div className={styles.fileAnswer}>
      <FileDrop
        label={question.required ? question.text : `${question.text} (optional)`}
        hint="PDF, DOCX, ODT or plain text, up to 5 MB."
        choose="Choose a file"
        endings={resumeEndings}
        progress={sending.progress}
        error={sending.error ?? error}
        onFile={sending.send}
      />
      {(files.length > 0 || value !== '') && (
        <Field name={name} label={`File for: ${question.text}`} labelHidden>
          <Select
            value={value}
            onChange={(event) => onChange(event.target.value)}
            options={[
              { value: '', label: 'No file chosen' },
              ...files.map((file) => ({
                value: String(file.id),
                label: `\u2068${file.name}\u2069, ${fileFacts(file)}`,
              })),
            ]}
          />
        </Field>
      )}
    </div>
  );
}
