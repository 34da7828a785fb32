-- Whoever meets somebody need not have settled beforehand what to score: the scorecard is then the recommendation and its note.
alter table interview drop constraint interview_attributes_check;
alter table interview add constraint interview_attributes_check check (cardinality(attributes) <= 12);
alter table interview_kit drop constraint interview_kit_attributes_check;
alter table interview_kit add constraint interview_kit_attributes_check check (cardinality(attributes) <= 12);
