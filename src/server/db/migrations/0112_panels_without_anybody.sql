-- Whoever arranged an interview is told when nobody is left to hold it.
alter table notification drop constraint notification_type_check;
alter table notification add constraint notification_type_check check (type in ('application.submitted', 'application.moved',
  'application.withdrawn', 'message.sent', 'membership.requested', 'membership.changed', 'invitation.sent', 'alert.told',
  'interview.proposed', 'interview.booked', 'interview.cancelled', 'interview.declined', 'interview.reminder', 'panel.empty',
  'scorecard.due', 'offer.sent', 'offer.answered', 'offer.approval', 'onboarding.due', 'application.mentioned', 'answer.due',
  'domain.failing', 'webhook.paused', 'calendar.failing'));
