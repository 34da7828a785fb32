import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { named, uploaded } from '#test/files.ts';
import { pdfOf, pdfOfStreams, plainPdf } from '#test/pdf.ts';
import { jobSeeker } from '#test/people.ts';
import { type Client, type Person, type Reply, serverForThisFile } from '#test/server.ts';
import { docxOf, odtOf } from '#test/word-files.ts';
import { zipped } from '#test/zip.ts';

// Each file is made here, byte by byte, and each ends the same way: one plain sentence, and nobody else is any the worse.
const server = serverForThisFile();
let person: Person;
let seeker: Client;

beforeEach(async () => {
  person = await jobSeeker(server);
  seeker = server.as(person);
});

const read = (bytes: Buffer): Promise<Reply> =>
  seeker.send('POST', '/api/resumes/reading', { body: bytes, headers: named('cv') });
const mebibyte = 1024 * 1024;

describe('a file that unpacks to far too much', () => {
  const tooMuch = {
    status: 422,
    text: 'This file unpacks to far more than a résumé needs, so it was not opened.',
  };
  const bomb = Buffer.alloc(64 * mebibyte, ' ');

  test.each([
    ['as a DOCX', () => zipped({ 'word/document.xml': bomb })],
    ['as a DOCX that lies about it', () => zipped({ 'word/document.xml': { content: bomb, claims: 100 } })],
    [
      'in the header of a DOCX',
      () =>
        zipped({
          'word/document.xml': '<w:document/>',
          'word/header1.xml': { content: bomb, claims: 100 },
        }),
    ],
    [
      'as an ODT',
      () =>
        zipped({
          mimetype: 'application/vnd.oasis.opendocument.text',
          'content.xml': { content: bomb, claims: 100 },
        }),
    ],
    ['as LinkedIn’s archive', () => zipped({ 'Positions.csv': { content: bomb, claims: 100 } })],
    [
      'part by part',
      () => zipped({ 'Positions.csv': noise(9), 'Skills.csv': noise(9), 'Education.csv': noise(9) }),
    ],
    [
      'and says so itself',
      () =>
        zipped({
          'word/document.xml': 'x',
          'word/media.bin': { content: Buffer.from('x'), claims: 4_000_000_000 },
        }),
    ],
    ['into a million lines', () => Buffer.from('a\n'.repeat(mebibyte))],
  ])('%s, is stopped within 64 MiB', async (_, make) => {
    const bytes = make();
    await read(Buffer.from('warm'));
    const before = process.memoryUsage.rss();
    // For what it unpacks to, before it would be for the time it takes.
    expect(await read(bytes)).toMatchObject(tooMuch);
    expect(process.memoryUsage.rss() - before).toBeLessThan(64 * mebibyte);
  });

  test('as a PDF, is stopped, and the next is read', async () => {
    const page = { stream: Buffer.alloc(900 * mebibyte, 'q Q '), packed: true };
    const bytes = pdfOfStreams([page]);
    expect(bytes.length).toBeLessThan(5 * mebibyte);
    const reply = await read(bytes);
    expect(reply.status).toBe(422);
    expect(reply.text).toMatch(/far more than a résumé needs|took too long/);
    expect((await read(plainPdf(['Aishath Shiuna', '# Skills', 'Diving, Navigation']))).json).toMatchObject({
      skills: ['Diving', 'Navigation'],
    });
  });
});

