// What people who hire do all day, by script in a real browser on 10,000 applications: first data, frames while one scrolls,
// a press until it is painted, what moves by itself, and of each task the presses and the time until it is done.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { kit } from '../e2e/support/tasks/kit.ts';
import { hiringCompany } from './support/hiring-company.ts';
import { onEmptyProgram } from './support/market.ts';

const applicants = 10_000;

await onEmptyProgram(async ({ address, db }) => {
  const company = await hiringCompany(address, db, { recruiters: 1, applicants });
  const cookie = company.recruiters[0]?.cookie ?? '';
  await make('/api/mail-templates', {
    name: 'Still reading',
    body: 'Dear {{first_name}}, we are still reading.',
  });
  await make('/api/interview-kits', kit);

  async function make(call: string, what: object): Promise<void> {
    const made = await fetch(`${address}${call}`, {
      method: 'POST',
      headers: { cookie, origin: address, 'content-type': 'application/json' },
      body: JSON.stringify(what),
    });
    if (!made.ok) throw new Error(`${call} was not made: ${made.status} ${await made.text()}`);
  }

  const program = path.join(import.meta.dirname, '../e2e/support/screen-times.ts');
  const measuring = spawn(process.execPath, [program, address, cookie, String(applicants)], {
    stdio: 'inherit',
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  });
  const [code] = await once(measuring, 'exit');
  if (code !== 0) throw new Error('The screens could not be measured in the browser.');
});
