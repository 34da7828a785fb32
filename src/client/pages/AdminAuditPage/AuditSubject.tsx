import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import type { AuditEntry } from '#contract/api.ts';

/** Whom or what an entry is about, with a way there where there is a page. */
export function AuditSubject({ entry: { subject, subjectId } }: { entry: AuditEntry }) {
  const name = `${subject.charAt(0).toUpperCase()}${subject.slice(1)}`;
  if (subjectId === null) return `${name}s`;
  const words = `${name} ${subjectId}`;
  if (subject === 'job') return <Link to={paths.job(subjectId)}>{words}</Link>;
  if (subject === 'application') return <Link to={paths.application(subjectId)}>{words}</Link>;
  return words;
}
