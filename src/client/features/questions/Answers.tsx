import { useId } from 'react';
import { useApi } from '#client/api/use-api.ts';
import { FileLink } from '#client/features/files/FileLink.tsx';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import type { QuestionAnswer } from '#contract/api.ts';
import styles from './Questions.module.css';

interface Props {
  applicationId: number;
  level: 'h2' | 'h3';
  className?: string;
}

/** What the applicant answered to the job’s questions; nothing where none were asked. */
export function Answers({ applicationId, level: Heading, className = styles.part }: Props) {
  const heading = useId();
  const { data, error, refetch } = useApi('GET /api/applications/:id/answers', {
    params: { id: applicationId },
  });
  if (error && !data)
    return (
      <ErrorState
        level={3}
        title="The answers could not be loaded"
        error={error}
        retry={() => void refetch()}
      />
    );
  if (!data?.length) return null;
  return (
    <section className={className} aria-labelledby={heading}>
      <Heading id={heading}>Answers</Heading>
      <dl className={styles.answers}>
        {data.map((answer) => (
          <div key={answer.questionId} className={styles.answer}>
            <dt dir="auto">{answer.question}</dt>
            <dd>
              <Said answer={answer} />
            </dd>
            {answer.flag && (
              <dd className={styles.flag}>
                <Icon name="flag" size={16} />
                <span dir="auto">{answer.flag.replace(` to: ${answer.question}`, '')}</span>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}

function Said({ answer: { kind, answer, file } }: { answer: QuestionAnswer }) {
  if (file) return <FileLink file={file} />;
  if (answer === null) return <span className={styles.nothing}>Not answered</span>;
  if (typeof answer === 'number') return <>{answer.toLocaleString('en', { maximumFractionDigits: 4 })}</>;
  if (kind === 'yes_no') return <>{answer === 'yes' ? 'Yes' : 'No'}</>;
  return (
    <span className={styles.said} dir="auto">
      {answer}
    </span>
  );
}
