import type {
  Pattern,
  TsInterfaceDeclaration,
  TsType,
  TsTypeAnnotation,
  TsTypeAliasDeclaration,
  TsTypeElement,
} from '@swc/core';
import { z } from 'zod';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Actor } from '#domain/permissions.ts';
import { Parameters } from '#server/db/parameters.ts';
import { type Exported, type Source, typesIn } from './sources.ts';

/** What is looked at of a JSON schema. */
interface Json {
  type?: string;
  enum?: unknown[];
  anyOf?: Json[];
  items?: Json;
  properties?: Record<string, Json>;
  required?: string[];
}

/** One way of calling everything: who asks, whether what may be left out is there, and what is chosen of several. */
export interface Way {
  actor: Actor;
  /** Whether what may be missing is there, and what may be so is so. */
  given: boolean;
  /** Which of a type's alternatives is taken. */
  choice: number;
  /** Whether each statement finds a row. */
  finds: boolean;
}

const membership = { companyId: 1, verified: true, companyVerified: true, companySuspended: false } as const;
const actors: readonly Actor[] = [
  { id: 1, userType: 'job_seeker', memberships: [] },
  { id: 1, userType: 'recruiter', memberships: [{ ...membership, role: 'recruiter' }] },
  { id: 1, userType: 'hiring_manager', memberships: [{ ...membership, role: 'hiring_manager' }] },
  { id: 1, userType: 'company_admin', memberships: [{ ...membership, role: 'company_admin' }] },
  { id: 1, userType: 'admin', memberships: [] },
];

export const ways: readonly Way[] = [0, 1, 2, 3, 4, 5].flatMap((choice) =>
  [true, false].flatMap((given) =>
    [true, false].map((finds) => ({ actor: actors[choice % actors.length]!, given, choice, finds })),
  ),
);

/** Arguments for a function, made up after what it says it takes. */
export function argumentsFor(
  source: Source,
  { parameters, cursors }: Exported,
  db: object,
  way: Way,
): unknown[] {
  let types = source.types;
  /** What is being made: of a type that has itself in it, the inner one is anything. */
  const underWay = new Set<object>();
  const cursor =
    cursors.length && way.given ? cursorOf(cursors[(way.choice >> 1) % cursors.length] ?? []) : undefined;
  return parameters.map((pattern) => {
    const { type, optional } = typeOf(pattern);
    return optional && !way.given ? undefined : valueOf(type, '');
  });

  function valueOf(type: TsType | undefined, name: string): unknown {
    if (name === 'cursor') return cursor;
    // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- of what stands there no more than this is made up
    switch (type?.type) {
      case 'TsKeywordType':
        return keyword(type.kind);
      case 'TsArrayType':
        return [valueOf(type.elemType, '')];
      case 'TsTypeOperator':
        return valueOf(type.typeAnnotation, name);
      case 'TsParenthesizedType':
        return valueOf(type.typeAnnotation, name);
      case 'TsLiteralType':
        return 'value' in type.literal ? type.literal.value : anything();
      case 'TsUnionType': {
        const there = type.types.filter((one) => !isNothing(one));
        if (there.length < type.types.length && !way.given) return isNull(type.types) ? null : undefined;
        return valueOf(there[way.choice % there.length], name);
      }
      case 'TsIntersectionType':
        return Object.assign(anything() as object, ...type.types.map((one) => valueOf(one, name)));
      case 'TsTypeLiteral':
        return membersOf(type.members);
      case 'TsFunctionType': {
        const answered = valueOf(type.typeAnnotation.typeAnnotation, '');
        return () => condition(answered);
      }
      case 'TsTypeReference':
        return referred(
          type.typeName.type === 'Identifier' ? type.typeName.value : type.typeName.right.value,
          type,
          name,
        );
      default:
        return anything();
    }
  }

  function keyword(kind: string): unknown {
    if (kind === 'number') return 1;
    if (kind === 'string') return 'words';
    if (kind === 'boolean') return way.given;
    return kind === 'undefined' ? undefined : kind === 'null' ? null : anything();
  }

  function referred(
    called: string,
    type: Extract<TsType, { type: 'TsTypeReference' }>,
    name: string,
  ): unknown {
    if (['Db', 'Tx', 'Pool', 'PoolClient'].includes(called)) return db;
    if (called === 'Actor') return way.actor;
    if (called === 'Parameters' || called === 'SqlParameters') return new Parameters();
    if (called === 'Date') return new Date(0);
    if (called === 'Buffer') return Buffer.from('');
    const argument = type.typeParams?.params[0];
    if (['Pick', 'Omit', 'Partial', 'Readonly'].includes(called) && argument) return valueOf(argument, name);
    const key =
      argument?.type === 'TsLiteralType' && 'value' in argument.literal ? argument.literal.value : '';
    const call = new Map<unknown, Endpoint>(Object.entries(api)).get(key);
    if (called === 'Query' && call?.query) return fromSchema(call.query);
    if (called === 'Body' && call?.body) return fromSchema(call.body);
    return inFileOf(called, (declared) =>
      declared.type === 'TsInterfaceDeclaration'
        ? membersOf(declared.body.body)
        : valueOf(declared.typeAnnotation, name),
    );
  }

  function inFileOf(
    called: string,
    use: (declared: TsInterfaceDeclaration | TsTypeAliasDeclaration) => unknown,
  ): unknown {
    const from = types.imported.get(called);
    const before = types;
    if (from?.endsWith('.ts')) types = typesIn(from);
    const declared = types.declared.get(called);
    if (!declared || underWay.has(declared)) {
      types = before;
      return anything();
    }
    underWay.add(declared);
    const made = use(declared);
    underWay.delete(declared);
    types = before;
    return made;
  }

  /** What a query or body is after validation; of what is transformed, as it was sent. */
  function fromSchema(schema: z.ZodType): unknown {
    // The cast: a part of it.
    const [sent, read] = (['input', 'output'] as const).map(
      (io) => z.toJSONSchema(schema, { unrepresentable: 'any', io }) as Json,
    );
    return fromJson({ ...read, properties: { ...read?.properties } }, '', sent?.properties);
  }

  function fromJson(schema: Json, name: string, sent: Record<string, Json> = {}): unknown {
    if (name === 'cursor') return cursor;
    if (schema.enum) return schema.enum[way.choice % schema.enum.length];
    if (schema.anyOf) {
      const list = schema.anyOf.find(({ type }) => type === 'array');
      return fromJson(list ?? schema.anyOf[way.choice % schema.anyOf.length] ?? {}, name);
    }
    if (schema.type === 'array') return [fromJson(schema.items ?? {}, '')];
    if (schema.type === 'boolean') return way.given;
    if (schema.type === 'null') return null;
    if (schema.type === 'integer' || schema.type === 'number') return 1;
    if (schema.type !== 'object') return 'words';
    return Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .filter(([inner]) => way.given || schema.required?.includes(inner))
        .map(([inner, property]) => [
          inner,
          fromJson(Object.keys(property).length ? property : (sent[inner] ?? {}), inner),
        ]),
    );
  }

  function membersOf(members: readonly TsTypeElement[]): object {
    const made = anything() as Record<string, unknown>;
    for (const member of members) {
      if (member.type !== 'TsPropertySignature' || member.key.type !== 'Identifier') continue;
      const name = member.key.value;
      made[name] =
        member.optional && !way.given ? undefined : valueOf(member.typeAnnotation?.typeAnnotation, name);
    }
    return made;
  }
}

