import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { UserType } from '#domain/people.ts';
import { paths } from '#client/paths.ts';
import { journey } from './support/journey.ts';
import { signInQuietly } from './support/people.ts';
import type { Person } from './support/person.ts';
import { settled } from './support/settled.ts';

let made = 0;
const newName = () => `navigator.${process.pid.toString(36)}${(made += 1)}`;

describe('signing up', () => {
  journey('a stranger signs up and goes on to the page they wanted', async ({ visit }) => {
    const page = await visit(`${paths.applications}?sort=oldest`);
    await page.waitForURL(paths.authThen(`${paths.applications}?sort=oldest`));
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await page.getByLabel('First name').fill('Aminath');
    await page.getByLabel('Last name').fill('Raasha');
    await page.getByLabel('Username').fill(newName());
    await page.getByLabel('Password', { exact: true }).fill('a boat on calm water');
    await page.getByLabel('Confirm password', { exact: true }).fill('a boat on calm water');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.waitForURL(`${paths.applications}?sort=oldest`);
    await page.getByRole('status').getByText('Registration successful').waitFor();
    await page.getByText('Welcome to Moorings, Aminath!').waitFor();
  });

  journey(
    'is told what is wrong at the field and above the form, and nothing typed is lost',
    async ({ visit }) => {
      const page = await visit(paths.signUp);
      const username = page.getByLabel('Username');
      await username.fill('ab');
      expect(await page.getByText('Username needs at least 3 characters').count()).toBe(0);
      await username.blur();
      await page.getByText('Username needs at least 3 characters').waitFor();
      await username.fill('abc');
      await page.getByText('Username needs at least 3 characters').waitFor({ state: 'detached' });

      await page.getByLabel('Password', { exact: true }).fill('a boat on calm water');
      await page.getByLabel('Confirm password', { exact: true }).fill('a boat');
      await page.getByRole('button', { name: 'Create Account' }).click();
      const summary = page.getByRole('region', { name: 'Your account is not made yet' });
      await summary.getByRole('link', { name: 'Passwords do not match' }).click();
      const confirmation = page.getByLabel('Confirm password', { exact: true });
      expect(await confirmation.evaluate((input) => input === document.activeElement)).toBe(true);
      expect(await confirmation.getAttribute('aria-invalid')).toBe('true');
      expect(await username.inputValue()).toBe('abc');
    },
  );

  journey('a name that is taken is refused where it was typed', async ({ visit, newPerson }) => {
    const { username } = await newPerson('job_seeker');
    const page = await visit(paths.signUp);
    await page.getByLabel('Username').fill(username.toUpperCase());
    await page.getByLabel('Password', { exact: true }).fill('a boat on calm water');
    await page.getByLabel('Confirm password', { exact: true }).fill('a boat on calm water');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByRole('alert').getByText('Registration failed').waitFor();
    expect(await page.getByLabel('Username').inputValue()).toBe(username.toUpperCase());
    await page.getByRole('region', { name: 'Your account is not made yet' }).waitFor();
  });

  journey('offers the three roles one may give oneself', async ({ visit }) => {
    const page = await visit(paths.signUp);
    await settled(page);
    expect(await page.getByLabel('Role').locator('option').allTextContents()).toEqual([
      'Job Seeker',
      'Recruiter',
      'Hiring Manager',
    ]);
  });

  journey('browsers and password managers know every field', async ({ visit }) => {
    const page = await visit(paths.signUp);
    await settled(page);
    const tokens = await page
      .locator('main input')
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('autocomplete')));
    expect(tokens).toEqual([
      'given-name',
      'family-name',
      'username',
      'email',
      'new-password',
      'new-password',
    ]);
  });
});

