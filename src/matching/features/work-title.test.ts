import { describe, expect, it } from 'vitest';
import { workTitles } from './work-title.ts';

describe('the title of work somebody did', () => {
  it.each([
    'Waiter (Bangladeshi)',
    'Bangladeshi waiter',
    'Waiter - Indian',
    'Waiter, Sri Lankan, 24',
    'Waiter (Nepal)',
    'Waiter (from Nepal)',
    'Young waiter (22 years)',
    'Waiter (22)',
    'Waiter, 31 yrs old',
    'Waiter aged 45',
    'Mature waiter',
    'Muslim waiter',
    'Waiter (Christian)',
    'Waiter (Hindu, Indian)',
    'Male waiter',
    'Waitress',
    'Lady waiter',
    'Waiter (M/F)',
    'Waiter (female, 26, Filipino)',
    'Filipina waitress [F]',
    'Waiter - Maldivian national',
    'Waiter (Indian nationals only)',
  ])('“%s” says waiter and no more', (title) => {
    expect(workTitles(title).map((one) => one?.toLowerCase())).toEqual(['waiter']);
  });

  it.each([
    ['Thai massage therapist', 'massage therapist'],
    ['Indian chef de partie', 'chef de partie'],
    ['French teacher', 'teacher'],
    ['Russian speaking guest relations officer', 'speaking guest relations officer'],
    ['Hindu priest', 'priest'],
  ])('“%s” may name the craft, and “%s” counts where it does not', (title, trade) => {
    expect(workTitles(title)).toEqual([trade, title]);
  });

  it.each([
    'Support worker for young people',
    'Young people’s worker',
    'Elderly care assistant',
    'HR Executive (Recruitment)',
    'Chef de Partie - Pastry',
    'Second Officer',
    'Front Office Manager / Duty Manager',
  ])('what says what the work was stays: “%s”', (title) => {
    expect(workTitles(title)).toEqual([title]);
  });

  it.each(['Polish', 'Male', '(Muslim, 22)'])('that tells who did it and no work is none: “%s”', (title) => {
    expect(workTitles(title)).toEqual(['']);
  });

  it.each([
    ['Air hostess', 'Flight stewardess'],
    ['Room boy', 'Chambermaid'],
    ['Salesgirl', 'Saleswoman'],
    ['Bell boy', 'Bellman'],
    ['Headwaitress', 'Headwaiter'],
  ])('“%s” and “%s” are one trade', (one, other) => {
    expect(workTitles(one)[0]?.toLowerCase()).toBe(workTitles(other)[0]?.toLowerCase());
  });
});
