/**
 * What a mail server's refusal says. `for now`: the same may go later, or when the operator has changed something: the
 * server is busy, or does not like us. `mail`: this mail never will. `address`: nothing ever will.
 */
export type RefusedBecause = 'for now' | 'mail' | 'address';

/** As Nodemailer tells of it. */
export interface SmtpError {
  code?: string;
  responseCode?: number;
  response?: string;
  /** The command that was refused, such as "RCPT TO" or "DATA". */
  command?: string;
}

/** Nodemailer's words for a line that broke, or over which nobody was let in. */
const ofLines = ['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'ETLS', 'EPROTOCOL', 'EAUTH'];

export function isOfLine({ code = '' }: SmtpError): boolean {
  return ofLines.includes(code);
}

/** What a 5xx is about stands in its enhanced status code (RFC 3463), where it has one; else in the command and the words. */
export function refusedBecause({
  code,
  responseCode,
  response = '',
  command = '',
}: SmtpError): RefusedBecause {
  // Nodemailer's own: an address that the server has no way to write.
  if (responseCode === undefined) return code === 'EENVELOPE' ? 'mail' : 'for now';
  if (responseCode < 500) return 'for now';
  // Before anybody was named: signing in, and who we are.
  if (command !== 'RCPT TO' && command !== 'DATA') return 'for now';
  const [, subject = '', detail = ''] = /\b5\.(\d{1,3})\.(\d{1,3})\b/.exec(response) ?? [];
  return (
    byEnhancedCode(Number(subject), Number(detail), response, command) ??
    byWords(responseCode, response, command)
  );
}

/** Of addressing: who sends is at fault, not who gets. */
const aboutSender = new Set([7, 8]);

function byEnhancedCode(
  subject: number,
  detail: number,
  response: string,
  command: string,
): RefusedBecause | undefined {
  switch (subject) {
    case 1:
      return aboutSender.has(detail) ? 'for now' : 'address';
    case 2:
      // Full, or too small for this one: the address is good.
      if (detail === 2 || detail === 3) return 'mail';
      return detail === 1 || command === 'RCPT TO' ? 'address' : 'mail';
    case 3:
      return detail === 4 ? 'mail' : 'for now';
    case 4:
      // So Exchange Online says that there is nobody of the name.
      return detail === 1 && command === 'RCPT TO' && !aboutUs.test(response.replace(/access denied/i, ''))
        ? 'address'
        : 'for now';
    case 6:
      return 'mail';
    case 7:
      return 'for now';
    default:
      return undefined;
  }
}

const nobodyThere =
  /no such (user|person|mailbox|recipient|address)|(user|recipient|mailbox|address|account)( \S+)? (is )?(unknown|not found|unavailable|disabled|inactive|closed|does not exist|doesn'?t exist|not exist)|unknown (user|recipient|mailbox|address)|(does not|doesn'?t) (exist|have an? \S+ account)|not our (customer|user)|invalid (recipient|mailbox)|mailbox unavailable/i;
const aboutUs =
  /relay|auth|policy|polic(y|ies)|spam|block|black ?list|blocklist|reputation|denied|reject(ed)? due|spf|dkim|dmarc|rcpthosts|sender|rate|too many|greylist|banned|your (ip|host|network)/i;

/** Without an enhanced code, or one that says nothing: what old servers mean by the bare number. */
function byWords(responseCode: number, response: string, command: string): RefusedBecause {
  if (nobodyThere.test(response)) return 'address';
  if (aboutUs.test(response)) return 'for now';
  if (command === 'RCPT TO' && [550, 551, 553].includes(responseCode)) return 'address';
  return command === 'DATA' || responseCode === 552 ? 'mail' : 'for now';
}