describe('signing in', () => {
  journey(
    'leads to the role’s dashboard, where the top bar says who one is',
    async ({ visit, newPerson }) => {
      const person = await newPerson('recruiter');
      const page = await visit(paths.auth);
      await signIn(page, person);
      await page.waitForURL(paths.dashboard('recruiter'));
      await page.getByText(`Welcome back, ${person.displayName.split(' ')[0]}!`).waitFor();
      // The new page takes the focus when it is there.
      await settled(page);

      const account = page.getByRole('button', { name: `Account of ${person.displayName}` });
      await account.click();
      await page.getByText('Recruiter', { exact: true }).waitFor();
      const items = await page.getByRole('menu').getByRole('menuitem').allTextContents();
      expect(items).toEqual(['Dashboard', 'Profile', 'Settings', 'Log out']);
      await page.keyboard.press('Escape');
      expect(await account.evaluate((button) => button === document.activeElement)).toBe(true);

      await page.goto(paths.auth);
      await page.waitForURL(paths.dashboard('recruiter'));
    },
  );

  journey(
    'with a wrong password says so twice over, and keeps what was typed',
    async ({ visit, newPerson }) => {
      const person = await newPerson('job_seeker');
      const page = await visit(paths.auth);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await page.getByRole('link', { name: 'Username is required' }).waitFor();
      await page.getByRole('link', { name: 'Password is required' }).waitFor();

      await signIn(page, { ...person, password: 'not the password' });
      await page.getByRole('alert').getByText('Login failed').waitFor();
      await page.getByRole('alert').getByText('401: Username or password is wrong').waitFor();
      const summary = page.getByRole('region', { name: 'You are not signed in yet' });
      await summary.getByText('Username or password is wrong').waitFor();
      expect(await page.getByLabel('Username').inputValue()).toBe(person.username);
      expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('not the password');

      await page.getByRole('button', { name: 'Show password' }).click();
      expect(await page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text');
    },
  );

  journey('never leads to another site', async ({ visit, newPerson }) => {
    const person = await newPerson('job_seeker');
    const page = await visit(paths.authThen('//example.com/jobs'));
    await signIn(page, person);
    await page.waitForURL(paths.dashboard('job_seeker'));
  });

  journey('needs no mouse', async ({ visit, newPerson }) => {
    const person = await newPerson('job_seeker');
    const page = await visit(paths.auth);
    await page.getByLabel('Username').focus();
    await page.keyboard.type(person.username);
    await page.keyboard.press('Tab');
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');
    await page.waitForURL(paths.dashboard('job_seeker'));
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  });
});

describe('before any of our code is there', () => {
  async function slowly(page: Page, address: string): Promise<() => void> {
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    return held.resolve;
  }

  journey(
    'a name and a password can be typed and sent, which go nowhere but where they belong',
    async ({ visit, newPerson }) => {
      const person = await newPerson('job_seeker');
      const page = await visit(paths.about);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const goOn = await slowly(page, paths.auth);
      await page.getByLabel('Username').focus();
      await page.keyboard.type(person.username);
      await page.keyboard.press('Tab');
      await page.keyboard.type(person.password);
      await page.keyboard.press('Enter');
      expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(person.password);
      goOn();
      await page.waitForURL(paths.dashboard('job_seeker'));
      expect(asked.filter((url) => url.includes('password='))).toEqual([]);
    },
  );

  journey('somebody goes on typing where they were', async ({ visit }) => {
    const page = await visit(paths.about);
    const goOn = await slowly(page, paths.auth);
    await page.getByLabel('Username').focus();
    await page.keyboard.type('aminth');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    goOn();
    await page.waitForFunction(() => !('beforeOurCode' in globalThis));
    await page.keyboard.type('a');
    await page.getByRole('button', { name: 'Sign In' }).click();
    expect(await page.getByLabel('Username').inputValue()).toBe('aminath');
    await page.getByRole('link', { name: 'Password is required' }).waitFor();
    expect(await page.getByRole('link', { name: 'Username is required' }).count()).toBe(0);
  });

  journey('signing up can be chosen', async ({ visit }) => {
    const page = await visit(paths.about);
    const goOn = await slowly(page, paths.auth);
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    goOn();
    await page.getByRole('button', { name: 'Create Account' }).waitFor();
  });

  journey('an address for a new password can be typed and sent', async ({ visit }) => {
    const page = await visit(paths.about);
    const goOn = await slowly(page, paths.forgotPassword);
    await page.getByRole('textbox').fill('nobody@example.com');
    await page.keyboard.press('Enter');
    goOn();
    await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor();
    expect(page.url()).not.toContain('example');
  });
});

describe('signing out', () => {
  journey(
    'ends the session and asks nobody back to where the last person was',
    async ({ visit, newPerson }) => {
      const page = await visit(paths.applications, { as: await newPerson('job_seeker') });
      await page.getByRole('button', { name: 'Logout' }).click();
      await page.waitForURL(paths.auth);
      await page.getByText('You have been successfully logged out.').waitFor();
      await page.goto(paths.profile);
      await page.waitForURL(paths.authThen(paths.profile));
    },
  );

  journey(
    'somewhere else leads back to signing in at the next thing one does',
    async ({ visit, newPerson }) => {
      const person = await newPerson('job_seeker');
      const page = await visit(paths.profile, { as: person });
      await settled(page);
      await page.request.post('/api/logout');
      // A pointer that comes to it asks for the page already, and may be led to signing in before it has pressed.
      await page
        .getByRole('navigation', { name: 'Workspace' })
        .getByRole('link', { name: 'Applications' })
        .dispatchEvent('click');
      await page.waitForURL(paths.authThen(paths.applications));
      await signIn(page, person);
      await page.waitForURL(paths.applications);
    },
  );
});

describe('a session', () => {
  journey('goes on where the server was asked too much to say who is there', async ({ visit, newPerson }) => {
    const page = await visit(paths.about, { as: await newPerson('job_seeker') });
    const refused = { status: 429, contentType: 'text/plain', body: 'Too many requests.' };
    const whoIsThere = '**/api/user';
    await page.route(whoIsThere, (route) => route.fulfill(refused), { times: 1 });
    await Promise.all([page.waitForResponse('**/api/live*'), page.goto(paths.profile)]);

    // And where one is at work: another name, given elsewhere, is asked for.
    await page.getByLabel('Summary').fill('I dive.');
    await page.route(whoIsThere, (route) => route.fulfill(refused), { times: 1 });
    await Promise.all([
      page.waitForResponse((answer) => answer.status() === 429),
      page.request.put('/api/user', { data: { firstName: 'Hawwa', lastName: 'Nazima' } }),
    ]);
    await page.getByRole('button', { name: 'Account of Hawwa Nazima' }).waitFor();
    expect(await page.getByLabel('Summary').inputValue()).toBe('I dive.');
  });
});

describe('two tabs', () => {
  const account = (page: Page, { displayName }: Person) =>
    page.getByRole('button', { name: `Account of ${displayName}` });

  journey(
    'are one person’s: who signs out in one and lets another sign in there leaves nothing in the other',
    async ({ visit, newPerson }) => {
      const [one, next] = [await newPerson('job_seeker'), await newPerson('job_seeker')];
      const hidden = await visit(paths.profile, { as: one });
      await account(hidden, one).waitFor();
      const page = await visit(paths.applications, { as: one });
      await page.getByRole('button', { name: 'Logout' }).click();
      await hidden.waitForURL(paths.auth);
      await page.waitForURL(paths.auth);
      await signIn(page, next);
      await account(page, next).waitFor();
      await account(hidden, next).waitFor();
    },
  );

  journey(
    'are one person’s also where another comes without a sign-out, and what was typed stays its writer’s',
    async ({ visit, newPerson, program }) => {
      const [one, next] = [await newPerson('job_seeker'), await newPerson('job_seeker')];
      const hidden = await visit(paths.profile, { as: one });
      await hidden.getByLabel('Summary').fill('I am somebody else.');
      const drafts = () =>
        hidden.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('moorings.draft.')));
      const kept = await drafts();
      expect(kept).toHaveLength(1);

      const page = await visit(paths.jobs, { as: one });
      await signInQuietly(page.request, program.origin, next);
      await page.reload();
      await account(hidden, next).waitFor();
      expect(await hidden.getByLabel('Summary').inputValue()).toBe('');
      expect(await drafts()).toEqual(kept);
    },
  );
});

