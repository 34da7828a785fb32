import { provisioningPage } from '#domain/provisioning.ts';
import { groupSchema, userSchema } from './schemas.ts';
import { scimRefusal } from './scim-error.ts';

/** What this service can do, for who wants to know before they ask for it (RFC 7644, 4). */
export function serviceProviderConfig(base: string): object {
  const no = { supported: false };
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
    patch: { supported: true },
    bulk: { ...no, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: provisioningPage.most },
    changePassword: no,
    sort: no,
    etag: { supported: true },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'Bearer token',
        description: 'The token that a company admin makes in the company’s settings, under Provisioning.',
        specUri: 'https://www.rfc-editor.org/info/rfc6750',
        primary: true,
      },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
  };
}

export function resourceTypes(base: string): object[] {
  return [['User', '/Users', userSchema] as const, ['Group', '/Groups', groupSchema] as const].map(
    ([name, endpoint, { id, description }]) => ({
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
      id: name,
      name,
      endpoint,
      description,
      schema: id,
      meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${name}` },
    }),
  );
}

export function schemas(base: string): object[] {
  return [userSchema, groupSchema].map((schema) => schema.describe(`${base}/Schemas`));
}

/** One of a list by its id. */
export function oneOf(list: readonly object[], id: string): object {
  const found = list.find((one) => 'id' in one && one.id === id);
  if (!found) throw scimRefusal.notFound();
  return found;
}
