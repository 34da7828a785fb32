import { paths } from '#client/paths.ts';
import { journey } from './support/journey.ts';

journey(
  'who has forgotten a password sets a new one by a link, and signs in with it',
  async ({ visit, newPerson }) => {
    const person = await newPerson('job_seeker');
    const page = await visit(paths.auth);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email').fill('somebody@mail.example');
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();

    // Where no mail goes out an administrator hands the link over.
    const office = await visit(paths.adminUsers, { as: await newPerson('admin') });
    await office.getByLabel('Search by name, username or email').fill(person.username);
    const row = office.getByRole('row').filter({ hasText: person.username });
    await row.getByRole('button', { name: `Actions for \u2068${person.displayName}\u2069` }).click();
    await office.getByRole('menuitem', { name: 'Create reset link…' }).click();
    await office.getByRole('button', { name: 'Create link' }).click();
    const link = new URL(await office.getByLabel('Link', { exact: true }).inputValue());

    await page.goto(`${link.pathname}${link.hash}`);
    const password = page.getByLabel('New password', { exact: true });
    await password.fill('password');
    await page.getByText(/^Weak: /).waitFor();
    await page.getByLabel('Confirm new password', { exact: true }).fill('password');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await page.getByRole('link', { name: /most used/ }).waitFor();
    await password.fill('two lanterns, one jetty');
    await page.getByText(/^Very good: /).waitFor();
    await page.getByLabel('Confirm new password', { exact: true }).fill('two lanterns, one jetty');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await page.getByRole('heading', { name: 'Your password is set' }).waitFor();

    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Username').fill(person.username);
    await page.getByLabel('Password', { exact: true }).fill('two lanterns, one jetty');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByText('Login successful').waitFor();
  },
);
