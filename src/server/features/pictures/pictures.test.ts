import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '#contract/api.ts';
import { middleOf } from '#domain/pictures.ts';
import { run } from '#server/db/query.ts';
import { company, jobSeeker } from '#test/people.ts';
import { anyPicture, plainPicture } from '#test/pictures.ts';
import { postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let founder: Person;
let companyId: number;

beforeAll(async () => {
  ({ founder, id: companyId } = await company(server));
});

const send = (address: string, body: Buffer, as = founder) => server.as(as).send('POST', address, { body });

/** What is shown of a picture, by an address as pages have it. */
async function shown(key: string, size: string) {
  const answer = await fetch(`http://127.0.0.1:${server.port}/pictures/${key}/${size}`);
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

async function kept(address: string, body: Buffer, as = founder): Promise<string> {
  const reply = await send(address, body, as);
  expect(reply.status, reply.text).toBe(201);
  return (reply.json as Answer<'POST /api/company/pictures'>).key; // The contract has just let it out.
}

describe('what is no picture is refused and takes nothing away', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400"/></svg>';
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('Not a picture at all, but long enough to be one.')],
    ['an SVG, which could ask for files', Buffer.from(svg)],
    ['a GIF', gif],
    ['a picture that breaks off', anyPicture.subarray(0, anyPicture.length / 2)],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj')],
  ])('%s', async (_, bytes) => {
    const logo = await kept('/api/company/pictures?kind=logo', anyPicture);
    expect(await send('/api/company/pictures?kind=logo', bytes)).toMatchObject({
      status: 422,
      text: 'This file can’t be read as a picture. Send a JPEG, PNG, WebP or AVIF.',
    });
    expect((await shown(logo, '64.webp')).status).toBe(200);
  });

  test('a picture that unpacks to far too much', async () => {
    const flat = await sharp({
      create: { width: 9_000, height: 9_000, channels: 3, background: 'black' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(await send('/api/company/pictures?kind=cover', flat)).toMatchObject({
      status: 422,
      text: 'This picture has 81 million pixels. Send one of at most 60 million.',
    });
  });

  test('one that would be blurred, whole or where it was cropped', async () => {
    expect(await send('/api/company/pictures?kind=logo', await plainPicture(60, 60))).toMatchObject({
      status: 422,
      text: 'This part of the picture is 60 × 60 pixels. Choose one of at least 96 × 96.',
    });
    const part = '&left=0.5&top=0.5&width=0.05&height=0.05';
    expect((await send(`/api/company/pictures?kind=logo${part}`, anyPicture)).status).toBe(422);
  });

  test.each([
    ['kind=portrait', 'kind must be one of: logo, cover, photo'],
    ['kind=logo&left=2&top=0&width=1&height=1', 'left must be between 0 and 1'],
    ['kind=logo&left=x', 'left must be a number'],
  ])('asked for as %s', async (query, sentence) => {
    expect(await send(`/api/company/pictures?${query}`, anyPicture)).toMatchObject({
      status: 400,
      text: expect.stringContaining(sentence),
    });
  });

  test('one photo more than there is room for', async () => {
    const { founder: other } = await company(server);
    const photo = await plainPicture(480, 320);
    await kept('/api/company/pictures?kind=photo', photo, other);
    await run(
      server.database.pool,
      `insert into picture (key, kind, company_id)
       select rpad(n::text, 22, 'x'), 'photo', company_id from company_user, generate_series(10, 32) n where user_id = $1`,
      [other.id],
    );
    expect(await send('/api/company/pictures?kind=photo', photo, other)).toMatchObject({
      status: 409,
      text: 'You can show 24 photos. Take one away, then add this one.',
    });
  });
});

test.each(['AAAAAAAAAAAAAAAAAAAAAA/64.webp', '..%2f..%2fetc/64.webp', 'x/64.webp'])(
  'nothing stands at /pictures/%s',
  async (address) => {
    const answer = await fetch(`http://127.0.0.1:${server.port}/pictures/${address}`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('text/plain');
  },
);

test.each(['65.webp', '64.png', '64', '064.webp', '64.webp.avif'])(
  'a picture has no size %s',
  async (size) => {
    const key = await kept('/api/company/pictures?kind=logo', anyPicture);
    expect((await shown(key, size)).status).toBe(404);
  },
);

test('a logo is kept in few sizes as WebP and AVIF, for whoever has its address, for ever', async () => {
  const key = await kept('/api/company/pictures?kind=logo', anyPicture);
  for (const width of [64, 128, 256])
    for (const [format, read] of [
      ['webp', 'webp'],
      ['avif', 'heif'],
    ]) {
      const { status, headers, bytes } = await shown(key, `${width}.${format}`);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe(`image/${format}`);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(await sharp(bytes).metadata()).toMatchObject({ format: read, width, height: width });
    }
});

test('what the camera wrote into a picture is gone, and how it was held is heeded', async () => {
  const lying = await sharp(await plainPicture(600, 300))
    .composite([{ input: await plainPicture(300, 300, '#00f'), left: 300, top: 0 }])
    .withExif({ IFD0: { Copyright: 'Aishath Shiuna' }, IFD3: { GPSLatitude: '4/1 10/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  // Turned upright its right half is below.
  const key = await kept('/api/company/pictures?kind=logo&left=0&top=0.5&width=1&height=0.5', lying);
  const { bytes } = await shown(key, '128.webp');
  const about = await sharp(bytes).metadata();
  expect([about.exif, about.xmp, about.iptc, about.orientation]).toEqual(Array(4).fill(undefined));
  expect(bytes.includes('Aishath')).toBe(false);
  const { dominant } = await sharp(bytes).stats();
  expect(dominant.b).toBeGreaterThan(200);
});

test('another logo takes the place of the first, is shown with the company and its jobs, and can be taken away', async () => {
  const first = await kept('/api/company/pictures?kind=logo', anyPicture);
  const logo = await kept('/api/company/pictures?kind=logo', anyPicture);
  const cover = await kept('/api/company/pictures?kind=cover', await plainPicture(960, 320));
  expect((await shown(first, '64.webp')).status).toBe(404);
  const job = await postedJob(server, founder);
  const seeker = server.as(await jobSeeker(server));
  expect(await seeker.call('GET /api/companies/:id', { params: { id: companyId } })).toMatchObject({
    logo,
    cover,
  });
  expect(await seeker.call('GET /api/jobs/:id', { params: { id: job.id } })).toMatchObject({
    companyLogo: logo,
  });
  expect(await seeker.call('GET /api/jobs')).toContainEqual(expect.objectContaining({ companyLogo: logo }));

  await server.as(founder).call('DELETE /api/company/pictures/:key', { params: { key: logo } });
  expect(await server.as(founder).call('GET /api/company/pictures')).toMatchObject({ logo: null, cover });
  expect((await server.as(founder).send('DELETE', `/api/company/pictures/${logo}`)).status).toBe(404);
  expect((await shown(logo, '64.webp')).status).toBe(404);
});

test('a portrait is its owner’s, goes with the account, and no shared cache keeps it', async () => {
  const person = await jobSeeker(server);
  const key = await kept('/api/user/portrait', anyPicture, person);
  expect(await server.as(person).call('GET /api/user')).toMatchObject({ portrait: key });
  expect((await shown(key, '64.webp')).headers.get('cache-control')).toBe(
    'private, max-age=31536000, immutable',
  );
  await server.as(person).call('DELETE /api/user/portrait');
  await server.as(person).call('DELETE /api/user/portrait');
  expect(await server.as(person).call('GET /api/user')).toMatchObject({ portrait: null });
});

test.each([
  [1000, 500, 1, { left: 0.25, top: 0, width: 0.5, height: 1 }],
  [500, 1000, 1, { left: 0, top: 0.25, width: 1, height: 0.5 }],
  [900, 300, 3, { left: 0, top: 0, width: 1, height: 1 }],
])('the middle of %d × %d pixels is kept where nothing is said', (width, height, ratio, crop) => {
  expect(middleOf(width, height, ratio)).toEqual(crop);
});
