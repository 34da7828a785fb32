import type { z } from 'zod';
import type { Permission } from '#domain/permissions.ts';
import type { NotedAct } from '#domain/security-log.ts';
import type { Modified } from './modified.ts';
import type { Deprecated } from './versions.ts';

/**
 * One call of the API, described once: the server validates and answers by it, the client is typed by it, and
 * /api/openapi.json is written from it. Its key is "METHOD /path".
 */
export interface Endpoint {
  summary: string;
  /** 'anyone' needs no session; every permission needs one, and a role that has it. */
  permission: Permission | 'anyone';
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** 202 is done later; 303 leads on to another page: the header Location says where. */
  status: 200 | 201 | 202 | 204 | 303;
  answer?: z.ZodType;
  /** What kind of text the answer is, where it is no JSON; then it is a string. */
  media?: 'text/csv';
  /** The body is a file as it is, of whatever type, instead of JSON; its name stands in Content-Disposition. */
  takesFile?: true;
  /** The body is a form as programs of others send it (application/x-www-form-urlencoded, or multipart/form-data) instead of JSON. */
  takesForm?: true;
  /**
   * The body is JSON or a form of either kind, with files; the operation checks it, so that whatever is missing or wrong is
   * said in one answer. This is what it looks like as JSON.
   */
  takesAnyForm?: z.ZodObject;
  /** It ends, and something else takes its place; the answer says so in headers. */
  deprecated?: Deprecated;
  /** Programs and pages of others may send it: no cookie is read, so that it does nothing in anybody’s name. */
  fromElsewhere?: true;
  /** There while the platform is open to visitors, and the same for everybody, so that all on the way may keep it for a moment. */
  forVisitors?: true;
  /** The answer is a file as it is, instead of JSON. */
  answersFile?: true;
  /** Largest accepted body in bytes where it is not the usual 64 KiB. */
  bodyLimit?: number;
  /** For so long whoever asked may keep the answer, in seconds; any other is kept by nobody. For what is the same for everybody. */
  keptFor?: number;
  /** Headers of the answer that say something of their own, with what. */
  headers?: Record<string, string>;
  /** Headers of the request that this call heeds and not all calls of its kind do, with what they say. */
  takesHeaders?: Record<string, string>;
  /** Asked for as text/event-stream, the answer goes on for as long as the connection stands: what it is then. */
  streams?: string;
  /** What is read or written has an etag: it stands in the answer's header ETag too, and whatever changes it heeds If-Match. */
  versioned?: true;
  /** The list takes modifiedSince: then it answers what something happened to since, and a marker of what is not there any more. */
  modified?: Modified;
  /** Why a list that programs can ask for takes no modifiedSince, also one that is answered inside of something. */
  neverModified?: string;
  /** Which budget of calls per time this one draws from, where it has its own. */
  budget?:
    | 'report'
    | 'sign-in'
    | 'register'
    | 'address-change'
    | 'domain-check'
    | 'invitation'
    | 'apply'
    | 'visitor-apply'
    | 'search'
    | 'suggestions'
    | 'candidates'
    | 'message'
    | 'upload';
  /** What the security log tells of it: of files to take away whoever asks, of the rest that a platform admin looked. */
  noted?: NotedAct;
  /**
   * Whether it is refused (403 `confirm_identity`) to who has not shown lately who they are. 'sometimes' it depends on what
   * it is about: then the operation asks, by `refuseUnconfirmed`.
   */
  sensitive?: true | 'sometimes';
  /** Whether people of a suspended company get through: to what only reads they do, to everything else they do not. */
  inSuspension?: 'open' | 'stopped';
  /** Whether it is there for who must have a second factor and has none yet: what setting one up takes. */
  withoutFactor?: 'open';
  /** The codes of its own refusals, by status; those that any call can give stand in refusals.ts. */
  refuses?: { readonly [Status in 401 | 409 | 410 | 422]?: readonly string[] };
}

export function endpoint<const Definition extends Endpoint>(definition: Definition): Definition {
  return definition;
}
