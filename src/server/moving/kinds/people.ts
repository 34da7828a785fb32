import { type Kind, words } from '#server/moving/kind.ts';

const theirs = 'The person’s own, and not shown to companies.';

/** Whom the records name, and what the company may see of them. */
export const people: readonly Kind[] = [
  {
    name: 'person',
    table: 'user_account',
    about:
      'Someone whom other records name, or whom the company brought along from another system. These, applicants and members have a name and an address; who only did something has a name; who was only found in the talent pool is a number.',
    // Whoever the others name: picked after them.
    of: '',
    plain: [],
    made: {
      username: {
        type: 'text',
        about: 'Null for someone whom the company may not see.',
        out: `case when p.shown <> 'number' then t.username end`,
        into: {
          username: `case when r."username" is null then 'moved-' || m.id
            when exists (select from user_account u where lower(u.username) = lower(r."username")) then left(r."username", 28) || '-' || m.id
            else r."username" end`,
        },
      },
      firstName: {
        type: 'text',
        about: 'As the person writes it.',
        out: `case when p.shown <> 'number' then t.first_name end`,
        into: { first_name: 'r."firstName"' },
      },
      lastName: {
        type: 'text',
        about: 'As the person writes it.',
        out: `case when p.shown <> 'number' then t.last_name end`,
        into: { last_name: 'r."lastName"' },
      },
      email: {
        type: 'text',
        about: 'Of applicants and members. In another installation it has to be proved anew.',
        out: `case when p.shown in ('applicant', 'member') then t.email end`,
        into: { email: 'r."email"' },
      },
      userType: {
        type: 'text',
        about: 'Of applicants and members: job_seeker, recruiter, hiring_manager or company_admin.',
        out: `case when p.shown in ('applicant', 'member') and t.user_type <> 'admin' then t.user_type end`,
        into: {
          user_type: `case when r."userType" in ('job_seeker', 'recruiter', 'hiring_manager', 'company_admin') then r."userType"
            when r."username" is null then 'job_seeker' else 'recruiter' end`,
        },
      },
      isKey: {
        type: 'boolean',
        about: 'Whether it is no person, but a program that called with a key.',
        out: 't.is_key',
        into: { is_key: 'r."isKey"' },
      },
      broughtAlong: {
        type: 'boolean',
        about:
          'Whether the company brought this person along from another system, so that they have never signed in.',
        out: `t.imported_into is not null and p.shown = 'applicant'`,
        into: {
          imported_into: `case when r."broughtAlong" and coalesce(r."userType", 'job_seeker') = 'job_seeker'
            then (select c.id::integer from moved_company c) end`,
        },
      },
      closed: {
        type: 'boolean',
        about: 'Whether the account was closed.',
        out: 't.disabled_at is not null',
        into: { disabled_at: 'case when r."closed" then now() end' },
      },
    },
    left: {
      password: 'A secret; in another installation people set one anew.',
      mail_token: 'A secret.',
      passkey_handle: 'Of no use elsewhere.',
      email_confirmed_at: 'What was proved here is not proved elsewhere.',
      email_trusted_until: 'What was proved here is not proved elsewhere.',
      password_changed_at: theirs,
      pending_email: theirs,
      profile_image_url: theirs,
      profile_completed: theirs,
      time_zone: theirs,
      created_at: 'When someone joined this installation says nothing of the company.',
      updated_at: 'When someone changed their account says nothing of the company.',
      made_for_alerts: 'Of this installation.',
    },
  },
  {
    name: 'profile',
    table: 'job_seeker_profile',
    about:
      'What an applicant says of themselves, as the company is shown it, or what was brought along of someone.',
    of: `join picked_person p on p.id = t.user_id and p.shown = 'applicant'`,
    plain: words('title summary location phone resume_url skills updated_at'),
    refs: { user_id: 'person' },
    left: {
      discoverable: theirs,
      profile_completion_percentage: theirs,
      matching: theirs,
      goal_titles: theirs,
      goal_places: theirs,
      goal_employment_types: theirs,
      goal_pay: theirs,
      goal_pay_currency: theirs,
      goal_start: theirs,
      work_values: theirs,
      work_ways: theirs,
    },
  },
  {
    name: 'work_experience',
    table: 'work_experience',
    about: 'A job that an applicant has held.',
    of: 'join picked_profile p on p.id = t.profile_id',
    plain: words('company title location start_date end_date is_current description'),
    refs: { profile_id: 'profile' },
    left: { changed_at: theirs },
  },
  {
    name: 'education',
    table: 'education',
    about: 'A school or course of an applicant.',
    of: 'join picked_profile p on p.id = t.profile_id',
    plain: words('institution degree field_of_study start_date end_date is_current description'),
    refs: { profile_id: 'profile' },
    left: { changed_at: theirs },
  },
  {
    name: 'file',
    table: 'file',
    about:
      'A résumé, an answer or a paper that someone handed in. Its bytes are in files/, under their sha-256.',
    // Whatever the others name.
    of: '',
    plain: words('name kind purpose uploaded_at'),
    refs: { owner_id: 'person' },
    made: {
      sha256: {
        type: 'text',
        about: 'Of its bytes, in hexadecimal digits.',
        out: `encode(t.sha256, 'hex')`,
        into: { sha256: `decode(r."sha256", 'hex')` },
      },
    },
  },
];
