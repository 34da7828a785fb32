// Mail through kills of the server, its database and both, while mails are being handed over: what is lost, what goes out twice.
import { killRounds } from '#test/kills.ts';

const kills = process.argv.includes('--quick') ? 3 : 70;
const { written, missing, most, twice, inDoubt } = await killRounds(kills, (kill) =>
  process.stdout.write(`\r${kill + 1} of ${kills} kills`),
);
process.stdout.write(
  `\n${written} mails written: ${missing} lost, ${twice} handed over twice, none more than ${most} times, ${inDoubt} given up in doubt\n`,
);
process.exit(0);
