import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { withMarkers } from '#contract/modified.ts';
import { bodyExamples } from '#contract/examples.ts';
import { id, idInPath } from '#contract/fields.ts';
import { scopeOf } from '#contract/open-to-keys.ts';
import { refusalsOf } from '#contract/refusals.ts';
import { heedsSentKey } from '#contract/sent-twice.ts';
import { tagOf } from '#contract/tags.ts';
import { refusalName } from './openapi-refusals.ts';
import { bodyName, inlineSchema, operationId, reference } from './openapi-schemas.ts';
import { wordsOfParameter } from './openapi-words.ts';

const examples = new Map<string, unknown>(Object.entries(bodyExamples));
const text = { type: 'string' };
const bytes = { 'application/octet-stream': { schema: {} } };

/** One call as OpenAPI describes it. */
export function operation(key: string, endpoint: Endpoint): object {
  const { summary, permission } = endpoint;
  const described = parametersOf(key, endpoint);
  return {
    operationId: operationId(key),
    tags: [tagOf(key)],
    summary,
    ...(endpoint.deprecated ? { deprecated: true } : {}),
    description: whoMay(key, endpoint),
    // None, said as such: a list that is left out would say as much as one that was forgotten.
    security: permission === 'anyone' ? [] : securityOf(key),
    ...(permission === 'anyone' ? {} : { 'x-permission': permission }),
    ...(described.length ? { parameters: described } : {}),
    ...requestBody(key, endpoint),
    responses: {
      [endpoint.status]: done(key, endpoint),
      ...Object.fromEntries(
        [...refusalsOf(key, endpoint)].map(([status, codes]) => [
          status,
          { $ref: `#/components/responses/${refusalName(status, codes)}` },
        ]),
      ),
    },
  };
}

