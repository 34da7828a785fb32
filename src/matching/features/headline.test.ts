import { describe, expect, test } from 'vitest';
import { vocabulary } from '#test/features.ts';
import { readHeadline } from './headline.ts';

const headline = (text: string) => readHeadline(vocabulary, text);
const title = (text: string) => headline(text)?.title.text;

describe('what somebody calls themselves', () => {
  test.each([
    ['Midwife', 'Midwife'],
    ['Father of three | Midwife | Diver', 'Midwife'],
    ['Mother of two • Room attendant', 'Room attendant'],
    ['Dive Instructor - Baa Atoll', 'Dive Instructor'],
    ['Skipper with twenty years at sea and a smile', 'Skipper'],
    ['Electrician looking for a new challenge', 'Electrician'],
    ['Hello! Waiter', 'Waiter'],
    ['Nurse; mother; reader', 'Nurse'],
    ['Waiter, 24, Nepali', 'Waiter'],
    ['Young Nepali driver', 'driver'],
    // What names the craft stays.
    ['French teacher', 'French teacher'],
  ])('in “%s” is “%s”', (text, named) => {
    expect(title(text)).toBe(named);
  });

  test.each([
    '',
    '   ',
    'Looking for work as a midwife or anything else',
    'Aspiring pilot',
    'Student of navigation',
    'Would like to become a chef in one of the great houses',
    'Passionate about people and good food since I was a child',
  ])('is nothing in “%s”, where only a wish or no trade stands', (text) => {
    expect(headline(text)).toBeNull();
  });

  test('tells the level with it, where it does', () => {
    expect(headline('Senior Waiter')?.level?.level).toBe('senior');
    expect(headline('Waiter')?.level).toBeNull();
    expect(headline('Head of three | Waiter')?.level).toBeNull();
  });

  test('is looked for at the beginning of it only: a page is no headline', () => {
    expect(title(`${'x '.repeat(200)}| Midwife`)).toBeUndefined();
  });
});