describe('a document that asks for something from elsewhere', () => {
  let asked = 0;
  const listener = createServer((socket) => {
    asked += 1;
    socket.destroy();
  });
  let folder = '';
  let canary = '';
  let address = '';

  beforeAll(async () => {
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/x`; // A listener on TCP has one of this shape.
    folder = await mkdtemp(path.join(tmpdir(), 'canary-'));
    canary = path.join(folder, 'canary.txt');
    await writeFile(canary, 'the canary sang');
  });
  afterAll(async () => {
    listener.close();
    await rm(folder, { recursive: true });
  });

  const external = (what: string) => `<!DOCTYPE x [<!ENTITY e SYSTEM "${what}">]>`;
  const forbidden = {
    status: 422,
    text: 'This file contains instructions that documents must not contain, so it was not opened.',
  };

  test('by an entity in a DOCX or ODT, gets nothing', async () => {
    for (const what of [address, `file://${canary}`]) {
      expect(await read(docxOf(['&e;'], { before: external(what) }))).toMatchObject(forbidden);
      expect(await read(odtOf(['&e;'], { before: external(what) }))).toMatchObject(forbidden);
    }
    expect(asked).toBe(0);
    expect(server.log.join()).not.toContain('canary sang');
  });

  test('by a billion laughs, gets nothing', async () => {
    const laughs = Array.from({ length: 10 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join(
      '',
    );
    const before = `<!DOCTYPE x [<!ENTITY l0 "ha">${laughs}]>`;
    expect(await read(docxOf(['&l10;'], { before }))).toMatchObject(forbidden);
  });

  test('by linked pictures and templates in a DOCX, gets nothing and is read', async () => {
    const linked = (target: string) =>
      zipped({
        'word/document.xml': `<w:document><w:body><w:p><w:r><w:t>Aishath Shiuna, skipper</w:t><w:drawing><a:blip r:link="rId1"/></w:drawing></w:r></w:p></w:body></w:document>`,
        'word/_rels/document.xml.rels': `<Relationships><Relationship Id="rId1" Target="${target}" TargetMode="External"/></Relationships>`,
      });
    for (const target of [address, `file://${canary}`, 'file:///dev/zero']) {
      expect((await read(linked(target))).status).toBe(200);
    }
    expect(asked).toBe(0);
  });

  test('by a script or an address in a PDF, gets nothing and is read', async () => {
    const action = `/OpenAction << /S /URI /URI (${address}) >>`;
    const script = `/Names << /JavaScript << /Names [(x) << /S /JavaScript /JS (app.launchURL("${address}")) >>] >> >>`;
    const bytes = pdfOf([[{ text: 'Aishath Shiuna, skipper', x: 50, y: 50 }]]).toString('latin1');
    const armed = Buffer.from(
      bytes.replace('/Type /Catalog', `/Type /Catalog ${action} ${script}`),
      'latin1',
    );
    expect((await read(armed)).status).toBe(200);
    expect(asked).toBe(0);
  });
});

describe('a file that cannot be read', () => {
  const resume = plainPdf(['Aishath Shiuna', '# Skills', 'Diving']);

  test.each([
    [
      'a locked PDF',
      locked(resume),
      'This file is locked with a password, so employers could not open it either.',
    ],
    [
      'a scan',
      pdfOfStreams([{ stream: Buffer.from('0 0 100 100 re f') }]),
      /^There is no text in this file\. It may be a scan/,
    ],
    ['a PDF with nothing in it', Buffer.from('%PDF-1.4\n%%EOF'), /^This file is damaged/],
    ['a DOCX cut short', cutShort(docxOf(['Aishath Shiuna'.repeat(500)])), /^This file is damaged/],
    ['an empty DOCX', docxOf([]), /^There is no text in this file/],
    [
      'a DOCX of bytes that do not unpack',
      spoilt(docxOf(['Aishath Shiuna, skipper, diver'])),
      /^This file is damaged/,
    ],
  ])('such as %s, is said to be so', async (_, bytes, sentence) => {
    const reply = await read(bytes);
    expect({ status: reply.status, text: reply.text }).toEqual({
      status: 422,
      text: expect.stringMatching(sentence),
    });
  });

  test('may be kept all the same where a person can read it, and is then said to be a scan', async () => {
    const scan = pdfOfStreams([{ stream: Buffer.from('0 0 100 100 re f') }]);
    const { id } = await uploaded(server, person, 'scan.pdf', scan);
    expect(await seeker.get(`/api/files/${id}/reading`)).toMatchObject({
      status: 422,
      headers: { 'error-code': 'no_text' },
    });
    expect((await seeker.get(`/api/files/${id}`)).bytes.equals(scan)).toBe(true);
  });

  test('cut off anywhere or with any byte turned, is no more than that', async () => {
    const files = [
      resume,
      docxOf(['Aishath Shiuna', '# Skills', 'Diving']),
      odtOf(['Aishath Shiuna', '# Skills', 'Diving']),
    ];
    for (const bytes of files) {
      for (let part = 1; part < 10; part += 1) {
        const place = Math.floor((bytes.length * part) / 10);
        const turned = Buffer.from(bytes);
        turned[place] = (turned[place] ?? 0) ^ 0xff;
        for (const broken of [bytes.subarray(0, place), turned])
          expect([200, 422]).toContain((await read(broken)).status);
      }
    }
  });
});

test('a text made to make patterns search for ever is stopped, and others are served meanwhile', async () => {
  const traps = [
    ' '.repeat(4 * mebibyte),
    'a, '.repeat(200_000),
    '(((((((('.repeat(50_000),
    '1 '.repeat(300_000),
    'x@'.repeat(300_000),
  ];
  let answeredMeanwhile = 0;
  for (const trap of traps) {
    const reading = read(Buffer.from(`Experience\n${trap}\n2019 - 2020 x`));
    let done = false;
    const others = (async () => {
      while (!done) {
        await seeker.call('GET /api/files');
        if (!done) answeredMeanwhile += 1;
      }
    })();
    const reply = await reading;
    done = true;
    await others;
    expect([200, 422]).toContain(reply.status);
  }
  expect(answeredMeanwhile).toBeGreaterThan(traps.length);
});

/** Bytes of text that hardly pack, so that no ratio gives them away. */
function noise(mebibytes: number): Buffer {
  return Buffer.from(
    Array.from({ length: mebibytes * 1024 }, (_, n) =>
      Buffer.alloc(1024, `Name\n${(n * 7_919) % 9_973}`),
    ).join(''),
  );
}

function locked(pdf: Buffer): Buffer {
  const secret = '41'.repeat(32);
  const encryption = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${secret}> /U <${secret}> /P -4 >> /ID [<${secret}> <${secret}>]`;
  return Buffer.from(pdf.toString('latin1').replace('/Root 1 0 R', `/Root 1 0 R ${encryption}`), 'latin1');
}

/** The end is there, and in the middle something is missing. */
function cutShort(zip: Buffer): Buffer {
  return Buffer.concat([zip.subarray(0, 40), zip.subarray(120)]);
}

function spoilt(zip: Buffer): Buffer {
  const copy = Buffer.from(zip);
  copy.fill(0xff, zip.indexOf('word/document.xml') + 20, zip.indexOf('word/document.xml') + 60);
  return copy;
}
