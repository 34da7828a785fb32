// Webhooks through kills of the server, to a receiver that fails three tries of ten: what is lost, what comes twice.
import { webhooksThroughKills } from '#test/webhook-kills.ts';

const [kills, events] = process.argv.includes('--quick') ? [3, 200] : [20, 10_000];
const begun = performance.now();
const done = await webhooksThroughKills({ kills, events }, (kill) =>
  process.stdout.write(`\r${kill + 1} of ${kills} kills`),
);
const seconds = ((performance.now() - begun) / 1_000).toFixed(0);
process.stdout.write(
  `\n${done.events} events in ${seconds} s: ${done.lost} lost, ${done.twice} arrived twice, ${done.failed} tries failed, ${done.untimely} put to a time out of the schedule, ${done.forged} not signed\n`,
);
process.exit(0);
