import type { Page } from 'playwright-core';
import { paths } from '#client/paths.ts';
import { freshCode } from './fresh-code.ts';
import { firstOf, press, type Screen, sendPeople } from './screens.ts';

const anyJob = firstOf('/api/jobs', paths.job);
const ownJob = firstOf('/api/jobs?scope=own', paths.editJob);
const anyApplication = firstOf('/api/applications', paths.application);
const offered = firstOf('/api/applications?status=offered', paths.application);
const anyCandidate = firstOf('/api/company/candidates', paths.candidate);
const agenda = `${paths.interviews}?view=agenda`;
const anyList = firstOf('/api/company/lists', paths.candidatesOnList);
const underWay = firstOf('/api/applications?status=hired&sort=updated', paths.application);
const seeker = ['job_seeker'] as const;
const recruiter = ['recruiter'] as const;
const admin = ['admin'] as const;

/** Whatever opens on a screen: dialogs, sheets, menus, the palette, forms in their place and forms that were refused. */
export const dialogs: readonly Screen[] = [
  { name: 'account menu', address: paths.jobs, roles: seeker, act: press('Account of') },
  {
    name: 'mobile menu',
    address: paths.home,
    roles: ['visitor', 'job_seeker'],
    size: 'narrow',
    act: press('Open menu'),
  },
  {
    name: 'file of people deleted',
    address: paths.moveIn,
    roles: ['company_admin'],
    act: async (page) => {
      await sendPeople(page);
      await press('Delete file')(page);
    },
  },
  { name: 'more places', address: paths.candidates, roles: recruiter, size: 'narrow', act: openMore },
  {
    name: 'templates of jobs',
    address: paths.postJob,
    roles: recruiter,
    act: press('Use a template'),
  },
  { name: 'palette', address: paths.profile, roles: ['job_seeker', 'admin'], act: palette() },
  { name: 'palette searched', address: paths.profile, roles: recruiter, act: palette('dive') },
  { name: 'palette without results', address: paths.profile, roles: recruiter, act: palette('xyzzy') },

  { name: 'sign in refused', address: paths.auth, roles: ['visitor'], act: signInWrongly },
  { name: 'sign up refused', address: paths.signUp, roles: ['visitor'], act: press('Create Account') },

  {
    name: 'job filters',
    address: `${paths.jobs}?q=dive&type=full_time`,
    roles: seeker,
    size: 'narrow',
    act: press(/^Filters/),
  },
  {
    name: 'job shortcuts',
    address: paths.jobs,
    roles: seeker,
    size: 'wide',
    act: press('Keyboard shortcuts'),
  },
  {
    name: 'search saved',
    address: `${paths.jobs}?q=dive&type=full_time`,
    roles: seeker,
    act: press('Save search'),
  },
  { name: 'searches menu', address: paths.jobs, roles: seeker, act: press('Saved and recent searches') },
  { name: 'jobs like this', address: anyJob, roles: seeker, act: press('Create job alert') },
  { name: 'apply', address: anyJob, roles: seeker, empty: true, act: press('Apply Now') },
  {
    name: 'apply with questions',
    address: firstOf('/api/jobs?search=Supervisor', paths.job),
    roles: seeker,
    empty: true,
    act: async (page) => {
      await press('Apply Now')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
    },
  },
  { name: 'job shared', address: anyJob, roles: seeker, act: press('Share Job') },

  { name: 'application filter', address: paths.applications, roles: seeker, act: press('Filter') },
  { name: 'withdrawing', address: paths.applications, roles: seeker, act: press(/^Withdraw from/) },
  { name: 'status menu', address: paths.applications, roles: recruiter, act: press(/^Update Status/) },
  { name: 'columns of the table', address: paths.applications, roles: recruiter, act: press('Columns') },
  { name: 'note from the table', address: paths.applications, roles: recruiter, act: onFirstRow('n') },
  { name: 'message from the table', address: paths.applications, roles: recruiter, act: onFirstRow('m') },
  { name: 'tags from the table', address: paths.applications, roles: recruiter, act: onFirstRow('e') },
  { name: 'tag for several', address: paths.applications, roles: recruiter, act: onTwoRows('e') },
  { name: 'notes written', address: anyApplication, roles: recruiter, act: press(/^(Add|Edit) notes/) },

  { name: 'offer accepted', address: offered, roles: seeker, act: press('Accept offer') },
  { name: 'offer declined', address: offered, roles: seeker, act: press('Decline') },
  { name: 'hired with an open offer', address: offered, roles: recruiter, act: moveTo('Hired') },
  { name: 'rejected with an open offer', address: offered, roles: recruiter, act: moveTo('Rejected') },
  { name: 'offer withdrawn', address: offered, roles: recruiter, act: press('Withdraw') },
  { name: 'offer changed', address: offered, roles: recruiter, act: press('Edit') },
  {
    name: 'offer refused',
    address: firstOf('/api/applications?status=interviewing', paths.application),
    roles: recruiter,
    act: press('Make an offer', 'Add an allowance', 'Save offer'),
  },
  {
    name: 'rejecting',
    address: firstOf('/api/applications?status=screening', paths.application),
    roles: recruiter,
    act: rejecting,
  },
  { name: 'tag given', address: anyCandidate, roles: recruiter, act: press(/^Add tag/) },
  { name: 'lists of a candidate', address: anyCandidate, roles: recruiter, act: press(/^Lists with/) },
  {
    name: 'new list',
    address: anyCandidate,
    roles: recruiter,
    act: async (page) => {
      await press(/^Lists with/)(page);
      await page.getByRole('menuitem', { name: 'New list…' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'tag renamed',
    address: firstOf('/api/company/tags', paths.candidatesWithTag),
    roles: recruiter,
    act: press(/^Rename tag/),
  },
  { name: 'list managed', address: anyList, roles: recruiter, act: press('Manage list') },
  {
    name: 'views of the board',
    address: `${paths.board}?waiting=true`,
    roles: ['recruiter', 'hiring_manager'],
    act: press('Still waiting for an answer'),
  },
  {
    name: 'view given other filters',
    address: `${paths.board}?search=a`,
    roles: recruiter,
    // On a wide screen at twice the text size a submenu lies over its menu until it is left, as submenus do.
    size: 'narrow',
    act: async (page) => {
      await press('Views')(page);
      await page.getByRole('menuitem', { name: 'Save these filters under' }).click();
    },
  },
  {
    name: 'view saved',
    address: `${paths.applications}?sort=oldest`,
    roles: recruiter,
    act: async (page) => {
      await press('Views')(page);
      await page.getByRole('menuitem', { name: 'Save these filters…' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },

  {
    name: 'interview arranged',
    address: anyApplication,
    roles: recruiter,
    act: async (page) => {
      await press('Arrange interview')(page);
      const sheet = page.getByRole('dialog', { name: /^Interview with/ });
      await sheet.getByRole('combobox', { name: 'Kit' }).selectOption({ index: 1 });
      await sheet.getByRole('button', { name: 'Later days' }).click();
      await sheet
        .getByRole('option', { name: /10:00 to/ })
        .first()
        .click();
      await sheet.getByRole('list', { name: 'Chosen times' }).waitFor();
    },
  },
  {
    name: 'interview arranged wrongly',
    address: anyApplication,
    roles: recruiter,
    act: press('Arrange interview', 'Propose times'),
  },
  {
    name: 'interview cancelled',
    address: agenda,
    roles: recruiter,
    act: press(/^Details/, /^Cancel interview/),
  },
  { name: 'interview moved', address: agenda, roles: recruiter, act: press(/^Reschedule/) },
  { name: 'scorecard', address: anyApplication, roles: recruiter, act: press(/^Write scorecard/) },

  { name: 'onboarding', address: underWay, roles: recruiter, act: openTask },
  { name: 'task added', address: underWay, roles: recruiter, act: press('Add a task', 'Save task') },
  { name: 'task removed', address: underWay, roles: recruiter, act: press(/^Remove .*Certificates/) },
  { name: 'first day moved', address: underWay, roles: recruiter, act: press('Move first day') },

  { name: 'template', address: paths.templates, roles: recruiter, act: press(/^Edit/) },
  {
    name: 'template menu',
    address: anyApplication,
    roles: recruiter,
    act: press('Use a template'),
  },
  { name: 'written to several', address: paths.board, roles: recruiter, act: writeToSeveral },
  { name: 'post a job refused', address: paths.postJob, roles: recruiter, act: press('Post Job') },
  {
    name: 'questions of a job',
    address: firstOf('/api/jobs?scope=own&search=Supervisor', paths.editJob),
    roles: recruiter,
    act: (page) => page.getByText('Preview: what applicants are asked').click(),
  },
  {
    name: 'rejection reason',
    address: paths.templates,
    roles: recruiter,
    act: press('Add reason', 'Save reason'),
  },
  { name: 'steps changed', address: paths.steps, roles: recruiter, act: press(/^Edit /) },
  {
    name: 'steps deleted',
    address: paths.steps,
    roles: recruiter,
    act: async (page) => {
      await press(/^Delete /)(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'pipeline with steps',
    address: firstOf('/api/jobs?scope=own&search=Supervisor', paths.pipeline),
    roles: recruiter,
    act: press(/^Move /),
  },
  { name: 'job status menu', address: paths.manageJobs, roles: recruiter, act: press(/^Status of/) },
  {
    name: 'job closed',
    address: ownJob,
    roles: recruiter,
    act: async (page) => {
      await press(/^Status of/)(page);
      await page.getByRole('menuitem', { name: /Close/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },

  {
    name: 'profile experience',
    address: paths.profile,
    roles: seeker,
    act: async (page) => {
      await page.getByRole('tab', { name: 'Experience' }).click();
      await press(/^Add experience/i)(page);
    },
  },
  {
    name: 'profile education refused',
    address: `${paths.profile}?tab=education#add`,
    roles: seeker,
    act: press(/^(Add|Save) education/i),
  },
  { name: 'account edited', address: paths.profile, roles: recruiter, act: press('Edit account') },
  { name: 'password changed', address: paths.profile, roles: recruiter, act: press('Change password') },

  { name: 'analytics custom days', address: paths.analytics, roles: recruiter, act: press('Custom') },
  {
    name: 'analytics tables',
    address: `${paths.analytics}?days=90`,
    roles: recruiter,
    act: async (page) => {
      const tables = page.getByRole('button', { name: /^Show table/ });
      while (await tables.count()) await tables.first().click();
    },
  },

  { name: 'leaving a company', address: paths.settings, roles: recruiter, act: press(/^Leave company/) },
  {
    name: 'creating a company',
    address: paths.settings,
    roles: recruiter,
    empty: true,
    act: press('Create a company'),
  },
  {
    name: 'joining a company',
    address: paths.settings,
    roles: recruiter,
    empty: true,
    act: press('Join a company'),
  },
  { name: 'members', address: `${paths.settings}?tab=members`, roles: ['company_admin'] },
  {
    name: 'role of a member',
    address: `${paths.settings}?tab=members`,
    roles: ['company_admin'],
    act: press(/, role of/),
  },
  {
    name: 'member removed',
    address: `${paths.settings}?tab=members`,
    roles: ['company_admin'],
    act: press(/^Remove /),
  },
  { name: 'provisioning', address: `${paths.settings}?tab=provisioning`, roles: ['company_admin'] },
  { name: 'templates', address: `${paths.settings}?tab=templates`, roles: ['company_admin'] },
  {
    name: 'offer template refused',
    address: `${paths.settings}?tab=templates`,
    roles: ['company_admin'],
    act: async (page) => {
      await press('New offer template')(page);
      await page.getByRole('textbox', { name: 'Letter' }).fill('Dear {nmae}');
      await press('Save template')(page);
    },
  },
  {
    name: 'onboarding list refused',
    address: `${paths.settings}?tab=templates`,
    roles: ['company_admin'],
    act: press('New onboarding list', 'Add a task', 'Save list'),
  },
  {
    name: 'template deleted',
    address: `${paths.settings}?tab=templates`,
    roles: ['company_admin'],
    act: press(/^Delete /),
  },
  { name: 'personal settings', address: `${paths.settings}?tab=personal`, roles: ['company_admin'] },
  {
    name: 'calendar address made',
    address: paths.settings,
    roles: ['job_seeker'],
    act: makeCalendar,
  },
  {
    name: 'calendar address replaced',
    address: paths.settings,
    roles: ['job_seeker'],
    act: async (page) => {
      await makeCalendar(page);
      await press('Done', 'Make a new address')(page);
    },
  },
  {
    name: 'calendar turned off',
    address: paths.settings,
    roles: ['job_seeker'],
    act: async (page) => {
      await makeCalendar(page);
      await press('Done', 'Turn off')(page);
    },
  },
  {
    name: 'own calendar refused',
    address: `${paths.settings}?tab=personal`,
    roles: ['company_admin'],
    act: press('Add a calendar', 'Add calendar'),
  },
  { name: 'single sign-on', address: paths.singleSignOn, roles: ['company_admin'] },
  {
    name: 'token made',
    address: paths.settingsTab('provisioning'),
    roles: ['company_admin'],
    act: makeToken,
  },
  {
    name: 'token ended',
    address: paths.settingsTab('provisioning'),
    roles: ['company_admin'],
    act: async (page) => {
      await makeToken(page);
      await press('Done', /^End moorings_/)(page);
    },
  },
  { name: 'own domain', address: paths.settingsTab('careers'), roles: ['company_admin'], act: addDomain },
  {
    name: 'own domain to remove',
    address: paths.settingsTab('careers'),
    roles: ['company_admin'],
    act: async (page) => {
      await addDomain(page);
      await press(/^Remove careers/)(page);
    },
  },
  { name: 'exports of a company', address: paths.settingsTab('export'), roles: ['company_admin', ...admin] },
  { name: 'API keys', address: paths.settingsTab('keys'), roles: ['company_admin', ...admin] },
  {
    name: 'API key refused',
    address: paths.settingsTab('keys'),
    roles: ['company_admin'],
    act: press('Make a key', 'Make key'),
  },
  {
    name: 'API key made',
    address: paths.settingsTab('keys'),
    roles: ['company_admin'],
    act: makeKey,
  },
  {
    name: 'API key ended',
    address: paths.settingsTab('keys'),
    roles: ['company_admin'],
    act: async (page) => {
      await makeKey(page);
      await press('Done', /^End Payroll/)(page);
    },
  },
  {
    name: 'webhook refused',
    address: paths.settingsTab('keys'),
    roles: ['company_admin'],
    act: press('Add a webhook', 'Add webhook'),
  },
  {
    name: 'webhook added',
    address: paths.settingsTab('keys'),
    roles: ['company_admin'],
    act: addWebhook,
  },
  {
    name: 'log of a webhook',
    address: paths.settingsTab('keys'),
    roles: ['company_admin'],
    act: async (page) => {
      await addWebhook(page);
      await press('Done', /^Log of hooks/)(page);
    },
  },
  {
    name: 'webhook removed',
    address: paths.settingsTab('keys'),
    roles: ['company_admin'],
    act: async (page) => {
      await addWebhook(page);
      await press('Done', /^Remove hooks/)(page);
    },
  },
  {
    name: 'second factor asked of everybody',
    address: paths.settingsTab('operator'),
    roles: admin,
    act: (page) => page.getByRole('checkbox', { name: /^Everyone needs/ }).check(),
  },
  { name: 'passkey named', address: paths.ownAccount, roles: seeker, act: press('Add a passkey') },
  {
    name: 'authenticator app set up',
    address: paths.ownAccount,
    roles: seeker,
    empty: true,
    act: press('Set up an authenticator app', 'Confirm app'),
  },
  {
    name: 'recovery codes made',
    address: paths.ownAccount,
    roles: seeker,
    empty: true,
    act: async (page) => {
      await addAuthenticator(page);
      await press('Make recovery codes')(page);
      await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
      // Where it stands now the bar at the top, or a notice, lies over half a button.
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  {
    name: 'recovery codes replaced',
    address: paths.ownAccount,
    roles: seeker,
    empty: true,
    act: async (page) => {
      await addAuthenticator(page);
      await press('Make recovery codes', 'I have saved them', 'Make new codes')(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'authenticator app removed',
    address: paths.ownAccount,
    roles: seeker,
    empty: true,
    act: removeApp,
  },
  { name: 'identity asked', address: paths.ownAccount, roles: seeker, act: askedAgain },
  { name: 'company chosen', address: paths.settings, roles: admin, act: press('Choose another company') },

  { name: 'user actions', address: paths.adminUsers, roles: admin, act: press(/^Actions for/) },
  { name: 'role changed', address: paths.adminUsers, roles: admin, act: chosen('Change role') },
  { name: 'account disabled', address: paths.adminUsers, roles: admin, act: chosen('Disable account') },
  {
    name: 'employees counted',
    address: paths.adminCompanies,
    roles: admin,
    act: chosen('Set number of employees'),
  },
  {
    name: 'company decided about',
    address: paths.adminCompanies,
    roles: admin,
    act: chosen(/erify|uspend/),
  },
  { name: 'mail read', address: paths.adminMail, roles: admin, act: press(/^Read/) },
];

/** One that is there from another look is looked at again. */
async function addDomain(page: Page): Promise<void> {
  const domain = 'careers.dialogs.example';
  const field = page.getByLabel('Domain', { exact: true });
  await field.waitFor();
  if (await page.getByRole('article', { name: domain }).isVisible()) return;
  await field.fill(domain);
  await page.getByRole('button', { name: 'Add domain' }).click();
  await page.getByRole('article', { name: domain }).waitFor();
}

async function makeKey(page: Page): Promise<void> {
  await press('Make a key')(page);
  await page.getByRole('textbox', { name: 'Name' }).fill('Payroll');
  await page.getByRole('checkbox', { name: 'Read jobs' }).check();
  await press('Make key')(page);
  await page.getByRole('dialog', { name: 'Your new key' }).waitFor();
}

/** The first, or another one: whoever looks here has maybe looked before. */
async function makeCalendar(page: Page): Promise<void> {
  const first = page.getByRole('button', { name: 'Make an address' });
  await first.or(page.getByRole('button', { name: 'Make a new address' })).waitFor();
  if (await first.count()) await first.click();
  else await press('Make a new address', 'Make new address')(page);
  await page.getByRole('dialog', { name: 'Your calendar’s address' }).waitFor();
}

async function addWebhook(page: Page): Promise<void> {
  await press('Add a webhook')(page);
  await page.getByRole('textbox', { name: 'URL' }).fill('https://hooks.moorings.example/');
  await page.getByRole('checkbox', { name: 'application.hired' }).check();
  await press('Add webhook')(page);
  await page.getByRole('dialog', { name: 'Your signing secret' }).waitFor();
}

/** With room for it: a company has two at most. */
async function makeToken(page: Page): Promise<void> {
  const ends = page.getByRole('button', { name: /^End moorings_/ });
  const make = page.getByRole('button', { name: 'Make a token' });
  await make.or(ends).first().waitFor();
  while (await ends.count()) {
    const left = (await ends.count()) - 1;
    await press(/^End moorings_/, 'End token')(page);
    await page.waitForFunction(
      (wanted) => document.querySelectorAll('button[aria-label^="End moorings_"]').length === wanted,
      left,
    );
  }
  await make.click();
  await page.getByRole('dialog', { name: 'New token' }).waitFor();
}

/** Somebody's authenticator app, set up as their phone would. */
async function addAuthenticator(page: Page): Promise<void> {
  await press('Set up an authenticator app')(page);
  const secret = (await page.getByText(/^Key:/).locator('code').innerText()).replaceAll(' ', '');
  await page.getByRole('textbox', { name: 'Code' }).fill(await freshCode(secret));
  await press('Confirm app')(page);
  await page.getByRole('button', { name: 'Remove app' }).waitFor();
}

async function removeApp(page: Page): Promise<void> {
  await addAuthenticator(page);
  await press('Remove app')(page);
  await page.getByRole('dialog').waitFor();
}

/** As a quarter of an hour later: the first call is refused, and what is asked then is the server's. */
async function askedAgain(page: Page): Promise<void> {
  await page.route('**/api/user/authenticator', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 403,
          headers: { 'error-code': 'confirm_identity' },
          body: 'Confirm that it’s you.',
        })
      : route.continue(),
  );
  await press('Set up an authenticator app')(page);
  await page.getByRole('dialog', { name: 'Confirm it’s you' }).waitFor();
}

/** The sheet of the bottom bar, and not the "Load more" of a list. */
async function openMore(page: Page): Promise<void> {
  const places = page.getByRole('navigation', { name: 'Main places' });
  await places.getByRole('button', { name: 'More', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'More' });
  await sheet.getByRole('link', { name: 'Post Jobs' }).waitFor();
  await sheet.getByRole('button', { name: 'Logout' }).waitFor();
}

async function openTask(page: Page): Promise<void> {
  const task = page.getByRole('listitem').filter({ hasText: 'Medical examination' });
  await task.getByText('Files and notes').click();
}

function palette(words?: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.keyboard.press('Control+k');
    const box = page.getByRole('combobox', { name: 'Go to or do' });
    await box.waitFor();
    if (!words) return;
    const answered = page.waitForResponse((response) => response.url().includes(words));
    await box.fill(words);
    await answered;
    await page.getByRole('option').or(page.getByText('Nothing found')).first().waitFor();
  };
}

async function signInWrongly(page: Page): Promise<void> {
  await page.getByLabel('Username').fill('nobody.of.this.name');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('alert').getByText('Login failed').waitFor();
}

/** Takes an item of the first menu of actions on the page, and waits for what it asks. */
function chosen(item: string | RegExp): (page: Page) => Promise<void> {
  return async (page) => {
    await press(/^Actions for/)(page);
    await page.getByRole('menuitem', { name: item }).first().click();
    await page.getByRole('dialog').waitFor();
  };
}

/** Selects whoever is on the board, up to asking whom it reaches. */
async function writeToSeveral(page: Page): Promise<void> {
  await press('Select all in Submitted', 'Message…', 'Use a template')(page);
  await page.getByRole('menuitem', { name: 'Still reading' }).click();
  await press('Review recipients')(page);
  await page.getByRole('button', { name: /^Send to/ }).waitFor();
}

/** Chooses a status, and waits for the question that it raises. */
/** Everything that the dialog can show at once. */
async function rejecting(page: Page): Promise<void> {
  await moveTo('Rejected')(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Message').selectOption({ index: 1 });
  await dialog.getByLabel('At a set time').check();
  await dialog.getByText(/^Notified/).waitFor();
}

function moveTo(status: string): (page: Page) => Promise<void> {
  return async (page) => {
    await press(/^Update Status/)(page);
    await page.getByRole('menuitemradio', { name: new RegExp(status) }).click();
    await page.getByRole('dialog').waitFor();
  };
}

/** A key on the first row of the table. */
function onFirstRow(key: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.locator('[role="row"][id]').first().focus();
    await page.keyboard.press(key);
    await page.getByRole('dialog').waitFor();
  };
}

/** A key once the first two rows are selected. */
function onTwoRows(key: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.locator('[role="row"][id]').first().focus();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press(key);
    await page.getByRole('dialog').waitFor();
  };
}
