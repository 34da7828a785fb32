import { pageSize } from '#client/kit/lists/use-list-search.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import type { PeopleImport } from '#contract/api.ts';
import { lineResults } from '#domain/moving-in/batches.ts';
import styles from './Import.module.css';
import { resultWords } from './import-words.ts';

const all = 'all';
const alike = 'alike';
type Counts = PeopleImport['counts'];

/** What is to be looked at is shown first. */
export const shownFirst = (counts: Counts): string => (counts.refused > 0 ? 'refused' : all);

/** What a list of lines is asked for. */
export function wantedLines(shown: string) {
  const result = lineResults.find((one) => one === shown);
  return {
    limit: pageSize,
    ...(result ? { result } : {}),
    ...(shown === alike ? { alike: 'true' as const } : {}),
  };
}

interface Props {
  counts: Counts;
  /** What lines look like that are shown as suggestions. */
  alikeWords: string;
  shown: string;
  onShow: (shown: string) => void;
  report: string;
}

/** Above the lines: which of them, and all of them as a file. */
export function ReportHead({ counts, alikeWords, shown, onShow, report }: Props) {
  const options = [
    { value: all, label: 'All lines' },
    ...lineResults
      .filter((one) => counts[one] > 0)
      .map((one) => ({
        value: one as string,
        label: `${resultWords[one]} (${counts[one].toLocaleString('en')})`,
      })),
    ...(counts.alike > 0
      ? [{ value: alike, label: `${alikeWords} (${counts.alike.toLocaleString('en')})` }]
      : []),
  ];
  return (
    <>
      <h2 id="report">Report by line</h2>
      <div className={styles.row}>
        <Field label="Lines" labelHidden>
          <Select value={shown} options={options} onChange={({ target }) => onShow(target.value)} />
        </Field>
        <ButtonLink icon="download" reloadDocument download to={report}>
          Download report
        </ButtonLink>
      </div>
    </>
  );
}
