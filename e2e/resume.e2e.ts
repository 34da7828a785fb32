import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { paths } from '#client/paths.ts';
import type { Application, OwnFile } from '#contract/api.ts';
import { plainPdf } from '#test/pdf.ts';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { postJob } from './support/market.ts';
import { settled, sidewaysAt320 } from './support/settled.ts';

const resume = plainPdf([
  '# Aishath Shiuna',
  'aishath@example.mv',
  '+960 777 1234',
  '# Summary',
  'Eight years under water.',
  '# Work Experience',
  'Dive Instructor, Blue Lagoon Resort',
  'March 2019 - Present',
  'Dive Guide, Reef Divers',
  '2016 - 2018',
  '# Education',
  'Diploma in Marine Biology, Maldives National University, 2015',
  '# Skills',
  'Diving, Compressor maintenance',
  '# Languages',
  'English, Dhivehi',
  '# Awards',
  'Best instructor of the atoll',
]);
const asFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

const sheet = (page: Page) => page.getByRole('dialog');
const fileInput = (page: Page) => page.locator('input[type="file"]').first();

async function answer<Answer>(page: Page, path: string): Promise<Answer> {
  const response = await page.request.get(path);
  return (await response.json()) as Answer; // The server parses every answer by the contract.
}

describe('a résumé', () => {
  journey(
    'is uploaded, looked over, mended, saved, sent along, and reaches the recruiter byte for byte',
    async ({ visit, newPerson }) => {
      const employer = await visit(paths.home, { as: await newPerson('recruiter') });
      const job = await postJob(employer.request);
      const page = await visit(paths.profileResumes, { as: await newPerson('job_seeker') });
      await fileInput(page).setInputFiles(asFile('Aishath.pdf', resume));
      await page.getByRole('heading', { name: 'We read this from your résumé' }).waitFor();
      await page.getByText('We found 2 jobs, 1 school, 2 skills and 2 languages.').waitFor();
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('read');
      await expectAccessible(page);

      const first = page.getByRole('group', { name: 'Job 1 of 2' });
      expect(await first.getByRole('checkbox', { name: /^Add to profile/ }).isChecked()).toBe(true);
      await first.getByRole('button', { name: 'Change job 1 of 2' }).click();
      expect(await first.getByLabel('Title').inputValue()).toBe('Dive Instructor');
      // What was corrected is there again after a look at another part of the profile.
      await first.getByLabel('Title').fill('Chief Instructor');
      await page.getByRole('tab', { name: 'Education' }).click();
      await page.getByRole('tab', { name: 'Résumé' }).click();
      await page.getByRole('button', { name: 'Fill profile from Aishath.pdf' }).click();
      await first.getByRole('button', { name: 'Change job 1 of 2' }).click();
      expect(await first.getByLabel('Title').inputValue()).toBe('Chief Instructor');
      expect(await first.getByLabel('Company').inputValue()).toBe('Blue Lagoon Resort');
      expect(await first.getByLabel('Start date').inputValue()).toBe('2019-03');
      const second = page.getByRole('group', { name: 'Job 2 of 2' });
      await second.getByText('Please check: we are not sure').waitFor();
      await second.getByText('Start date and end date').waitFor();
      expect(await second.getByRole('checkbox', { name: /^Add to profile/ }).isChecked()).toBe(false);
      await page.getByText('Not placed: 1 part we found no field for').click();
      await page.getByText('Best instructor of the atoll').waitFor();

      await second.getByRole('button', { name: 'Change job 2 of 2' }).click();
      await second.getByLabel('Title').fill('');
      await second.getByRole('checkbox', { name: /^Add to profile/ }).check();
      await page.getByRole('button', { name: 'Save to profile' }).click();
      await page.getByRole('link', { name: 'Title is required' }).click();
      await page.keyboard.type('Senior Dive Guide');
      await page.getByRole('button', { name: 'Remove Compressor maintenance' }).click();
      await page.getByRole('button', { name: 'Save to profile' }).click();
      await page.getByRole('status').getByText('2 jobs, 1 school, 3 skills added.').waitFor();
      await page.getByRole('tab', { name: 'Experience' }).click();
      await page.getByRole('heading', { name: 'Senior Dive Guide' }).waitFor();
      await page.getByRole('tab', { name: 'Personal Info' }).click();
      expect(await page.getByLabel('Summary').inputValue()).toBe('Eight years under water.');

      await page.goto(paths.job(job.id));
      await page.getByRole('button', { name: 'Apply Now' }).click();
      expect(
        await sheet(page)
          .getByRole('radio', { name: /Aishath\.pdf/ })
          .isChecked(),
      ).toBe(true);
      await sheet(page).getByRole('button', { name: 'Send' }).click();
      await sheet(page).getByRole('heading', { name: 'Application sent' }).waitFor();
      await sheet(page).getByText('Aishath.pdf').waitFor();

      const [sent] = await answer<Application[]>(page, '/api/applications');
      await employer.goto(paths.application(sent?.id ?? 0));
      // Drawn by our own files under the policy, with its letters where they can be selected.
      const drawn = employer.getByRole('region', { name: 'Aishath.pdf' });
      await drawn.getByText('Eight years under water.').waitFor();
      await drawn.locator('canvas').waitFor();
      await settled(employer);
      await expectAccessible(employer);
      const download = employer.waitForEvent('download');
      await employer.getByRole('link', { name: /Download résumé/ }).click();
      expect((await download).suggestedFilename()).toBe('Aishath.pdf');
      const bytes = await employer.request.get(paths.file(sent?.file?.id ?? 0));
      expect((await bytes.body()).equals(resume)).toBe(true);
      const broken = await page.request.post('/api/files', {
        data: Buffer.from('%PDF-1.4\n%%EOF'),
        headers: { 'Content-Disposition': 'attachment; filename="broken.pdf"' },
      });
      const { id: fileId } = (await broken.json()) as OwnFile; // As above.
      const other = await postJob(employer.request, { title: 'Night Porter' });
      await page.request.post(`/api/jobs/${other.id}/applications`, { data: { fileId } });
      const [later] = await answer<Application[]>(page, '/api/applications?search=Night+Porter');
      await employer.goto(paths.application(later?.id ?? 0));
      await employer.getByRole('heading', { name: 'This file cannot be shown here' }).waitFor();
      await employer.getByText('It is damaged').waitFor();
      await employer.getByRole('link', { name: /^Download: .*broken\.pdf/ }).waitFor();
      const stranger = await visit(paths.home, { as: await newPerson('recruiter') });
      expect((await stranger.request.get(paths.file(sent?.file?.id ?? 0))).status()).toBe(404);
    },
  );

  journey('that cannot be used says why, and the one before stays chosen', async ({ visit, newPerson }) => {
    const page = await visit(paths.profileResumes, { as: await newPerson('job_seeker') });
    await fileInput(page).setInputFiles(asFile('photo.pdf', Buffer.from('\u0089PNG\r\n', 'latin1')));
    await page.getByRole('alert').getByText('This is a picture.').waitFor();
    await fileInput(page).setInputFiles(asFile('large.pdf', Buffer.alloc(6 * 1024 * 1024, '%PDF-')));
    await page.getByRole('alert').getByText('A file can have at most 5 MB.').waitFor();
    await expectAccessible(page);
    const scan = plainPdf([]);
    await fileInput(page).setInputFiles(asFile('scan.pdf', scan));
    await page.getByRole('heading', { name: 'We could not read this file' }).waitFor();
    await page.getByText('It may be a scan or a picture').waitFor();
    expect(await answer<OwnFile[]>(page, '/api/files')).toMatchObject([{ name: 'scan.pdf' }]);
  });

  journey('is deleted, unless an application carries it', async ({ visit, newPerson }) => {
    const employer = await visit(paths.home, { as: await newPerson('recruiter') });
    const job = await postJob(employer.request);
    const page = await visit(paths.profileResumes, { as: await newPerson('job_seeker') });
    for (const name of ['sent.pdf', 'draft.pdf']) {
      await fileInput(page).setInputFiles(asFile(name, Buffer.concat([resume, Buffer.from(`%${name}`)])));
      await page.getByRole('button', { name: `Fill profile from ${name}` }).waitFor();
      await page.getByRole('button', { name: 'Not now' }).click();
    }
    const sent = (await answer<OwnFile[]>(page, '/api/files')).find(({ name }) => name === 'sent.pdf');
    await page.request.post(`/api/jobs/${job.id}/applications`, { data: { fileId: sent?.id } });
    await page.reload();
    await page.getByText('sent with 1 application').waitFor();
    expect(await page.getByRole('button', { name: 'Delete sent.pdf' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Delete draft.pdf' }).click();
    await page.getByRole('button', { name: 'Delete file' }).click();
    await page.getByRole('button', { name: 'Delete draft.pdf' }).waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.id === 'resumes');
  });

  journey(
    'comes from JSON Resume, and the profile goes out as one; on a phone too',
    async ({ visit, newPerson }) => {
      const page = await visit(paths.profileResumes, { as: await newPerson('job_seeker'), size: 'narrow' });
      await page.getByText('LinkedIn and JSON Resume').click();
      const data = {
        basics: { label: 'Skipper' },
        work: [{ name: 'Sea House', position: 'Skipper', startDate: '2019-05' }],
      };
      await page
        .locator('input[type="file"]')
        .last()
        .setInputFiles({
          name: 'me.json',
          mimeType: 'application/json',
          buffer: Buffer.from(JSON.stringify(data)),
        });
      await page.getByText('We found 1 job, no schools, no skills and no languages.').waitFor();
      await settled(page);
      expect(await sidewaysAt320(page)).toBe(0);
      await page.getByRole('button', { name: 'Save to profile' }).click();
      await page.getByRole('status').getByText('1 job, no schools, no skills added.').waitFor();
      const out = await answer<{ work: unknown[] }>(page, paths.jsonResume);
      expect(out.work).toMatchObject([{ name: 'Sea House', position: 'Skipper', startDate: '2019-05-01' }]);
    },
  );
});
