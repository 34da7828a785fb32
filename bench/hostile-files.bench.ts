// Fifty uploads of 5 MiB and thirty PDFs that unpack to 200 MB, all at once: how much memory they take, what becomes of each, and
// whether others are answered meanwhile. Fails above 512 MiB, or where an upload is lost or somebody else is not answered.
import { deflateSync } from 'node:zlib';
import { setTimeout as pause } from 'node:timers/promises';
import { onEmptyProgram, signUp } from './support/market.ts';
import { measurePeakAnew, memoryOf, mostMebibytes } from './support/memory.ts';

const mebibyte = 1024 * 1024;
const uploads = 50;
const bombs = 30;

await onEmptyProgram(
  async ({ address, processId }) => {
    const people: string[] = [];
    for (let index = 0; index < uploads; index += 1)
      people.push((await signUp(address, `files-${Date.now().toString(36)}-${index}`)).cookie);
    const cookieOf = (index: number) => people[index % people.length] ?? '';
    const send = async (path: string, body: Buffer, index: number) => {
      const headers = { cookie: cookieOf(index) };
      return (await fetch(address + path, { method: 'POST', headers, body: new Uint8Array(body) })).status;
    };
    await send('/api/files', Buffer.from('a small file'), 0);
    // What a new market was read with has been given back by then.
    await pause(20_000);
    const [letters, documents] = [
      Array.from({ length: uploads }, (_, index) => Buffer.alloc(5 * mebibyte, `upload ${index}\n`)),
      Array.from({ length: bombs }, (_, index) => bomb(index)),
    ];
    const idle = memoryOf(processId).now;
    measurePeakAnew(processId);

    let over = false;
    let slowest = 0;
    let failed = 0;
    let asked = 0;
    const others = (async () => {
      while (!over) {
        const begun = performance.now();
        const { status } = await fetch(`${address}/api/files`, { headers: { cookie: cookieOf(asked) } });
        slowest = Math.max(slowest, performance.now() - begun);
        failed += Number(status !== 200);
        asked += 1;
        await pause(50);
      }
    })();
    const sent = await Promise.all([
      ...letters.map((letter, index) => send('/api/files', letter, index)),
      ...documents.map((document, index) => send('/api/resumes/reading', document, index)),
    ]);
    over = true;
    await others;

    const { peak } = memoryOf(processId);
    print(`uploads: ${counted(sent.slice(0, uploads))}; bombs: ${counted(sent.slice(uploads))}`);
    print(`${asked} other requests, ${failed} not answered, the slowest in ${slowest.toFixed(0)} ms`);
    print(
      `memory ${peak.toFixed(0)} MiB at most, idle ${idle.toFixed(0)}: ${(peak / idle).toFixed(2)} times`,
    );
    if (peak > mostMebibytes) throw new Error(`It took ${peak.toFixed(0)} MiB`);
    if (sent.slice(0, uploads).some((status) => status !== 201)) throw new Error('An upload was lost');
    if (failed) throw new Error('Others were not answered');
  },
  process.argv.includes('--demo') ? { DEMO: 'on' } : {},
);

/** A page of 200 MB of instructions that draw nothing, in less than 200 kB. */
function bomb(mark: number): Buffer {
  const page = deflateSync(Buffer.alloc(200 * mebibyte, `q ${mark} w Q `));
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>',
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  const head = `4 0 obj\n<< /Length ${page.length} /Filter /FlateDecode >>\nstream\n`;
  return Buffer.concat([
    Buffer.from(`%PDF-1.4\n${objects.join('')}${head}`),
    page,
    Buffer.from('\nendstream\nendobj\ntrailer << /Size 5 /Root 1 0 R >>\n%%EOF\n'),
  ]);
}

function counted(statuses: number[]): string {
  const counts = Object.entries(Object.groupBy(statuses, String));
  return counts.map(([status, all]) => `${all?.length} × ${status}`).join(', ');
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
