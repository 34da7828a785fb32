/** The challenge that a passkey says it has signed; undefined where it says none that could be ours. */
export function challengeIn(clientData: string): string | undefined {
  try {
    const { challenge }: { challenge?: unknown } = JSON.parse(
      Buffer.from(clientData, 'base64url').toString(),
    );
    return typeof challenge === 'string' && /^[\w-]{1,128}$/.test(challenge) ? challenge : undefined;
  } catch {
    return undefined;
  }
}
