import type { EmploymentType } from '#domain/jobs.ts';
import type { QuestionKind } from '#domain/questions.ts';

/** A posting to begin with. What only the employer knows stands in square brackets. */
export interface JobTemplate {
  id: string;
  trade: string;
  title: string;
  /** What the same work is called elsewhere. */
  also: readonly string[];
  department: string;
  employmentType: EmploymentType;
  experienceLevel: string;
  description: string;
  requirements: string;
  skillsRequired: readonly string[];
  questions: readonly TemplateQuestion[];
}

export interface TemplateQuestion {
  kind: QuestionKind;
  text: string;
  choices?: readonly string[];
  required?: boolean;
  wanted?: readonly string[];
  least?: number;
}

interface Written extends Omit<
  JobTemplate,
  'trade' | 'department' | 'employmentType' | 'description' | 'requirements' | 'questions'
> {
  employmentType?: EmploymentType;
  questions?: readonly TemplateQuestion[];
  intro: string;
  duties: readonly string[];
  /** Beside what the trade offers everybody. */
  offers?: readonly string[];
  must: readonly string[];
  nice: readonly string[];
}

/** The templates of a trade, each with what it offers everybody. */
export function ofTrade(
  trade: string,
  department: string,
  usual: readonly string[],
  written: readonly Written[],
): JobTemplate[] {
  return written.map(({ intro, duties, offers = [], must, nice, employmentType, questions, ...rest }) => ({
    ...rest,
    trade,
    department,
    employmentType: employmentType ?? 'full_time',
    questions: questions ?? [],
    description: [
      intro,
      section('What you will do', duties),
      section('What we offer', [...offers, ...usual]),
    ].join('\n\n'),
    requirements: [section('You bring', must), section('Good to have', nice)].join('\n\n'),
  }));
}

function section(heading: string, items: readonly string[]): string {
  return [`## ${heading}`, ...items.map((item) => `- ${item}`)].join('\n');
}

/** What islands offer those who live on them. */
export const onTheIsland = [
  'Service charge on top of the basic pay, paid every month',
  'A [shared or single] room and meals on the island',
  '[Number] days of paid leave a year, with the journey home',
  'Medical insurance and uniform',
];

export const startsBy: TemplateQuestion = { kind: 'text', text: 'When could you start?', required: true };

export const hasWorkedOnIsland: TemplateQuestion = {
  kind: 'yes_no',
  text: 'Have you lived and worked on an island or a ship before?',
};
