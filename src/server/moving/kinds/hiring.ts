import { type Kind, mentions, withIds, withNumbers, words } from '#server/moving/kind.ts';

const ofApplication = 'join picked_application p on p.id = t.application_id';

/** Jobs, who applied to them, and what became of that. */
export const hiring: readonly Kind[] = [
  {
    name: 'job',
    table: 'job_posting',
    about: 'A job as it is advertised.',
    of: 'where t.company_id = :company',
    plain: words(
      'title description requirements location department salary_range salary_min_monthly salary_max_monthly salary_currency salary_period employment_type experience_level skills_required posted_date application_deadline status application_count updated_at assist start_date listed place pay',
    ),
    refs: { recruiter_id: 'person', changed_by: 'person', step_template_id: 'step_template' },
    company: ['company_id'],
    made: {
      source: {
        type: 'text',
        about: 'Where it was imported from.',
        out: 't.source',
        into: { source: `case when ${isFree()} then r."source" end` },
      },
      externalId: {
        type: 'text',
        about: 'Its number there.',
        out: 't.external_id',
        into: { external_id: `case when ${isFree()} then r."externalId" end` },
      },
      importedHash: {
        type: 'text',
        about: 'Of what was imported: by it an import knows what has changed.',
        out: 't.imported_hash',
        into: { imported_hash: `case when ${isFree()} then r."importedHash" end` },
      },
    },
    left: { closes_at: 'The end of the deadline’s day, calculated anew.' },
  },
  {
    name: 'question',
    table: 'job_question',
    about: 'A question that applicants for a job answer; without a position it is asked no more.',
    of: 'join picked_job p on p.id = t.job_posting_id',
    plain: words('position kind text choices required wanted least'),
    refs: { job_posting_id: 'job' },
  },
  {
    name: 'application',
    table: 'application',
    about: 'One person’s application to one job.',
    of: 'join picked_job p on p.id = t.job_posting_id',
    plain: words(
      'cover_letter custom_resume_url application_date status status_updated_at match_score withdrawn_at source seen_at answer_due_at answered_at notes_changed_at',
    ),
    refs: {
      job_posting_id: 'job',
      job_seeker_id: 'person',
      file_id: 'file',
      step_id: 'step',
      notes_changed_by: 'person',
    },
    made: {
      recruiterNotes: {
        type: 'text',
        about: 'The company’s own. Colleagues are named in it as @[number of the person].',
        out: withNumbers('t.recruiter_notes', mentions),
        into: { recruiter_notes: withIds('r."recruiterNotes"', mentions) },
      },
      toldAt: {
        type: 'timestamp with time zone',
        about: 'Since when the applicant has known how they stand.',
        out: 'case when t.told_status is null then t.told_at end',
        into: { told_at: 'r."toldAt"' },
      },
    },
    left: {
      idempotency_key: 'Of no use once the application is there.',
      told_status: 'A rejection that waits for its minute is sent from where it was made.',
      tells_at: 'A rejection that waits for its minute is sent from where it was made.',
      reminded_at: 'What is old reminds no one.',
    },
    atImport: { reminded_at: 'now()' },
  },
  {
    name: 'answer',
    table: 'application_answer',
    about: 'What an applicant answered to a question of the job.',
    of: ofApplication,
    order: 'ref_application_id.n, ref_question_id.n',
    plain: words('position text number'),
    refs: { application_id: 'application', question_id: 'question', file_id: 'file' },
  },
  {
    name: 'mention',
    table: 'application_mention',
    about: 'A colleague who is named in the notes on an application.',
    of: ofApplication,
    order: 'ref_application_id.n, ref_user_id.n',
    plain: ['mentioned_at'],
    refs: { application_id: 'application', user_id: 'person', mentioned_by: 'person' },
  },
  {
    name: 'move',
    table: 'application_status_history',
    about: 'A move of an application between statuses, or its withdrawal.',
    of: ofApplication,
    plain: words('from_status to_status withdrawal changed_at'),
    refs: { application_id: 'application', changed_by: 'person', takes_back: 'move' },
  },
  {
    name: 'step_move',
    table: 'application_step_history',
    about: 'A move between the company’s own steps.',
    of: ofApplication,
    plain: words('status from_step to_step changed_at'),
    refs: { application_id: 'application', changed_by: 'person' },
  },
  {
    name: 'rejection',
    table: 'rejection',
    about: 'What was said with a rejection.',
    of: ofApplication,
    order: 'ref_move.n',
    plain: words('note letter waits_for_day told_at'),
    refs: { move: 'move', application_id: 'application', reason_id: 'rejection_reason', step_id: 'step' },
  },
  {
    name: 'match',
    table: 'application_match',
    about: 'A score that the matching engine gave an application, with its reasons.',
    of: ofApplication,
    plain: words('engine inputs score parts at_application computed_at'),
    refs: { application_id: 'application' },
  },
  {
    name: 'match_shown',
    table: 'match_shown',
    about: 'Which score was shown to whom, and when.',
    of: 'join picked_job p on p.id = t.job_posting_id where t.company_id = :company',
    plain: words('shown_at shown_on screen engine inputs score parts'),
    refs: {
      viewer_id: 'person',
      job_posting_id: 'job',
      job_seeker_id: 'person',
      application_id: 'application',
    },
    company: ['company_id'],
  },
  {
    name: 'invitation',
    table: 'invitation',
    about: 'An invitation to apply, sent to someone in the talent pool.',
    of: 'join picked_job p on p.id = t.job_posting_id',
    plain: words('message invited_at declined_at'),
    refs: { job_posting_id: 'job', job_seeker_id: 'person', invited_by: 'person' },
  },
];

/** Whether no job of this installation is the same one of its source. */
function isFree(): string {
  return `not exists (select from job_posting j where j.source = r."source" and j.external_id = r."externalId")`;
}
