import { createHash } from 'node:crypto';
import { run } from '#server/db/query.ts';
import { insertAll } from './insert-all.ts';
import type { Loading } from './loading.ts';
import type { DemoSeeker } from '#server/demo/market/seeker.ts';
import { seekers } from '#server/demo/market/seekers.ts';

/** Those who have worked somewhere have a résumé here, and send it along wherever they have not sent a link. */
export async function loadFiles({ tx, calendar, people }: Loading): Promise<void> {
  const kept = seekers.flatMap(({ profile, ...person }) =>
    profile?.work?.length ? { ...person, bytes: Buffer.from(resumeOf({ ...person, profile })) } : [],
  );
  const blobs = kept.map(({ bytes }) => ({
    sha256: hex(sha256(bytes)),
    bytes: hex(bytes),
    size: bytes.length,
  }));
  await insertAll(tx, 'file_blob', blobs);
  await insertAll(
    tx,
    'file',
    kept.map(({ username, firstName, lastName, since, bytes }) => ({
      owner_id: people.id(username),
      sha256: hex(sha256(bytes)),
      name: `${[firstName, lastName].filter(Boolean).join(' ') || username}.txt`,
      kind: 'text',
      uploaded_at: calendar.evening(since, people.since(username)),
    })),
  );
  await run(
    tx,
    `update application a set file_id = f.id from file f
     where f.owner_id = a.job_seeker_id and a.custom_resume_url is null and f.uploaded_at < a.application_date`,
  );
}

type Writer = Omit<DemoSeeker, 'profile'> & { profile: NonNullable<DemoSeeker['profile']> };

/** A résumé as people write one who have no template for it. */
function resumeOf({ username, firstName, lastName, profile }: Writer): string {
  const { title, summary, location, phone, skills = [], work = [], education = [] } = profile;
  const name = [firstName, lastName].filter(Boolean).join(' ') || username;
  return [
    [name, title, [location, phone].filter(Boolean).join(' | ')],
    ['Summary', summary],
    [
      'Work Experience',
      ...work.flatMap((job) => [
        [`${job.title}, ${job.company}`, period(job)].join('\t'),
        job.text && `- ${job.text}`,
      ]),
    ],
    [
      'Education',
      ...education.map(
        (school) =>
          `${[school.degree, school.field].filter(Boolean).join(' in ')}, ${school.institution}\t${period(school)}`,
      ),
    ],
    ['Skills', skills.join(', ')],
  ]
    .filter((part) => part.length > 1)
    .map((part) => part.filter(Boolean).join('\n'))
    .join('\n\n');
}

function period({ from, to }: { from: string; to?: string }): string {
  return `${from} – ${to ?? 'present'}`;
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** Bytes as PostgreSQL reads them out of JSON. */
function hex(bytes: Buffer): string {
  return `\\x${bytes.toString('hex')}`;
}
