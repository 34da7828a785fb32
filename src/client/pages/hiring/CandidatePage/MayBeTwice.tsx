import { useUser } from '#client/api/session.ts';
import { useApi } from '#client/api/use-api.ts';
import { inOneLine } from '#client/features/pool/reason-words.ts';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { Callout } from '#client/ui/Callout.tsx';
import { can } from '#domain/permissions.ts';
import styles from './CandidateDetail.module.css';

/** That this candidate looks like another one, and why. */
export function MayBeTwice({ candidate }: { candidate: number }) {
  return can['pool.use'](useUser()) ? <Hint candidate={candidate} /> : null;
}

function Hint({ candidate }: { candidate: number }) {
  const { data } = useApi('GET /api/company/duplicates', { query: { candidate } });
  const others = data?.flatMap(({ people, reasons }) => {
    const other = people.find(({ id }) => id !== candidate);
    return other ? [{ ...other, reasons }] : [];
  });
  if (!others?.length) return null;
  return (
    <div className={styles.notice}>
      <Callout
        title="You may already have this candidate"
        icon="users"
        actions={<ButtonLink to={paths.duplicates}>Review</ButtonLink>}
      >
        <ul>
          {others.map(({ id, name, lastJobTitle, reasons }) => (
            <li key={id}>
              <bdi>{name}</bdi>, who applied for <bdi>{lastJobTitle}</bdi>: {inOneLine(reasons)}.
            </li>
          ))}
        </ul>
      </Callout>
    </div>
  );
}
