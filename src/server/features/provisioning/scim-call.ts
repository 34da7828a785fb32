import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Act } from './act.ts';
import type { Resource } from './scim/present.ts';

/** Every call of SCIM that is carried out; provisioning.test.ts has a row for each. */
export const scimCalls = [
  'GET /Users',
  'POST /Users',
  'GET /Users/:id',
  'PUT /Users/:id',
  'PATCH /Users/:id',
  'DELETE /Users/:id',
  'GET /Groups',
  'POST /Groups',
  'GET /Groups/:id',
  'PUT /Groups/:id',
  'PATCH /Groups/:id',
  'DELETE /Groups/:id',
  'GET /ServiceProviderConfig',
  'GET /ResourceTypes',
  'GET /ResourceTypes/:id',
  'GET /Schemas',
  'GET /Schemas/:id',
] as const;
export type ScimCall = (typeof scimCalls)[number];

/** What a handler is given: whose provisioning it is, and what they sent. */
export interface ScimReceived {
  db: pg.Pool;
  companyId: number;
  /** Where the addresses of resources begin. */
  base: string;
  request: FastifyRequest;
  /** Does something in a transaction, in the name of the company's identity provider. */
  transact: <Result>(work: (act: Act) => Promise<Result>) => Promise<Result>;
}

/** A resource, a list of them, or what describes the service. */
export type Answered =
  | { status: 200 | 201; resource: Resource }
  | { status: 200; list: { total: number; from: number; resources: readonly object[] } }
  | { status: 200; body: object }
  | { status: 204 };

export type ScimHandler = (received: ScimReceived) => Promise<Answered>;

/** The calls of one kind of resource. */
export type ScimRoutes<Kind extends string> = {
  [Call in Extract<ScimCall, `${string} /${Kind}` | `${string} /${Kind}/:id`>]: ScimHandler;
};
