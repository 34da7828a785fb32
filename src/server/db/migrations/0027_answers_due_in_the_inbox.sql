-- Whoever has promised an answer is reminded of it in the inbox too.
alter table notification drop constraint notification_type_check;
alter table notification add constraint notification_type_check check (type in ('application.submitted', 'application.moved',
  'application.withdrawn', 'message.sent', 'membership.requested', 'membership.changed', 'invitation.sent', 'alert.told',
  'interview.proposed', 'interview.booked', 'interview.cancelled', 'interview.declined', 'interview.reminder', 'scorecard.due',
  'offer.sent', 'offer.answered', 'offer.approval', 'onboarding.due', 'application.mentioned', 'answer.due'));
