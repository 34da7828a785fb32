import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The address of the careers site of the demo's company admin. */
export const slugOfDemo = 'odegiri-island-resort';

/** Writes a headline and benefits, puts these before the jobs, and looks at all of it in the preview. */
export async function draftCareersSite(editor: Page, headline: string): Promise<void> {
  await editor.getByLabel('Headline').fill(headline);
  await editor.getByRole('textbox', { name: /^Colour/ }).fill('#FFD400');
  await editor.getByRole('button', { name: 'Benefits', exact: true }).click();
  await editor.getByRole('button', { name: 'Add benefit' }).click();
  await editor.getByLabel('Name of benefit 1').fill('A room of your own');
  await editor.getByRole('button', { name: 'Move Benefits up' }).click();
  await editor.getByRole('button', { name: 'Move Benefits up' }).click();
  await editor.getByRole('status').getByText('Draft saved.').waitFor();
  const preview = editor.frameLocator('iframe[title="Your careers site as visitors will see it"]');
  await preview.getByRole('heading', { level: 1, name: headline }).waitFor();
  await preview.getByRole('heading', { level: 3, name: 'A room of your own' }).waitFor();
  await editor.getByText('Phone', { exact: true }).click();
  await preview.getByText('Menu', { exact: true }).waitFor();
}

/** What visitors read once it is published: in the company's order, and only what is something. */
export async function expectPublished(page: Page, headline: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: headline }).waitFor();
  const titles = await page.getByRole('heading', { level: 2 }).allInnerTexts();
  expect(titles.slice(0, 3)).toEqual(['About us', 'What you get', 'Open jobs']);
  expect(titles).not.toContain('Where you’ll work');
}
