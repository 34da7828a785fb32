import type { EmploymentType } from '#domain/jobs.ts';
import { newCompanyFields } from '#domain/fields/companies.ts';
import { jobFields } from '#domain/fields/jobs.ts';
import { lengthOf } from '#domain/fields/texts.ts';
import { mixesAlphabets, visibleLine } from '#domain/names.ts';
import type { FieldTexts } from '#server/import/fields.ts';
import { composedDescription } from './composed-description.ts';
import { dateProblem, type DateOrder, readDate, type SourceDate } from './dates.ts';
import { employmentTypeOf, employmentTypeProblem, readType } from './employment-type.ts';
import { experienceLevelOf, isTypeOfEmployment, yearsOfExperience } from './experience-level.ts';
import { payOf } from './pay.ts';
import { payInText } from './pay-in-text.ts';
import { fittingPlace, placeOf } from './place.ts';
import { type ToldTerms, toldTerms } from './told-terms.ts';
import { readableLine, readableText, Unreadable } from './readable-text.ts';
import { readSkills, type SkillReading, titleDiscriminates } from './skill-list.ts';

/** A posting as we keep it. `company` and `externalId` are null where the source names none. */
export interface Posting {
  externalId: string | null;
  company: string | null;
  title: string;
  description: string;
  requirements: string | null;
  location: string | null;
  department: string | null;
  salaryRange: string | null;
  /** What columns of their own tell of place and pay; left out where none does. */
  told?: ToldTerms;
  employmentType: EmploymentType;
  experienceLevel: string | null;
  skillsRequired: string[];
  /** ISO time in UTC. */
  postedDate: string | null;
  /** 'YYYY-MM-DD'. */
  applicationDeadline: string | null;
}

/** What the import did to a posting that the person who asked for it should know. */
export type Remark =
  | 'composed'
  | 'discriminatory'
  | 'discriminatoryTitle'
  | 'furtherSkills'
  | 'typeByWords'
  | 'placeShortened'
  | 'companyShortened'
  | 'noCompany';

export interface ReadPosting {
  posting: Posting;
  /** How often each remark applies: for tags their number, otherwise 1. */
  remarks: Partial<Record<Remark, number>>;
}

/** What is known of a whole file beside what each record says: taken where a record leaves it open. */
export interface FileContext {
  currency?: string | undefined;
  period?: string | undefined;
  /** In which order day and month stand in each column of dates. */
  orders?: ReadonlyMap<'postedDate' | 'applicationDeadline', DateOrder>;
}

// Of 20,000 characters that are kept HTML makes some ten times as many; what is longer is not worth parsing.
const longestText = 300_000;

/**
 * Makes a posting of a record's texts, or says everything that is wrong with them. Nothing is cut to fit; only in a
 * file without a column for descriptions (`describes` false) is one composed of the others.
 */
