import type { Manifest } from './manifest.ts';

/** What whoever opens the folder reads first. */
export function readme({ company, takenAt, kinds, files, program }: Manifest): string {
  const lines = kinds.map(({ name, records, about }) => `| ${name} | ${records} | ${about} |`);
  return `# ${company.name.replaceAll(/\s+/g, ' ')}

All that the company has in Moorings (${program}), as it stood at ${takenAt}.

- \`records/\`: a file for each kind of record, a record a line of JSON (UTF-8). Times are in UTC.
- \`files/\`: ${files.count} files as they were handed in, under the sha-256 of their bytes.
- \`manifest.json\`: of each kind what it is, how many records it has, and the type and sense of each field.
- \`SHA256SUMS\`: the sums of all of it. \`sha256sum -c SHA256SUMS\` checks them.

Records name each other by \`number\`: \`"job": 3\` is the record of \`records/job.jsonl\` with \`"number": 3\`. The manifest says of each
such field which kind it refers to.

Read into another installation: \`npm run moorings -- import company FOLDER\`.

It holds what applicants and colleagues wrote, without a lock: keep it where only those can read it who may.

| Kind | Records | What one is |
| --- | ---: | --- |
${lines.join('\n')}
`;
}
