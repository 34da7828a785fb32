import { expect } from 'vitest';
import { paths } from '#client/paths.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';

journey('a domain for the careers site is added, set up, looked for and removed', async ({ visit }) => {
  const domain = `careers.odegiri-${Date.now().toString(36)}.example`;
  const page = await visit(paths.settingsTab('careers'), { as: 'company_admin' });
  const settings = page.getByRole('region', { name: 'Your own domain' });
  await settings.getByLabel('Domain').fill('careers');
  await settings.getByRole('button', { name: 'Add domain' }).click();
  await settings.getByRole('link', { name: /^Domain must/ }).waitFor();
  expect(await settings.getByLabel('Domain').inputValue()).toBe('careers');

  await settings.getByLabel('Domain').fill(`https://${domain.toUpperCase()}/`);
  await settings.getByRole('button', { name: 'Add domain' }).click();
  const added = settings.getByRole('article', { name: domain });
  await added.getByText('Not confirmed yet').waitFor();
  await expect.poll(() => settings.getByLabel('Domain', { exact: true }).inputValue()).toBe('');
  expect(await added.getByRole('textbox', { name: 'TXT record name' }).inputValue()).toBe(
    `_careers-site.${domain}`,
  );
  expect(await added.getByRole('textbox', { name: 'TXT record value' }).inputValue()).toMatch(
    /^careers-site=\S{20,}$/,
  );
  await added.getByText('Use a file instead').click();
  expect(await added.getByRole('textbox', { name: 'File address' }).inputValue()).toBe(
    `https://${domain}/.well-known/careers-site.txt`,
  );
  await expectAccessible(page);

  // No name server knows it.
  await added.getByRole('button', { name: `Check now: ${domain}` }).click();
  await added.getByText(/^Checked /).waitFor();
  await added.getByText('Not confirmed yet').waitFor();

  await added.getByRole('button', { name: `Remove ${domain}` }).click();
  const asked = page.getByRole('dialog', { name: `Remove ${domain}?` });
  await asked.getByRole('button', { name: 'Remove domain' }).click();
  await added.waitFor({ state: 'detached' });
  await page.getByRole('status').getByText('Domain removed').waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === 'Your own domain');
});
