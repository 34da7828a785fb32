import { beforeAll, describe, expect, test } from 'vitest';
import { jobSeeker, platformAdmin, recruiter } from '#test/people.ts';
import { type Client, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let admin: Client;

const details = {
  name: 'Atoll Jobs Pvt Ltd',
  email: 'hello@example.com',
  phone: '+960 330 0000',
  address: 'Orchid Magu 12\nMalé 20096',
};
const pages = ['contact', 'gdpr', 'privacy'];
const textOf = async (slug: string) =>
  JSON.stringify(await server.as().call('GET /api/pages/:slug', { params: { slug } }));

beforeAll(async () => {
  admin = server.as(await platformAdmin(server));
});

describe('who runs the installation', () => {
  test('is set by platform admins only', async () => {
    for (const person of [await recruiter(server), await jobSeeker(server)])
      expect((await server.as(person).put('/api/admin/operator', details)).status).toBe(403);
    expect((await server.as().put('/api/admin/operator', details)).status).toBe(401);
  });

  test('cannot be what nobody could write to', async () => {
    const wrong = await admin.put('/api/admin/operator', { email: 'not an address' });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toMatch(/^Email/);
    expect((await admin.put('/api/admin/operator', { name: 'x'.repeat(121) })).status).toBe(400);
  });

  test.each(pages)('is said to be unknown on /%s until an admin fills it in', async (slug) => {
    const text = await textOf(slug);
    expect(text).toContain('have not published their contact details yet');
    expect(text).not.toContain('{operator}');
    expect(text).not.toContain('.md');
  });

  test('stands on the contact, data protection and privacy pages for everybody once it is said', async () => {
    await admin.call('PUT /api/admin/operator', { body: details });
    for (const slug of pages) {
      const text = await textOf(slug);
      expect(text, slug).toContain('Atoll Jobs Pvt Ltd');
      expect(text, slug).toContain('"href":"mailto:hello@example.com"');
      expect(text, slug).toContain('+960 330 0000');
      expect(text, slug).toContain('Orchid Magu 12, Malé 20096');
      expect(text, slug).not.toContain('have not published');
    }
    const audit = await admin.call('GET /api/admin/audit');
    expect(audit[0]).toMatchObject({ action: 'operator.changed', subject: 'operator' });
  });

  test('keeps what is not sent, and loses what is emptied', async () => {
    await admin.call('PUT /api/admin/operator', { body: details });
    const left = await admin.call('PUT /api/admin/operator', { body: { phone: '' } });
    expect(left).toMatchObject({ ...details, phone: null });
    expect(await textOf('contact')).not.toContain('Phone');
  });

  test('is text, whatever is written', async () => {
    await admin.call('PUT /api/admin/operator', { body: { name: '[x](javascript:alert(1)) {brand}' } });
    const page = await server.as().call('GET /api/pages/:slug', { params: { slug: 'contact' } });
    const list = page.blocks.find((block) => block.kind === 'list');
    expect(list?.kind === 'list' && list.items[0]).toEqual([
      { text: '[x](javascript:alert(1)) {brand}', strong: true },
    ]);
  });
});
