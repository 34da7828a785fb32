/** The other system that entries of the security log are sent on to. */
export interface Receiver {
  url: string;
  token: string | undefined;
}

/** Reads SECURITY_LOG_URL and SECURITY_LOG_TOKEN; undefined where neither is set. */
export function readReceiver(env: NodeJS.ProcessEnv, problems: string[]): Receiver | undefined {
  const url = env['SECURITY_LOG_URL']?.trim() || undefined;
  const token = env['SECURITY_LOG_TOKEN']?.trim() || undefined;
  if (!url) {
    if (token) problems.push('SECURITY_LOG_TOKEN is for SECURITY_LOG_URL, which must be set, too.');
    return undefined;
  }
  if (!isSafe(url))
    problems.push(
      'SECURITY_LOG_URL must begin with https://, or http:// on this machine, and have no name and password in it.',
    );
  if (token && !/^[\x21-\x7e]+$/.test(token))
    problems.push('SECURITY_LOG_TOKEN must be letters, digits and signs without blanks.');
  return { url, token };
}

/** Encrypted, or not leaving this machine. */
function isSafe(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  const isHere = hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
  return (protocol === 'https:' || (protocol === 'http:' && isHere)) && !username && !password;
}
