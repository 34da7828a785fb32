import { z } from 'zod';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { withMarkers } from '#contract/modified.ts';
import { problem } from '#contract/problem.ts';
import { webhookMessage } from '#contract/webhooks.ts';
import { wordsOfProperty } from './openapi-property-words.ts';

type Json = z.core.JSONSchema.BaseSchema;

/** 'GET /api/jobs/:id/match' is getJobsByIdMatch. */
export function operationId(call: string): string {
  const [method = '', ...words] = call
    .replace('/api', '')
    .replaceAll(':', 'by-')
    .split(/[^A-Za-z]+/);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** What a call's body is called: 'POST /api/jobs' takes a PostJobsBody. */
export function bodyName(call: string): string {
  const id = operationId(call);
  return `${id.charAt(0).toUpperCase()}${id.slice(1)}Body`;
}

export function reference(name: string): object {
  return { $ref: `#/components/schemas/${name}` };
}

/** Every schema with a name: those of answers, those of bodies, and what a refusal is. */
export function componentSchemas(): Record<string, object> {
  const answers = z.toJSONSchema(namedAnswers(), {
    io: 'output',
    unrepresentable: 'any',
    uri: (id) => `#/components/schemas/${id}`,
  });
  const bodies = Object.entries<Endpoint>(api).flatMap(([key, { body, takesAnyForm }]) => {
    const sent = body ?? takesAnyForm;
    return sent ? [[bodyName(key), inlineSchema(sent, 'input', bodyName(key))] as const] : [];
  });
  return {
    // Zod repeats each schema's own address in it, which in this document would point nowhere.
    ...Object.fromEntries(
      Object.entries(answers.schemas).map(([name, { $schema: _, $id: __, ...schema }]) => [
        name,
        JSON.parse(JSON.stringify(schema), inWords(name)) as Json, // the same shape
      ]),
    ),
    ...Object.fromEntries(bodies),
    Problem: inlineSchema(problem, 'output'),
    WebhookMessage: inlineSchema(webhookMessage, 'output'),
  };
}

/** A schema in place, within the body or call of a name; named ones in it stand as references to the components. */
export function inlineSchema(schema: z.ZodType, io: 'input' | 'output', within?: string): Json {
  const { $schema: _, $defs: __, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  // The cast: renaming references keeps the shape.
  return JSON.parse(
    JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/'),
    inWords(within),
  ) as typeof json;
}

/** Gives the properties of a schema, and of those in it, words where they have none. For JSON.parse. */
function inWords(within: string | undefined) {
  return (key: string, value: unknown): unknown => {
    if (key !== 'properties' || typeof value !== 'object' || value === null) return value;
    const described = Object.entries(value).map(([name, property]: [string, object]) => {
      const words = wordsOfProperty(name, within);
      const bare = words && !('description' in property) && !('$ref' in property);
      return [name, bare ? { ...property, description: words } : property];
    });
    return Object.fromEntries(described);
  };
}

/** Every schema with a name, wherever in an answer it stands. */
function namedAnswers() {
  const registry = z.registry<{ id: string }>();
  const register = (schema: z.core.$ZodType | undefined): void => {
    if (schema instanceof z.ZodArray) return register(schema.element);
    if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return register(schema.unwrap());
    if (schema instanceof z.ZodUnion) return schema.options.forEach(register);
    if (!(schema instanceof z.ZodObject) || registry.has(schema)) return;
    const id = schema.meta()?.id;
    if (id) registry.add(schema, { id });
    for (const inner of Object.values<z.core.$ZodType>(schema.shape)) register(inner);
  };
  for (const { answer, modified } of Object.values<Endpoint>(api))
    register(answer && modified ? withMarkers(answer, modified) : answer);
  return registry;
}
