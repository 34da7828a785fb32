import { describe, expect, test } from 'vitest';
import { columnsProblem, suggestColumns } from './people-columns.ts';
import { outcomeText, statusText, suggestStatus } from './source-statuses.ts';

describe('the columns of an export are told by their names', () => {
  test.each([
    [
      'greenhouse',
      'Candidate ID,First Name,Last Name,Title,Email,Phone,Job,Current Stage,Status,Applied On,Last Activity,Rejection Reason,Office',
      'externalId,firstName,lastName,headline,email,phone,job,stage,outcome,appliedAt,movedAt,notes,-',
    ],
    [
      'lever',
      'Candidate Name,Email,Phone,Headline,Posting Title,Current Stage,Archive Reason,Applied At,Tags',
      'name,email,phone,headline,job,stage,outcome,appliedAt,notes',
    ],
    [
      'workable',
      'Name,Email,Phone,Headline,Address,Job,Stage,Disqualified,Creation Date,Comments',
      'name,email,phone,headline,location,job,stage,outcome,appliedAt,notes',
    ],
    [
      'teamtailor',
      'id,first_name,last_name,email,phone,job_title,stage,rejected_at,created_at,pitch',
      'externalId,firstName,lastName,email,phone,job,stage,outcome,appliedAt,coverLetter',
    ],
    [
      'opencats',
      'last_name,first_name,phone_home,phone_cell,email1,key_skills',
      'lastName,firstName,phone,phone,email,notes',
    ],
    ['spreadsheet', 'NAME;E-Mail;Mobile;Position;Status;Remarks', 'name,email,phone,job,stage,notes'],
  ] as const)('of %s', (source, header, expected) => {
    const columns = suggestColumns(header.split(/[,;]/), source);
    expect(columns.map((column) => column ?? '-').join(',')).toBe(expected);
    expect(columnsProblem(columns)).toBeUndefined();
  });

  test('one thing is read from one column, the one with the best name, but notes from all', () => {
    expect(suggestColumns(['Name', 'Full name', 'Notes', 'Comments'], 'spreadsheet')).toEqual([
      null,
      'name',
      'notes',
      'notes',
    ]);
  });

  test('a file without names of people, and one thing in two columns, are refused in words', () => {
    expect(columnsProblem(['email', null])).toBe('Say which column holds the name');
    expect(columnsProblem(['name', 'job', 'job'])).toBe('Two columns are taken for “Job”. Choose one');
  });
});

describe('where an application stands is suggested from the words of the other system', () => {
  test.each([
    ['Application Review', 'screening'],
    ['Preliminary Phone Screen · Rejected', 'rejected'],
    ['Face to Face', 'interviewing'],
    ['Offer', 'offered'],
    ['Offer · Hired', 'hired'],
    ['Applied · Disqualified', 'rejected'],
    ['Inbox', 'submitted'],
    ['No Contact', 'submitted'],
    ['Not in Consideration', 'rejected'],
    ['Placed', 'hired'],
    ['New applicant · Withdrew', 'withdrawn'],
    ['', 'submitted'],
    ['Zeta', undefined],
  ])('“%s”', (text, status) => expect(suggestStatus(text)).toBe(status));

  test('a tick or a day in a column of outcomes says what the column is called, and “active” says nothing', () => {
    expect(outcomeText('Disqualified', 'Yes')).toBe('Disqualified');
    expect(outcomeText('rejected_at', '2025-03-04')).toBe('rejected');
    expect(outcomeText('Status', 'Active')).toBe('');
    expect(statusText(' Onsite ', [outcomeText('Archive Reason', 'Underqualified')])).toBe(
      'Onsite · Underqualified',
    );
  });
});
