import type { EmploymentType } from '#domain/jobs.ts';
import type { WorkValue, WorkWay } from '#domain/work-life.ts';

/** What somebody of the demo wants next, what they value in work and how they like to do it. */
export interface Wishes {
  titles?: readonly string[];
  places?: readonly string[];
  types?: readonly EmploymentType[];
  /** The least they would work for, per month. */
  pay?: readonly [amount: number, currency: string];
  /** In how many days they could begin. */
  start?: number;
  values?: readonly WorkValue[];
  ways?: readonly WorkWay[];
}

/** By username; who is not here has said nothing. */
export const wishes: Readonly<Record<string, Wishes>> = {
  aishath: {
    titles: ['Guest Relations Manager', 'Guest Relations Supervisor'],
    places: ['Baa Atoll', 'Malé', 'North Malé Atoll'],
    types: ['full_time'],
    pay: [900, 'USD'],
    start: 30,
    values: ['care', 'learning', 'many_cultures', 'community'],
    ways: ['with_guests', 'in_a_team', 'every_day_different'],
  },
  'mariyam.zahir': {
    titles: ['Marine Biologist'],
    places: ['Baa Atoll', 'Raa Atoll'],
    types: ['full_time', 'contract'],
    values: ['nature', 'learning', 'freedom'],
    ways: ['hands_on', 'every_day_different', 'with_guests'],
  },
  'fathimath.inaya': {
    titles: ['Marine Biologist', 'Research Assistant'],
    places: ['anywhere'],
    types: ['full_time', 'internship'],
    start: 0,
    values: ['nature', 'learning'],
    ways: ['hands_on', 'in_a_team'],
  },
  shifaz: {
    titles: ['Boat Captain'],
    types: ['full_time'],
    pay: [1_100, 'USD'],
    values: ['security', 'nature', 'balance'],
    ways: ['hands_on', 'clear_routine', 'steady_pace'],
  },
  'abdulla.saeed': {
    titles: ['Marine Engineer', 'Chief Engineer'],
    types: ['full_time', 'contract'],
    pay: [1_400, 'USD'],
    values: ['standards', 'security'],
    ways: ['hands_on', 'behind_the_scenes', 'planning_ahead'],
  },
  'hussain.rasheed': {
    titles: ['Diving Instructor', 'Base Leader'],
    places: ['South Ari Atoll', 'Baa Atoll'],
    types: ['full_time'],
    pay: [1_200, 'USD'],
    start: 14,
    values: ['nature', 'care', 'community'],
    ways: ['with_guests', 'hands_on', 'in_a_team'],
  },
  'lena.hoffmann': {
    titles: ['Dive Centre Manager', 'Cruise Director'],
    places: ['anywhere'],
    types: ['full_time', 'contract'],
    pay: [2_000, 'USD'],
    values: ['nature', 'many_cultures', 'freedom'],
    ways: ['with_guests', 'fast_pace', 'planning_ahead'],
  },
  'grace.mutua': {
    titles: ['Concierge', 'Front Office Supervisor'],
    types: ['full_time'],
    values: ['care', 'recognition', 'many_cultures'],
    ways: ['with_guests', 'every_day_different'],
  },
  'elena.sokolova': {
    titles: ['Guest Relations Officer'],
    places: ['anywhere'],
    types: ['full_time', 'contract'],
    pay: [1_000, 'USD'],
    values: ['many_cultures', 'learning'],
    ways: ['with_guests', 'fast_pace'],
  },
  'priya.nair': {
    titles: ['Reservations Manager'],
    types: ['full_time'],
    pay: [1_100, 'USD'],
    values: ['standards', 'balance', 'recognition'],
    ways: ['planning_ahead', 'in_a_team', 'behind_the_scenes'],
  },
  'nishantha.f': {
    titles: ['Sous Chef', 'Executive Sous Chef'],
    types: ['full_time'],
    pay: [1_300, 'USD'],
    values: ['standards', 'community', 'learning'],
    ways: ['fast_pace', 'in_a_team', 'hands_on'],
  },
  'matteo.galli': {
    titles: ['Pastry Chef'],
    places: ['anywhere'],
    types: ['full_time'],
    values: ['standards', 'freedom'],
    ways: ['hands_on', 'on_my_own', 'clear_routine'],
  },
  'jomar.reyes': {
    titles: ['Head Bartender', 'Bar Manager'],
    types: ['full_time'],
    pay: [900, 'USD'],
    values: ['many_cultures', 'recognition', 'community'],
    ways: ['with_guests', 'fast_pace', 'in_a_team'],
  },
  'maricel.santos': {
    titles: ['Spa Therapist', 'Spa Supervisor'],
    types: ['full_time'],
    values: ['care', 'security'],
    ways: ['with_guests', 'steady_pace', 'hands_on'],
  },
  'nadia.benali': {
    titles: ['Spa Manager'],
    types: ['full_time'],
    pay: [2_000, 'USD'],
    values: ['care', 'standards', 'many_cultures'],
    ways: ['planning_ahead', 'with_guests'],
  },
  'lakmini.j': {
    titles: ['Housekeeping Supervisor', 'Assistant Housekeeper'],
    types: ['full_time'],
    values: ['security', 'community', 'standards'],
    ways: ['clear_routine', 'in_a_team'],
  },
};
