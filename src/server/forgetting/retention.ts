import { keysOf } from '#domain/keys.ts';

/** For how many days is kept what nothing else needs. */
export interface Retention {
  events: number;
  mails: number;
  notifications: number;
  views: number;
  audit: number;
  webhooks: number;
  sandboxes: number;
}

interface Setting {
  name: string;
  usual: number;
  /** Less would take away what the platform itself still goes by. */
  least: number;
}

const most = 36_500;

export const retentionSettings: Record<keyof Retention, Setting> = {
  // Programs that follow events may come back after a month.
  events: { name: 'EVENT_DAYS', usual: 400, least: 60 },
  mails: { name: 'MAIL_DAYS', usual: 400, least: 30 },
  notifications: { name: 'NOTIFICATION_DAYS', usual: 400, least: 30 },
  // A year beside the year before.
  views: { name: 'VIEW_DAYS', usual: 800, least: 400 },
  // The database itself gives out nothing younger.
  audit: { name: 'AUDIT_DAYS', usual: 1_830, least: 365 },
  // What is tried for three days must still be there.
  webhooks: { name: 'WEBHOOK_DAYS', usual: 30, least: 7 },
  // Since a key of theirs was last used.
  sandboxes: { name: 'SANDBOX_DAYS', usual: 30, least: 1 },
};

/** Reads the settings; problems are sentences about those that make no sense. */
export function readRetention(env: NodeJS.ProcessEnv, problems: string[]): Retention {
  const kept: Retention = {
    events: 0,
    mails: 0,
    notifications: 0,
    views: 0,
    audit: 0,
    webhooks: 0,
    sandboxes: 0,
  };
  for (const what of keysOf(retentionSettings)) {
    const { name, usual, least } = retentionSettings[what];
    const text = env[name]?.trim();
    const days = text && /^\d+$/.test(text) ? Number(text) : usual;
    if ((text && !/^\d+$/.test(text)) || days < least || days > most)
      problems.push(`${name} must be a number of days from ${least} to ${most}.`);
    kept[what] = days;
  }
  return kept;
}
