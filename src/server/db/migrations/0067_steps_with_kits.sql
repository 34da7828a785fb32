-- What is asked of those who stand at a step: where an interview is arranged it is chosen already.
alter table step add column kit_id integer references interview_kit on delete set null;
