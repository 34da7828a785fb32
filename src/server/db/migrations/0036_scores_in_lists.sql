-- A score that comes with an application in a list, or by itself, is recorded like one that is opened.
alter table match_shown drop constraint match_shown_screen_check;
alter table match_shown add constraint match_shown_screen_check
  check (screen in ('application', 'applicants', 'candidates', 'applications'));
