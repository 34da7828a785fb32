/** What people, programs and attackers send that is not what was asked for. */

/** Bodies that are no JSON object. */
export const notObjects = [
  '',
  ' ',
  '{',
  '}',
  '{"a":}',
  "{'a':1}",
  '{"a":1}{"b":2}',
  '{"a":01}',
  '{"a":NaN}',
  'null',
  'true',
  '5',
  '"text"',
  '[]',
  '[{}]',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  `{"a":${'['.repeat(20)}${']'.repeat(20)}}`,
  `{${Array.from({ length: 600 }, (_, index) => `"k${index}":1`).join()}}`,
  `{"a":[${Array.from({ length: 600 }, () => 1).join()}]}`,
] as const;

/** One value of every JSON type. */
export const oneOfEachType = [
  5,
  1.5,
  -1,
  true,
  'text',
  [],
  {},
  ['text'],
  [['text']],
  { $ne: 1 },
  { length: 1 },
] as const;

/** Where a number of a row is meant. */
export const oddIds = [
  '0',
  '-1',
  '+1',
  '01',
  '1e3',
  '1.5',
  '1.0',
  '0x1',
  '2147483648',
  '9007199254740993',
  '9e99',
  '99999999999999999999',
  '%00',
  '1%00',
  '%D9%A3', // ٣, the Arabic digit three
  '12abc',
  '1%20',
  '%201',
  'NaN',
  'null',
  'true',
  "1'",
  '1;select%201',
  '1%20or%201=1',
  '[object%20Object]',
  '..',
  '%2e%2e%2f1',
  '1,2',
] as const;

/** Where a filter, an order or a page of a list is meant; already encoded. */
export const oddParameters = [
  '',
  ...oddIds,
  '%F0%9F%90%A0',
  '%ED%A0%80', // half of a surrogate pair
  '%FF',
  "'",
  '%22',
  '%5C',
  '%25_',
  "'%20or%201=1%20--",
  "');drop%20table%20session;--",
  '(%26%7C!:*%3C->)',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '1=1',
  '2026-02-30',
  '0000-01-01', // before the first that PostgreSQL has
  '0001-01-01',
  '0000-01-01T00:00:00Z',
  '9999-12-31',
  'a'.repeat(300),
  '%DE%8B%DE%AC'.repeat(100), // Thaana
] as const;

/** Names under which a file is sent; already encoded. */
export const oddFileNames = [
  '%00',
  '%00.csv',
  'a%00b.pdf',
  '..%2F..%2Fa%00.txt',
  '%ED%A0%80.pdf', // half of a surrogate pair
  '%FF.pdf',
  '%F0%9F%90%A0'.repeat(200),
  '..',
  '%2F',
  '%E2%80%AEfdp.exe',
  '%22%3B%20x%3D%22.csv',
] as const;

/** Places in a list that this server never gave. */
export const forgedCursors = [
  'x',
  '!!!!',
  ...[
    null,
    true,
    5,
    'text',
    {},
    [],
    [null],
    [-5],
    [1.5],
    [1e300],
    [[1]],
    ['1; drop table session'],
    [0, 0],
    ['2026-02-30T00:00:00Z', 1],
    ['2026-13-01T00:00:00Z', 1],
    ['0000-01-01T00:00:00Z', 1],
    ['2026-01-01T24:00:01Z', 1],
    ['2026-01-01T00:00:60Z', 1],
    ['infinity', 1],
    ['2026-01-01T00:00:00Z', 1.5],
    ['2026-01-01T00:00:00Z', -1],
    ['2026-01-01T00:00:00Z', '1'],
    ['2026-01-01T00:00:00Z', null],
    ['2026-01-01T00:00:00Z', 1, 1],
    ['\u0000', 1],
    ['\ud800', 1],
  ].map((key) => Buffer.from(JSON.stringify(key)).toString('base64url')),
];

/** Texts that must come back as they went in, whatever they look like. */
export const oddTexts = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  "javascript:/*--></title></style></textarea></script><svg/onload='+/\"/+/onmouseover=1/+/[*/[]/+alert(1)//'>",
  '&amp;lt;b&gt; &nbsp; &#x27;',
  '{{constructor.constructor("alert(1)")()}} ${7*7} <%= 7*7 %> #{7*7}',
  "Robert'); drop table application;--",
  "' or '1'='1",
  '\\x00 \\0 %00 \\u0000',
  '%_\\%\\_',
  '=cmd|"/c calc"!A0',
  'އައިޝަތު ނަސީމް',
  'محمد بن عبد الله',
  '\u200fמימין לשמאל\u200e and back',
  '👩🏽‍🍳 👨‍👩‍👧‍👦 🏴‍☠️ 🇲🇻',
  'Zoë Ångström œuvre ﬁn ½ Å',
  'line one\nline two\n\n\tindented',
  'a\u200bb\u00a0c\u2028d\u202ee',
  'null',
  'undefined',
  '0',
  '__proto__',
] as const;
