-- no transaction
-- Notifications and emails are forgotten in the order of their times. Their numbers need not say which is older, and one that was
-- young kept all that came after it.
drop index if exists notification_created;

create index concurrently notification_created on notification (created_at);

alter table forgetting add column if not exists through_at timestamptz not null default '-infinity';

comment on table forgetting is 'Up to where the server has gone through a table for what it need not keep: by its numbers, or by its times and then its numbers.';

update forgetting set through = 0 where what = 'mail';

delete from forgetting where what = 'notification';
