import { createHash } from 'node:crypto';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { createResumeParser } from './resume-parser.ts';
import { named } from '#test/files.ts';
import { pdfOfStreams, plainPdf } from '#test/pdf.ts';
import { jobSeeker } from '#test/people.ts';
import { serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
const mebibyte = 1024 * 1024;

/** Nothing in it is drawn, and it is a long way to the end: a few kilobytes, each of other bytes. */
function endless(mark: number): Buffer {
  return pdfOfStreams([{ stream: Buffer.alloc(44 * mebibyte, `q ${mark} w Q `), packed: true }]);
}

describe('many files of one person that take long', () => {
  test('are stopped one by one, and another person is read in between', async () => {
    const [greedy, other] = [await jobSeeker(server), await jobSeeker(server)];
    const done: string[] = [];
    const sent = [1, 2, 3].map(async (mark) => {
      const reply = await server
        .as(greedy)
        .send('POST', '/api/resumes/reading', { body: endless(mark), headers: named('cv.pdf') });
      expect(reply).toMatchObject({ status: 422, text: /took too long|far more than a résumé needs/ });
      done.push(`greedy ${mark}`);
    });
    const quick = await server.as(other).send('POST', '/api/resumes/reading', {
      body: plainPdf(['Aishath Shiuna', '# Skills', 'Diving']),
    });
    expect(quick.json).toMatchObject({ skills: ['Diving'] });
    expect(done.length).toBeLessThan(3);
    await Promise.all(sent);
  });
});

describe('the same bytes', () => {
  const reader = createResumeParser(pino({ level: 'silent' }));
  afterEach(() => reader.close());

  test.each([
    ['that can be read', () => plainPdf(['Aishath Shiuna', '# Skills', 'Rigging'])],
    ['that cannot be read', () => Buffer.from('%PDF-1.4\n%%EOF')],
    ['that were stopped', () => endless(9)],
  ])('%s are read once, at once or later, whoever asks', async (_, make) => {
    const bytes = make();
    let fetched = 0;
    const file = {
      sha256: createHash('sha256').update(bytes).digest('hex'),
      bytes: async () => {
        fetched += 1;
        return bytes;
      },
    };
    const outcome = (person: number) =>
      reader.read(person, file).catch((error: unknown) => (error as Error).message);
    const [one, another] = await Promise.all([outcome(1), outcome(2)]);
    expect(another).toEqual(one);
    expect(await outcome(1)).toEqual(one);
    expect(fetched).toBe(1);
  });
});
