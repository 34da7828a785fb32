import { expect, test } from 'vitest';
import {
  filledAnswer,
  filledTemplate,
  placeholderNames,
  placeholders,
  placeholderValues,
  templateProblem,
} from './mail-templates.ts';

const about = {
  username: 'nadha',
  firstName: 'Aishath',
  lastName: 'Nadha',
  jobTitle: 'Cook',
  companyName: 'Reef & Co',
  location: 'Malé',
  appliedAt: '2026-03-31T20:00:00Z',
  timeZone: 'Indian/Maldives',
};

test('what is left open is filled in', () => {
  const text =
    'Dear {{first_name}}, {{ full_name }}: {{job_title}} at {{company}}, {{location}}, {{application_date}}.';
  expect(filledTemplate(text, placeholderValues(about))).toBe(
    'Dear Aishath, Aishath Nadha: Cook at Reef & Co, Malé, 1 April 2026.',
  );
});

test('what is not known leaves no hole', () => {
  const values = placeholderValues({ ...about, firstName: null, lastName: null, location: null });
  expect(filledTemplate('{{first_name}}|{{full_name}}|in {{location}}', values)).toBe(
    'nadha|nadha|in our place of work',
  );
  expect(Object.values(values).every(Boolean)).toBe(true);
});

test('what is filled in is not filled in again', () => {
  const values = placeholderValues({ ...about, jobTitle: '{{company}}\n$&' });
  expect(filledTemplate('{{job_title}}', values)).toBe('{{company}} $&');
});

test.each([
  ['Dear {{frist_name}}', 'no placeholder called “frist_name”. There are first_name, full_name, job_title,'],
  ['Dear {{constructor}}', 'no placeholder called “constructor”'],
  ['Dear {{}}', 'no placeholder called “”'],
  ['Dear {{first_name}, hello', 'At “first_name}, hello” there is only half a placeholder'],
  ['Dear first_name}}', 'At “Dear first_name” there is only half a placeholder'],
  ['<b>Dear</b> you', 'Messages are plain text: the tag “b” would be read as it stands'],
])('a template like %j is refused with the reason', (text, reason) => {
  expect(templateProblem(text)).toContain(reason);
});

test.each(['Dear {{first_name}}', 'We pay < 5 and > 3', '{one} is fine', 'a <- b'])('%j is fine', (text) => {
  expect(templateProblem(text)).toBeUndefined();
});

test('an answer that goes out by itself knows the spelling from before, and no other text does', () => {
  const values = placeholderValues(about);
  const text = 'Dear {name}, {{first_name}}: {job} at {company}; {location}';
  expect(filledAnswer(text, values)).toBe('Dear Aishath, Aishath: Cook at Reef & Co; {location}');
  expect(filledTemplate(text, values)).toBe('Dear {name}, Aishath: {job} at {company}; {location}');
});

test('each placeholder can be used, and says what it stands for', () => {
  const all = placeholderNames.map((name) => `{{${name}}}`).join(' ');
  expect(templateProblem(all)).toBeUndefined();
  expect(filledTemplate(all, placeholderValues(about))).not.toMatch(/[{}]/);
  for (const name of placeholderNames) expect(placeholders[name]).toMatch(/^[A-Z]/);
});
