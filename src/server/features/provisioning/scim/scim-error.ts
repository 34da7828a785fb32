/** What is wrong, in the words of RFC 7644, 3.12. */
type ScimType =
  | 'uniqueness'
  | 'invalidFilter'
  | 'mutability'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'noTarget'
  | 'invalidValue'
  | 'sensitive';

/** A "no" to an identity provider. */
export class ScimError extends Error {
  readonly status: number;
  readonly scimType: ScimType | undefined;

  constructor(status: number, detail: string, scimType?: ScimType) {
    super(detail);
    this.status = status;
    this.scimType = scimType;
  }
}

export const scimRefusal = {
  invalid: (detail: string, scimType: ScimType = 'invalidValue') => new ScimError(400, detail, scimType),
  notFound: () => new ScimError(404, 'There is no such resource.'),
  taken: (detail: string) => new ScimError(409, detail, 'uniqueness'),
  unsupported: (detail: string) => new ScimError(501, detail),
};

export function errorBody(status: number, detail: string, scimType?: string): object {
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: String(status),
    ...(scimType ? { scimType } : {}),
    detail,
  };
}