export function readPosting(
  texts: FieldTexts,
  describes: boolean,
  { currency, period, orders }: FileContext = {},
): ReadPosting | { problems: string[] } {
  const problems: string[] = [];
  const attempt = <Value>(label: string, read: () => Value): Value | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      problems.push(`${label} ${error.message}`);
      return undefined;
    }
  };
  const line = (label: string, text: string | undefined) =>
    attempt(label, () => readableLine(text ?? '')) ?? '';
  const block = (label: string, text: string | undefined) =>
    attempt(label, () => readableText(text ?? '')) ?? '';
  const fit = (label: string, text: string, { max }: { max: number }) => {
    const length = lengthOf(text);
    if (length > max)
      problems.push(
        `${label} has ${length.toLocaleString('en')} characters, and at most ${max.toLocaleString('en')} fit`,
      );
    return text || null;
  };
  const date = (label: string, field: 'postedDate' | 'applicationDeadline'): SourceDate | undefined => {
    const text = texts[field];
    const order = orders?.get(field);
    const found = text ? readDate(text, order) : undefined;
    if (text && !found) problems.push(dateProblem(label, text, order));
    return found;
  };

  for (const [field, text] of Object.entries(texts)) {
    if (text.includes('\u0000') || !text.isWellFormed())
      problems.push(`${field} contains a character that cannot be stored`);
    else if (text.length > longestText) problems.push(`${field} is far too long`);
  }
  if (problems.length > 0) return { problems };

  const title = line('title', texts.title);
  if (!title) problems.push('title is missing');
  const wholeCompany = line('company', texts.company);
  const company = withoutRemark(visibleLine(wholeCompany));
  if (mixesAlphabets(company)) problems.push('company mixes letters of different alphabets in one word');
  const wholePlace = placeOf(
    [texts.location, texts.locality, texts.region, texts.country].map((part) => line('location', part)),
  );
  const place = fittingPlace(wholePlace);
  if (place === undefined) fit('location', wholePlace, jobFields.location);
  const skills = readSkills(block('skills', texts.skillsRequired));
  const words = attempt('employment type', () => typeWords(texts)) ?? [];
  const composed = !describes && !texts.description;
  const described = composed
    ? composedDescription(texts, {
        title,
        company: company || null,
        place: place ?? '',
        skills: skills.skills,
        vacancies: skills.vacancies,
      })
    : block('description', texts.description);
  const type = employmentTypeOf(words, title, composed ? '' : described);
  if (typeof type !== 'string') problems.push(employmentTypeProblem(type.unknown));
  if (!described) problems.push('description is missing');
  const payFacts = {
    text: line('salary', texts.salaryRange),
    min: texts.salaryMin,
    max: texts.salaryMax,
    currency: texts.salaryCurrency || currency,
    period: texts.salaryPeriod || period,
  };
  const pay =
    payOf(payFacts) || payOf({ ...payFacts, text: composed ? '' : payInText(described, payFacts.currency) });
  const posted = date('posted date', 'postedDate');
  const deadline = date('deadline', 'applicationDeadline');
  if (posted && deadline && deadline.day < posted.day)
    problems.push(`deadline ${deadline.day} is before the day it was posted, ${posted.day}`);

  const posting: Posting = {
    externalId: texts.externalId ?? null,
    company: fit('company', company, newCompanyFields.name),
    title: fit('title', title, jobFields.title) ?? '',
    description:
      fit(
        'description',
        composed ? described : withVacancies(described, skills.vacancies),
        jobFields.description,
      ) ?? '',
    requirements: fit(
      'requirements',
      requirementsOf(
        block('requirements', texts.requirements),
        skills,
        composed ? '' : texts.experienceYears,
      ),
      jobFields.requirements,
    ),
    location: place || null,
    department: fit('department', line('department', texts.department), jobFields.department),
    salaryRange: fit('salary', pay, jobFields.salaryRange),
    ...toldTerms(texts, (label, text, field) => fit(label, line(label, text), field) ?? undefined),
    employmentType: typeof type === 'string' ? type : 'full_time',
    experienceLevel: fit(
      'experience level',
      experienceLevelOf(line('experience level', texts.experienceLevel)) ?? '',
      jobFields.experienceLevel,
    ),
    skillsRequired: skills.skills,
    postedDate: posted?.time ?? null,
    applicationDeadline: deadline?.day ?? null,
  };
  if (problems.length > 0) return { problems };
  return {
    posting,
    remarks: {
      composed: composed ? 1 : 0,
      discriminatory: skills.discriminatory,
      discriminatoryTitle: titleDiscriminates(title) ? 1 : 0,
      furtherSkills: skills.further.length,
      typeByWords: type !== 'full_time' && words.some((word) => readType(word) === 'full_time') ? 1 : 0,
      placeShortened: place === wholePlace ? 0 : 1,
      companyShortened: company === wholeCompany ? 0 : 1,
      noCompany: company ? 0 : 1,
    },
  };
}

/** The words about the kind of employment: those of its own column, and what strayed into the one for levels. */
function typeWords({ employmentType = '', experienceLevel = '' }: FieldTexts): string[] {
  return [...employmentType.split('\n'), ...(isTypeOfEmployment(experienceLevel) ? [experienceLevel] : [])]
    .map(readableLine)
    .filter(Boolean);
}

function withVacancies(description: string, vacancies: string | undefined): string {
  return vacancies ? `${description}\n\nVacancies: ${vacancies}` : description;
}

/** A name that does not fit loses a remark in brackets at its end, such as "(formerly …)". */
function withoutRemark(name: string): string {
  return lengthOf(name) > newCompanyFields.name.max ? name.replace(/\s*\([^()]*\)$/, '') : name;
}

function requirementsOf(requirements: string, { further }: SkillReading, years = ''): string {
  const experience = yearsLine(years);
  return [
    requirements,
    [experience, ...further]
      .filter(Boolean)
      .map((entry) => `• ${entry}`)
      .join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function yearsLine(years: string): string {
  const said = yearsOfExperience(years);
  return said ? `Experience: ${said}` : '';
}