/** What a function answers in words is a part of a statement. */
function condition(answered: unknown): unknown {
  if (Array.isArray(answered)) return answered.map(condition);
  return answered === 'words' ? 'true' : answered;
}

function typeOf(pattern: Pattern): { type: TsType | undefined; optional: boolean } {
  if (pattern.type === 'AssignmentPattern')
    return { type: typeOf(pattern.left).type ?? literal(pattern.right), optional: true };
  // The cast: swc's own types say of some patterns that their annotation may be a bare type, which it never is.
  const annotated = (pattern as { typeAnnotation?: TsTypeAnnotation }).typeAnnotation?.typeAnnotation;
  return { type: annotated, optional: pattern.type === 'Identifier' && pattern.optional };
}

function literal({ type }: { type: string }): TsType | undefined {
  const kinds: Record<string, string> = {
    NumericLiteral: 'number',
    StringLiteral: 'string',
    BooleanLiteral: 'boolean',
  };
  const kind = kinds[type];
  // The cast: all that is looked at.
  return kind === undefined ? undefined : ({ type: 'TsKeywordType', kind } as TsType);
}

function isNothing(type: TsType): boolean {
  return type.type === 'TsKeywordType' && (type.kind === 'undefined' || type.kind === 'null');
}

function isNull(types: readonly TsType[]): boolean {
  return types.some((type) => type.type === 'TsKeywordType' && type.kind === 'null');
}

const samples = { time: '2026-01-01T00:00:00.000000Z', date: '2026-01-01', text: 'a', number: 1 } as const;

function cursorOf(kinds: readonly string[]): string {
  const key = kinds.map(
    (kind) => new Map<string, unknown>(Object.entries(samples)).get(kind) ?? samples.time,
  );
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** A value whose every property is there, whatever it is called; in a text it is told by its brackets. */
export function anything(): unknown {
  const own = new Map<string | symbol, unknown>();
  return new Proxy(() => anything(), {
    get: (_, key) => {
      if (own.has(key)) return own.get(key);
      if (key === Symbol.toPrimitive) return (hint: string) => (hint === 'number' ? 1 : '«anything»');
      if (key === Symbol.iterator) return [anything()][Symbol.iterator].bind([anything()]);
      if (key === 'then' || key === 'toJSON' || key === 'cursor') return undefined;
      if (key === 'length' || key === 'size') return 1;
      if (typeof key === 'string' && key in Array.prototype) {
        const list: unknown[] = [anything()];
        const method = list[key as 'map'];
        return typeof method === 'function' ? method.bind(list) : method;
      }
      return anything();
    },
    set: (_, key, value) => {
      own.set(key, value);
      return true;
    },
    has: () => true,
  });
}