/** Who can call it and how it is called, in sentences. */
function whoMay(key: string, endpoint: Endpoint): string {
  const { permission, query, versioned, sensitive, deprecated } = endpoint;
  const scope = scopeOf(key);
  const heeds = heedsSentKey(key, endpoint);
  return [
    ...(deprecated
      ? [`It ends on ${deprecated.until}: call ${deprecated.instead.replaceAll(/:(\w+)/g, '{$1}')} instead.`]
      : []),
    permission === 'anyone'
      ? 'No sign-in is needed.'
      : `For people who are signed in and whose role has the permission \`${permission}\`${
          scope ? `, and for API keys with the scope \`${scope}\`.` : '. No API key opens it.'
        }`,
    ...(sensitive ? ['Who asks must have shown lately that it is them (403 `confirm_identity`).'] : []),
    ...(query && 'limit' in query.shape && 'cursor' in query.shape
      ? ['A list: page by page, the next one stands in the header Link.']
      : []),
    ...(endpoint.modified ? [modifiedWords] : []),
    ...(endpoint.neverModified ? [`It takes no modifiedSince: ${endpoint.neverModified}.`] : []),
    ...(versioned && !key.startsWith('GET ') ? [guardedWords(key)] : []),
    ...(heeds === 'answer' ? ['Send an Idempotency-Key, and sent twice it is done once.'] : []),
    ...(heeds === 'secret'
      ? [
          'Send an Idempotency-Key, and sent twice it is done once; what it answers is secret and shown the first time only.',
        ]
      : []),
  ].join(' ');
}

/** What calls say of If-Match: those that write what is edited, and those that do something with what was read. */
function guardedWords(key: string): string {
  return key.startsWith('PUT ')
    ? 'Send the ETag as If-Match, and no one’s changes since are overwritten.'
    : 'Send the ETag as If-Match, and it is done only to what you have read.';
}

/** What lists say of modifiedSince. */
const modifiedWords =
  'With modifiedSince: what something happened to since, in the order in which it did, and in place of what is not in the list any more a marker with `deleted`.';

/** A session, or a key that has the scope where the call is open to keys. */
function securityOf(call: string): object[] {
  const scope = scopeOf(call);
  return [{ session: [] }, ...(scope ? [{ key: [scope] }] : [])];
}

function parametersOf(key: string, endpoint: Endpoint): object[] {
  const { params, query, versioned, takesFile, takesHeaders = {} } = endpoint;
  return [
    ...parameters(params, 'path'),
    ...parameters(query, 'query'),
    ...(versioned && !key.startsWith('GET ') ? [ifMatch] : []),
    ...(heedsSentKey(key, endpoint) ? [sentKey] : []),
    ...(takesFile ? [fileName] : []),
    ...Object.entries(takesHeaders).map(([name, description]) => ({
      name,
      in: 'header',
      required: false,
      description,
      schema: text,
    })),
  ];
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = inlineSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...rest } = typeof property === 'object' ? property : {};
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      description: description ?? wordsOfParameter(name),
      schema: rest.pattern === digits ? inlineSchema(id, 'input') : rest,
    };
  });
}

/** An id in an address is read as digits; to who calls it is the number that stands in answers. */
const digits = inlineSchema(idInPath, 'input').pattern;

function requestBody(key: string, { body, takesForm, takesAnyForm, takesFile }: Endpoint): object {
  if (takesFile) return { requestBody: { required: true, description: 'The file as it is', content: bytes } };
  if (!body && !takesAnyForm) return {};
  const example = examples.get(key);
  const content = { schema: reference(bodyName(key)), ...(example ? { example } : {}) };
  const form = 'application/x-www-form-urlencoded';
  return {
    requestBody: {
      required: true,
      content: {
        [takesForm ? form : 'application/json']: content,
        ...(takesAnyForm ? { 'multipart/form-data': content, [form]: content } : {}),
      },
    },
  };
}

function done(key: string, endpoint: Endpoint): object {
  const {
    query,
    answer,
    media,
    answersFile,
    versioned,
    headers = {},
    streams,
    status,
    deprecated,
    modified,
  } = endpoint;
  const described = {
    ...(query && 'cursor' in query.shape ? nextPage : {}),
    ...(versioned ? etag : {}),
    ...(answersFile ? sentName : {}),
    ...headers,
    ...(deprecated ? ending : {}),
    ...(heedsSentKey(key, endpoint) === 'answer' ? replayed : {}),
  };
  const answered = answer && (modified ? withMarkers(answer, modified) : answer);
  const content = {
    ...(answersFile ? bytes : {}),
    ...(answered
      ? { [media ?? 'application/json']: { schema: inlineSchema(answered, 'output', operationId(key)) } }
      : {}),
    ...(streams ? { 'text/event-stream': { schema: { ...text, description: streams } } } : {}),
  };
  return {
    description: doneWords[status],
    ...(Object.keys(described).length
      ? {
          headers: Object.fromEntries(
            Object.entries(described).map(([name, description]) => [name, { description, schema: text }]),
          ),
        }
      : {}),
    ...(Object.keys(content).length ? { content } : {}),
  };
}

const doneWords: Readonly<Record<Endpoint['status'], string>> = {
  200: 'Done, and this is the answer',
  201: 'Made, and this is it',
  202: 'Taken: it is done in a moment',
  204: 'Done; there is nothing to answer',
  303: 'It goes on at the address in the header Location',
};

const nextPage = { Link: 'Where the next page is, as rel="next"; absent on the last' };
const etag = { ETag: 'Of what is edited of it: send it as If-Match with a change' };
const ending = {
  Deprecation: 'Since when it ends, as RFC 9745 has it',
  Sunset: 'When it is gone, as RFC 8594 has it',
  Link: 'Where that is explained, as rel="deprecation"',
};
const sentName = { 'Content-Disposition': 'The file’s name, as RFC 6266 has it' };
const replayed = { 'Idempotent-Replayed': 'true where it was done before, and this is the answer of then' };

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'The ETag of what the change was made over, or an asterisk: what someone else has written since is then not written over, and the answer is 412, as application/problem+json with what stands there now as current. Without it the last one to write wins',
  schema: text,
};

const sentKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Up to 255 visible ASCII characters of your choice, such as a UUID. For 24 hours the same call with the same key is done once and answered like the first time, with the header Idempotent-Replayed; with another body or address it is refused (422)',
  schema: { ...text, minLength: 1, maxLength: 255 },
};

const fileName = {
  name: 'Content-Disposition',
  in: 'header',
  required: false,
  description: "The file’s name, as RFC 6266 has it: attachment; filename*=UTF-8''r%C3%A9sum%C3%A9.pdf",
  schema: text,
};
