/**
 * What people want of work beyond the tasks: what they value, and how they like to work. A person says it of
 * themselves, a company of itself, both by choosing from these two short lists; it is never guessed from anything else.
 */
export const workValues = [
  'care',
  'learning',
  'security',
  'standards',
  'nature',
  'community',
  'freedom',
  'balance',
  'recognition',
  'many_cultures',
] as const;
export type WorkValue = (typeof workValues)[number];

export const workWays = [
  'with_guests',
  'behind_the_scenes',
  'in_a_team',
  'on_my_own',
  'clear_routine',
  'every_day_different',
  'hands_on',
  'planning_ahead',
  'fast_pace',
  'steady_pace',
] as const;
export type WorkWay = (typeof workWays)[number];

/** At most this many are chosen of each list: who ticks everything has said nothing. */
export const workLifeChoices = 5;

export const workValueLabels: Record<WorkValue, string> = {
  care: 'Looking after people',
  learning: 'Learning and growing',
  security: 'A secure job',
  standards: 'High standards',
  nature: 'Care for the sea and nature',
  community: 'A close team',
  freedom: 'Freedom to decide',
  balance: 'Time for life outside work',
  recognition: 'Recognition for good work',
  many_cultures: 'People from many places',
};

export const workWayLabels: Record<WorkWay, string> = {
  with_guests: 'Face to face with guests',
  behind_the_scenes: 'Behind the scenes',
  in_a_team: 'In a team',
  on_my_own: 'On my own',
  clear_routine: 'A clear routine',
  every_day_different: 'Every day different',
  hands_on: 'With my hands',
  planning_ahead: 'Planning ahead',
  fast_pace: 'A fast pace',
  steady_pace: 'A steady pace',
};
