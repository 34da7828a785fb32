import { createSocket } from 'node:dgram';
import dns from 'node:dns';
import { isIP } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

/** What there is of a name: addresses, and texts for TXT. Said anew for each question by a function; of null no question is ever answered. */
type Records = readonly string[] | (() => readonly string[]) | null;

/** A name server on this machine, which this process asks while the tests of a file run: what there is of which name is said by the test. */
export function nameServerForThisFile(): Map<string, Records> {
  const records = new Map<string, Records>();
  const usual = dns.getServers();
  const socket = createSocket('udp4', (question, from) => {
    const answer = answerTo(question, records);
    if (answer) socket.send(answer, from.port);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
    dns.setServers([`127.0.0.1:${socket.address().port}`]);
  });
  afterAll(() => {
    dns.setServers(usual);
    socket.close();
  });
  return records;
}

const header = 12;
const [answered, noSuchName] = [0x81_80, 0x81_83];

/** RFC 1035: the question as it came, and behind it the records of its name that are of its type. */
function answerTo(message: Buffer, records: ReadonlyMap<string, Records>): Buffer | undefined {
  const labels: string[] = [];
  let at = header;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  const question = message.subarray(header, at + 5);
  const kept = records.get(labels.join('.').toLowerCase());
  if (kept === null) return undefined;
  const type = message.readUInt16BE(at + 1);
  const said = typeof kept === 'function' ? kept() : (kept ?? []);
  const found = said.filter((one) => typeOf(one) === type);
  const head = Buffer.alloc(header);
  message.copy(head, 0, 0, 2);
  head.writeUInt16BE(found.length ? answered : noSuchName, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(found.length, 6);
  return Buffer.concat([head, question, ...found.map(recordOf)]);
}

const types = { a: 1, txt: 16, aaaa: 28 };

function typeOf(one: string): number {
  const family = isIP(one);
  return family === 4 ? types.a : family === 6 ? types.aaaa : types.txt;
}

/** Its name is that of the question. */
function recordOf(one: string): Buffer {
  const data = dataOf(one);
  const fixed = Buffer.from('c00c0000000100000000', 'hex');
  fixed.writeUInt16BE(typeOf(one), 2);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length);
  return Buffer.concat([fixed, length, data]);
}

/** Texts are in pieces, as long ones come; of IPv6 there are those that end like an IPv4 address, `::ffff:10.0.0.1`. */
function dataOf(one: string): Buffer {
  const family = isIP(one);
  const four = (address: string) => Buffer.from(address.split('.').map(Number));
  if (family === 4) return four(one);
  if (family === 6)
    return Buffer.concat([Buffer.alloc(10), Buffer.of(255, 255), four(one.replace('::ffff:', ''))]);
  const pieces = [one.slice(0, 20), one.slice(20)].map((piece) =>
    Buffer.concat([Buffer.of(piece.length), Buffer.from(piece, 'latin1')]),
  );
  return Buffer.concat(pieces);
}