describe('a screen for another role', () => {
  journey('says so and leads on', async ({ visit, newPerson }) => {
    const page = await visit(paths.dashboard('recruiter'), { as: await newPerson('job_seeker') });
    await page.getByRole('heading', { level: 1, name: "You don't have access to this page" }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Go to Dashboard' }).click();
    await page.waitForURL(paths.dashboard('job_seeker'));
  });

  journey('is not offered in the sidebar', async ({ visit, newPerson }) => {
    const offered = async (userType: UserType) => {
      const page = await visit(paths.jobs, { as: await newPerson(userType) });
      await settled(page);
      return page.getByRole('navigation', { name: 'Workspace' }).getByRole('link').allInnerTexts();
    };
    expect(await offered('job_seeker')).toEqual([
      'Dashboard',
      'Browse Jobs',
      'Applications',
      'Interviews',
      'Profile',
    ]);
    const hiring = ['Dashboard', 'Browse Jobs', 'Post Jobs', 'Manage jobs', 'Applications', 'Pipeline'];
    const withTemplates = [...hiring, 'Interviews', 'Templates', 'Candidates'];
    expect(await offered('recruiter')).toEqual([...withTemplates, 'Profile', 'Analytics']);
    expect(await offered('company_admin')).toEqual([...withTemplates, 'Analytics', 'Settings']);
    const forAdmins = [...hiring, 'Interviews', 'Candidates', 'Profile', 'Analytics', 'Settings'];
    expect(await offered('admin')).toEqual(forAdmins);
  });

  journey('posting a job sends those who may not post to the start', async ({ visit, newPerson }) => {
    const page = await visit(paths.postJob, { as: await newPerson('job_seeker') });
    await page.waitForURL(paths.home);
  });
});

async function signIn(
  page: Page,
  { username, password }: Pick<Person, 'username' | 'password'>,
): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
