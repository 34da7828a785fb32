import type { Job } from '#contract/api.ts';
import { payLine } from '#domain/job-pay.ts';
import { placeLine } from '#domain/job-place.ts';
import { plainWords } from '#domain/place-words.ts';
import styles from './TermsLine.module.css';

/** What a job says of its place and pay, in words and in parts. */
export type ShownTerms = Parameters<typeof placeLine>[0] &
  Parameters<typeof payLine>[0] &
  Pick<Job, 'location' | 'salaryRange' | 'placeFrom' | 'payFrom'>;

/** Where a job is and what it pays in one line, as programs are told it too; nothing where its texts say no less. */
export function TermsLine({ job }: { job: ShownTerms }) {
  const place = isCertain(job.placeFrom) ? placeLine(job) : '';
  const pay = isCertain(job.payFrom) ? payLine(job) : '';
  const more = [saysMore(place, job.location) ? place : '', saysMore(pay, job.salaryRange) ? pay : ''].filter(
    Boolean,
  );
  if (!more.length) return null;
  return (
    <p className={styles.line}>
      <span className="visually-hidden">In short: </span>
      <bdi>{more.join(' · ')}</bdi>
    </p>
  );
}

function saysMore(line: string, text: string | null): boolean {
  const said = new Set(plainWords(text ?? ''));
  return plainWords(line).some((word) => !said.has(word));
}

function isCertain(from: Job['placeFrom']): boolean {
  return from !== null && from !== 'outdated';
}
