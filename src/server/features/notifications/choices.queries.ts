import {
  type Channels,
  notificationKinds,
  notificationTypes,
  type NotificationType,
} from '#domain/notifications.ts';
import type { Db } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';

export async function choicesOf(db: Db, userId: number): Promise<({ type: NotificationType } & Channels)[]> {
  const chosen = await rows<{ type: NotificationType } & Channels>(
    db,
    'select type, inbox, mail from notification_choice where user_id = $1',
    [userId],
  );
  return notificationTypes.map(
    (type) => chosen.find((choice) => choice.type === type) ?? { type, ...notificationKinds[type].usual },
  );
}

export async function saveChoice(
  db: Db,
  userId: number,
  { type, inbox, mail }: { type: NotificationType } & Channels,
): Promise<void> {
  await run(
    db,
    `insert into notification_choice (user_id, type, inbox, mail) values ($1, $2, $3, $4)
     on conflict (user_id, type) do update set inbox = excluded.inbox, mail = excluded.mail`,
    [userId, type, inbox, mail],
  );
}

/** The secret of what ends somebody's mail. */
export async function mailTokenOf(db: Db, userId: number): Promise<string | undefined> {
  const found = await row<{ token: string }>(
    db,
    'select mail_token as token from user_account where id = $1',
    [userId],
  );
  return found?.token;
}

/** Stops mail of notifications of these types to whoever's token this is; false for nobody's. */
export async function stopMail(db: Db, token: string, types: readonly NotificationType[]): Promise<boolean> {
  const usual = types.map((type) => ({ type, inbox: notificationKinds[type].usual.inbox }));
  const stopped = await run(
    db,
    `insert into notification_choice (user_id, type, inbox, mail)
     select u.id, t.type, t.inbox, 'never' from user_account u, jsonb_to_recordset($2::jsonb) as t (type text, inbox boolean)
     where u.mail_token = $1
     on conflict (user_id, type) do update set mail = 'never'`,
    [token, JSON.stringify(usual)],
  );
  return stopped > 0;
}
