import { useId } from 'react';
import { useApi } from '#client/api/use-api.ts';
import { FileLink } from '#client/features/files/FileLink.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
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
  const answers = useApi('GET /api/applications/:id/answers', {
    params: { id: applicationId },
  });
  return (
    <Loaded query={answers} what="the answers" level={3}>
      {(all) =>
        all.length > 0 && (
          <section className={className} aria-labelledby={heading}>
            <Heading id={heading}>
              Answers <ToCheck answers={all} />
            </Heading>
            <dl className={styles.answers}>
              {all.map((answer) => (
                <div key={answer.questionId} className={styles.answer}>
                  <dt dir="auto">{answer.question}</dt>
                  <dd>
                    <Said answer={answer} />
                  </dd>
                  {answer.flag && (
                    <dd className={styles.flag}>
                      <Icon name="flag" size={16} />
                      <span dir="auto">{answer.flag.replace(`: ${answer.question}`, '')}</span>
                    </dd>
                  )}
                </div>
              ))}
            </dl>
          </section>
        )
      }
    </Loaded>
  );
}

/** How many are not what the job asks for. */
function ToCheck({ answers }: { answers: readonly QuestionAnswer[] }) {
  const flagged = answers.filter(({ flag }) => flag).length;
  return flagged > 0 && <span className={styles.toCheck}>{flagged} to check</span>;
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
