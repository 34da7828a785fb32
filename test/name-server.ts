import { createSocket } from 'node:dgram';
import dns from 'node:dns';
import { afterAll, beforeAll } from 'vitest';

/** A name server on this machine, which this process asks while the tests of a file run: what TXT records there are is said by the test. */
export function nameServerForThisFile(): Map<string, string[]> {
  const records = new Map<string, string[]>();
  const usual = dns.getServers();
  const socket = createSocket('udp4', (question, from) =>
    socket.send(answerTo(question, records), from.port),
  );
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

/** RFC 1035: the question as it came, and behind it the records of its name. */
function answerTo(message: Buffer, records: ReadonlyMap<string, readonly string[]>): Buffer {
  const labels: string[] = [];
  let at = header;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  const question = message.subarray(header, at + 5);
  const found = records.get(labels.join('.').toLowerCase()) ?? [];
  const head = Buffer.alloc(header);
  message.copy(head, 0, 0, 2);
  head.writeUInt16BE(found.length ? answered : noSuchName, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(found.length, 6);
  return Buffer.concat([head, question, ...found.map(recordOf)]);
}

/** Its name is that of the question; it is in pieces, as long ones come. */
function recordOf(text: string): Buffer {
  const pieces = [text.slice(0, 20), text.slice(20)].map((piece) =>
    Buffer.concat([Buffer.of(piece.length), Buffer.from(piece, 'latin1')]),
  );
  const data = Buffer.concat(pieces);
  const fixed = Buffer.from('c00c0010000100000000', 'hex');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length);
  return Buffer.concat([fixed, length, data]);
}
