import { describe, expect, it } from 'vitest';
import { yearsAsked } from './years.ts';

describe('the years of experience a posting asks for', () => {
  it.each([
    ['A minimum of five (5) years of experience as a chef', 5],
    ['Must have 3-5 years proven experience in leading and managing', 3],
    ['Eight (8) years of responsibility in the development of experience', 8],
    ["A minimum of 5 years' experience as a management accountant", 5],
    ['Related Work Experience: 2 years', 2],
    ['Experience: 4/6 years relevant related work experience', 4],
    ['Above 5 years work experience in marketing', 5],
    ['At least two years in a similar role', 2],
    ['8+ years of experience in a reputable restaurant', 8],
    ['Three or more years of experience in managing sales', 3],
    ['One year and above relevant work experience', 1],
  ])('are read from “%s”', (text, years) => {
    expect(yearsAsked(text)?.least).toBe(years);
  });

  it.each([
    'We have served our guests for over 35 years.',
    'Aged 16-65 years with complex needs and experience of care',
    'Fixed term contract of 2 years',
    'Referees for the last 3 years',
    'You will work with children of 5 years of age',
    'A two-year training programme',
    'Experience of working with young people is welcome.',
  ])('are not made out of “%s”', (text) => {
    expect(yearsAsked(text)).toBeUndefined();
  });

  it('are the least where a text asks different amounts of different people', () => {
    expect(yearsAsked('4 years experience for diploma, 2 years experience for degree')?.least).toBe(2);
  });

  it('are those of the whole where a part of them is told too', () => {
    expect(yearsAsked('8 years’ experience in HR with 2+ years of experience managing a team')?.least).toBe(
      8,
    );
  });

  it('come with the words they were read from', () => {
    expect(
      yearsAsked('Diploma. A minimum of 3 years experience as a radiographer. Team player')?.words,
    ).toContain('minimum of 3 years experience');
  });
});
