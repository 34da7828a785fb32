import type { FastifyRequest } from 'fastify';
import type { CompanyFrame } from '#contract/visitor-pages.ts';
import type { Config } from '#server/config.ts';
import { ownOrigin } from '#server/own-origin.ts';

/** The domain of a company's own that a request came to, where it came to one: only that company is there, and nobody is signed in. */
export interface OwnDomain {
  companyId: number;
  /** https://careers.example.com */
  origin: string;
  /** What surrounds the company's pages. */
  company: CompanyFrame;
}

declare module 'fastify' {
  interface FastifyRequest {
    ownDomain: OwnDomain | undefined;
  }
}

/** Under what addresses in an answer are made: the company's own domain where it was asked there, otherwise what the operator has said. */
export function originFor({ ownDomain }: FastifyRequest, config: Config): string {
  return ownDomain?.origin ?? ownOrigin(config);
}
