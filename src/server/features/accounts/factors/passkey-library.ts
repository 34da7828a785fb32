/** What speaks with authenticators, loaded by the first who has a passkey: it is an eighth of all a server would load at its start. */
export function passkeyLibrary(): Promise<typeof import('@simplewebauthn/server')> {
  return import('@simplewebauthn/server');
}
