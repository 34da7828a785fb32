import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { zipped } from '#test/zip.ts';
import { attachmentKind } from './attachment-kind.ts';
import { documentKind } from './document-kind.ts';
import { UnreadableDocument } from './unreadable.ts';
import { walkXml } from './xml.ts';
import { entriesOf, unpackerOf } from './zip.ts';

const code = (work: () => unknown) => {
  try {
    return work();
  } catch (error) {
    return error instanceof UnreadableDocument ? error.code : error;
  }
};
const unpackAll = (zip: Buffer) => {
  const unpack = unpackerOf(zip);
  return entriesOf(zip).map((entry) => unpack(entry).toString());
};
const latin = (text: string) => Buffer.from(text, 'latin1');

describe('an archive', () => {
  test('gives back what was put into it, packed or not', () => {
    const parts = fc.dictionary(
      fc.constantFrom('mimetype', 'a.xml', 'b/c.txt'),
      fc.string({ maxLength: 40 }),
    );
    fc.assert(
      fc.property(parts, (all) => {
        const zip = zipped(all);
        expect(entriesOf(zip).map(({ name }) => name)).toEqual(Object.keys(all));
        expect(unpackAll(zip)).toEqual(Object.values(all));
      }),
    );
  });

  test.each([
    ['cut short', zipped({ a: 'text' }).subarray(0, -10)],
    ['without its table of contents', latin('PK\u0003\u0004 and nothing more')],
    [
      'whose table leads elsewhere',
      Buffer.concat([zipped({ a: 'text' }).subarray(0, -6), latin('\u00ff\u00ff\u00ff\u000f\u0000\u0000')]),
    ],
  ])('%s is damaged', (_, zip) => {
    expect(code(() => unpackAll(zip))).toBe('damaged');
  });

  test('with a byte of it missing, whichever, is refused with a reason or read: it never takes the reader down', () => {
    const zip = zipped({ 'word/document.xml': '<a>Some text that is packed</a>', other: 'more' });
    for (let at = 4; at < zip.length - 22; at += 3) {
      const broken = Buffer.concat([zip.subarray(0, at), zip.subarray(at + 1)]);
      expect([at, code(() => unpackAll(broken)) instanceof Error]).toEqual([at, false]);
    }
  });

  test('that unpacks to far more than it is, whatever it says of itself, is stopped', () => {
    const bomb = zipped({ big: { content: Buffer.alloc(25 * 1024 * 1024), claims: 10 } });
    expect(code(() => unpackAll(bomb))).toBe('too_much');
    const many = zipped(
      Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`part ${at}`, Buffer.alloc(900_000)])),
    );
    expect(code(() => unpackAll(many))).toBe('too_much');
    const names = zipped(Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`${at}`, ''])));
    expect(code(() => entriesOf(names))).toBe('too_much');
  });

  test('with a password says so', () => {
    const zip = zipped({ 'word/document.xml': 'text' });
    const place = zip.lastIndexOf(latin('PK\u0001\u0002'));
    zip.writeUInt16LE(zip.readUInt16LE(place + 8) | 1, place + 8);
    expect(code(() => unpackAll(zip))).toBe('locked');
  });
});

describe('what bytes are', () => {
  const docx = zipped({ 'word/document.xml': '<w/>' });
  const odt = zipped({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<o/>' });

  test.each([
    ['pdf', latin('%PDF-1.7 …')],
    ['pdf', latin('some bytes before %PDF-1.4')],
    ['docx', docx],
    ['odt', odt],
    ['text', Buffer.from('Aishath Shiuna, skipper')],
    ['text', Buffer.from('\ufeffCafé', 'utf16le')],
    ['text', latin('Caf\u00e9 in the old code page')],
    ['text', Buffer.from('{"name": "no résumé"}')],
    ['json_resume', Buffer.from('{"basics": {"name": "Ali"}}')],
    ['linkedin', zipped({ 'Basic/Profile.csv': 'First Name' })],
  ])('is told by their content: %s', (kind, bytes) => {
    expect(code(() => documentKind(bytes))).toBe(kind);
  });

  test.each([
    ['empty', Buffer.alloc(0)],
    ['empty', Buffer.from(' \n\t ')],
    ['unknown_kind', zipped({ 'a.txt': 'text' })],
    // A sheet has no such part, and only calls itself a document.
    ['unknown_kind', zipped({ 'content.xml': '<o/>' })],
    ['unknown_kind', latin('MZ\u0090\u0000\u0003')],
    ['old_word', latin('\u00d0\u00cf\u0011\u00e0 old')],
    [
      'locked',
      Buffer.concat([latin('\u00d0\u00cf\u0011\u00e0'), Buffer.from('EncryptedPackage', 'utf16le')]),
    ],
    ['rich_text', latin('{\\rtf1 hello}')],
    ['picture', latin('GIF89a')],
    ['page', Buffer.from('<!DOCTYPE html><html></html>')],
    ['page', Buffer.from('  <?xml version="1.0"?><x/>')],
  ])('is refused with the reason: %s', (reason, bytes) => {
    expect(code(() => documentKind(bytes))).toBe(reason);
  });

  test('may be a picture where papers are asked for, but never data of a profile', () => {
    expect(code(() => attachmentKind(Buffer.from([0xff, 0xd8, 0xff, 0xe0])))).toBe('jpeg');
    expect(code(() => attachmentKind(latin('\u0089PNG\r\n\u001a\n')))).toBe('png');
    expect(code(() => attachmentKind(latin('GIF89a')))).toBe('picture');
    expect(code(() => attachmentKind(docx))).toBe('docx');
    expect(code(() => attachmentKind(Buffer.from('{"work": []}')))).toBe('no_attachment');
  });
});

describe('XML', () => {
  const read = (bytes: Buffer) => {
    const told: string[] = [];
    walkXml(bytes, {
      open: (name, attributes) => told.push(`<${name} ${Object.keys(attributes).join(' ')}>`),
      close: (name) => told.push(`</${name}>`),
      text: (text) => told.push(text),
    });
    return told.join('');
  };

  test('is walked through in its order, with its own entities and numbers', () => {
    expect(read(Buffer.from('<a b="1">Fish &amp; chips &#233;<c/></a>'))).toBe(
      '<a b>Fish & chips é<c ></c></a>',
    );
    expect(read(Buffer.from('\ufeff<a>Café</a>', 'utf16le'))).toBe('<a >Café</a>');
  });

  test.each([
    '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>',
    '<!doctype a SYSTEM "http://evil.example/a.dtd"><a/>',
    '<a><!ENTITY x SYSTEM "file:///etc/passwd"></a>',
  ])('that declares entities or a type is turned away: %s', (xml) => {
    expect(code(() => read(Buffer.from(xml)))).toBe('forbidden_part');
  });
});
