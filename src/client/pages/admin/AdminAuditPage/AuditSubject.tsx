import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import type { AuditEntry } from '#contract/api.ts';
import { auditSubjects } from '#domain/audit.ts';
import { subjectWords } from './audit-words.ts';

/** Whom or what an entry is about, with a way there where there is one. */
export function AuditSubject({ entry }: { entry: AuditEntry }) {
  const { subjectId, subjectName } = entry;
  const subject = auditSubjects.find((one) => one === entry.subject);
  const words = subject ? subjectWords[subject] : { one: entry.subject, several: entry.subject };
  if (subjectId === null) return words.several;
  const name = subjectName ?? `${words.one} ${subjectId}`;
  const to = wayTo(entry);
  return to && (subjectName || subject === 'application') ? (
    <Link to={to} dir="auto">
      {name}
    </Link>
  ) : (
    <span dir="auto">{name}</span>
  );
}

function wayTo({ subject, subjectId, subjectName }: AuditEntry): string | undefined {
  if (subjectId === null) return undefined;
  if (subject === 'user') return paths.adminUsersNamed(subjectName ?? '');
  if (subject === 'company') return paths.company(subjectId);
  if (subject === 'job') return paths.job(subjectId);
  return subject === 'application' ? paths.application(subjectId) : undefined;
}
