import { expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { journey } from './support/journey.ts';

journey(
  'a developer makes a sandbox by one press, tries calls in it, and begins it anew',
  async ({ visit, program }) => {
    const page = await visit(paths.settingsTab('keys'), { as: 'company_admin' });
    await page.getByRole('button', { name: 'Make a sandbox key' }).click();
    const shown = page.getByRole('dialog', { name: 'Your new key' });
    const key = await shown.getByLabel('API key', { exact: true }).inputValue();
    const call = async (path: string, method = 'GET') => {
      const reply = await fetch(program.origin + path, {
        method,
        headers: { authorization: `Bearer ${key}` },
      });
      expect(reply.status, `${method} ${path}`).toBeLessThan(300);
      return reply.json() as Promise<unknown>;
    };
    const examples = (await call('/api/applications')) as { id: number }[];
    expect(examples.length).toBeGreaterThan(3);
    expect(await call('/api/sandbox/reset', 'POST')).toMatchObject({ companyId: expect.any(Number) });
    const anew = (await call('/api/applications')) as { id: number }[];
    expect(anew).toHaveLength(examples.length);
    expect(anew.map(({ id }) => id)).not.toContain(examples[0]?.id);

    await shown.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: new RegExp(`^End Sandbox.*${key.slice(0, 9)}`) }).click();
    await page.getByRole('button', { name: 'End key' }).click();
    await page.getByRole('status').getByText('Key ended').waitFor();
    const ended = await fetch(`${program.origin}/api/applications`, {
      headers: { authorization: `Bearer ${key}` },
    });
    expect(ended.status).toBe(401);
  },
);

journey(
  'an admin sees which key of which company still makes a call that ends',
  async ({ visit, program }) => {
    const page = await visit(paths.settingsTab('keys'), { as: 'company_admin' });
    const name = `Old payroll ${Date.now()}`;
    await page.getByRole('button', { name: 'Make a key' }).click();
    const sheet = page.getByRole('dialog', { name: 'New API key' });
    await sheet.getByRole('textbox', { name: 'Name' }).fill(name);
    await sheet.getByRole('checkbox', { name: /^Read applications/ }).check();
    await sheet.getByRole('button', { name: 'Make key' }).click();
    const key = await page.getByLabel('API key', { exact: true }).inputValue();
    const asked = async (path: string) =>
      fetch(program.origin + path, { headers: { authorization: `Bearer ${key}` } });
    const [first] = (await (await asked('/api/applications?limit=1')).json()) as { id: number }[];
    const old = await asked(`/api/applications/${first?.id}/history`);
    expect(old.headers.get('sunset')).toContain('2027');

    const health = await visit(paths.adminHealth, { as: 'admin' });
    await health.getByRole('link', { name: 'Old calls' }).click();
    const row = health.getByRole('row', { name: new RegExp(name) });
    await row.waitFor();
    expect(await row.textContent()).toContain('GET /api/applications/:id/history');
  },
);
