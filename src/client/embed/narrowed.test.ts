import { expect, test } from 'vitest';
import { jobFacts } from './job-facts.ts';
import type { PublicJobInBrief } from '#contract/public-jobs.ts';
import { choicesOf, narrowed } from './narrowed.ts';

const job = (id: number, more: Partial<PublicJobInBrief>): PublicJobInBrief => ({
  id,
  closed: false,
  title: 'Dive instructor',
  company: { name: 'Blue Lagoon', slug: 'blue-lagoon', website: null },
  department: null,
  location: 'Malé',
  place: null,
  salary: null,
  pay: null,
  employmentType: 'full_time',
  experienceLevel: null,
  skills: [],
  publishedAt: '2026-11-20T08:00:00.000000Z',
  updatedAt: '2026-11-20T08:00:00.000000Z',
  deadline: null,
  closesAt: null,
  startDate: null,
  url: `https://jobs.example.com/jobs/${id}`,
  applyUrl: `https://jobs.example.com/jobs/${id}/apply`,
  ...more,
});
const jobs = [
  job(1, { skills: ['PADI OWSI'], department: 'Diving' }),
  job(2, { title: 'Sous chef', location: 'Baa Atoll', department: 'Kitchen', employmentType: 'contract' }),
  job(3, { title: 'Captain', location: 'Baa Atoll' }),
];
const ids = (found: readonly PublicJobInBrief[]) => found.map(({ id }) => id);

test('a board finds what has every word, in any case and without its accents', () => {
  expect(ids(narrowed(jobs, 'MALE dive', {}))).toEqual([1]);
  expect(ids(narrowed(jobs, ' owsi ', {}))).toEqual([1]);
  expect(ids(narrowed(jobs, 'contract baa', {}))).toEqual([2]);
  expect(ids(narrowed(jobs, 'dive chef', {}))).toEqual([]);
  expect(ids(narrowed(jobs, '', {}))).toEqual([1, 2, 3]);
});

test('what is chosen narrows what is found, and a job that says nothing of it is left out', () => {
  expect(ids(narrowed(jobs, '', { location: 'Baa Atoll' }))).toEqual([2, 3]);
  expect(ids(narrowed(jobs, '', { location: 'Baa Atoll', department: 'Kitchen' }))).toEqual([2]);
  expect(ids(narrowed(jobs, 'captain', { type: 'Contract' }))).toEqual([]);
});

test('a filter is offered only where there is something to choose between', () => {
  expect(choicesOf(jobs, 'location')).toEqual(['Baa Atoll', 'Malé']);
  expect(choicesOf(jobs, 'type')).toEqual(['Contract', 'Full Time']);
  expect(choicesOf([jobs[0]!, jobs[2]!], 'type')).toEqual([]);
  expect(choicesOf([], 'department')).toEqual([]);
});

test('a job says where, for how much, how and until when, as far as its employer does', () => {
  const said = job(4, { salary: 'USD 1,200', deadline: '2026-12-20', department: 'Diving' });
  expect(jobFacts(said)).toEqual(['Malé', 'USD 1,200', 'Full Time', 'Diving', 'Closes 20 December 2026']);
  expect(jobFacts(job(5, { location: null }))).toEqual(['Full Time']);
});
