import type { ArrivedMail } from './read-mime.ts';

/** What only programs set: RFC 3834, and what was usual before it, or is beside it. */
const signs: Readonly<Record<string, (value: string) => boolean>> = {
  'auto-submitted': (value) => !/^no\b/i.test(value),
  'x-auto-response-suppress': (value) => value !== '' && !/^none$/i.test(value),
  precedence: (value) => /^(bulk|junk|list|auto_reply)$/i.test(value),
  'return-path': (value) => value === '<>',
  'list-id': () => true,
  'list-post': () => true,
  'x-autoreply': (value) => !/^no$/i.test(value),
  'x-autorespond': () => true,
  'x-autoreply-from': () => true,
  'x-mail-autoreply': () => true,
  'x-auto-reply-from': () => true,
  'x-failed-recipients': () => true,
  'x-post-messageclass': (value) => /autorespond/i.test(value),
  'delivered-to': (value) => /^autoresponder$/i.test(value),
};

/** How mail programs begin the subject of what they answer while somebody is away; who answers themselves has a "Re:" before it. */
const away =
  /^(auto(matic|matisch|matische|mated)?[ -]?(reply|response|antwort|antwoord)|autoreply|autosvar|automatisk svar|automatiskt svar|out of (the )?office|abwesen(heit|d)\p{L}*|abwesenheitsnotiz|r[ée]ponse automatique|absence du bureau|message d['’]absence|respuesta autom[áa]tica|fuera de (la )?oficina|risposta automatica|fuori sede|resposta autom[áa]tica|afwezig\p{L}*|autom\. antwoord|odpowied[źz] automatyczna|automatyczna odpowied[źz]|автоответ|автоматический ответ|自动回复|自動返信|자동 회신|vacation (reply|message|notice)|undeliver(able|ed)|delivery status notification|mail delivery (failed|subsystem)|returned mail)(?!\p{L})/iu;

/** Whether a program has sent it and nobody has written it: an answer of a machine, a report, a list. Answering such starts a loop. */
export function isAutomatic({ headers, contentType, subject, from = '' }: ArrivedMail): boolean {
  return (
    headers.some(({ name, value }) => signs[name]?.(value)) ||
    /^multipart\/report\b|^message\/(delivery-status|disposition-notification)\b/.test(contentType) ||
    /^(mailer-daemon|postmaster)@/i.test(from) ||
    away.test(subject.trim())
  );
}

/**
 * Whether the operator's own mail server has found that it is not from whom it says. The first is the one that the last server
 * wrote; one that a stranger wrote can say nothing but what harms themselves.
 */
export function hasFailedDmarc({ headers }: ArrivedMail): boolean {
  const first = headers.find(({ name }) => name === 'authentication-results')?.value ?? '';
  return /\bdmarc\s*=\s*fail\b/i.test(first);
}
