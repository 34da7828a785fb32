import { experienceLevels } from '#domain/jobs.ts';
import { isSilent } from './employment-type.ts';

/** The level as written, in our spelling where it is one of ours. Words about the kind of employment that stand in its column are none. */
export function experienceLevelOf(text: string): string | null {
  const level = text.trim();
  if (isSilent(level) || isTypeOfEmployment(level)) return null;
  return experienceLevels.find((known) => known.toLowerCase() === level.toLowerCase()) ?? level;
}

/** Some sources put what is left of the employment type into the column for levels. */
export function isTypeOfEmployment(level: string): boolean {
  return /^(?:full|part)[\s_-]?time$|^freelance\b/i.test(level.trim());
}

/** "1-3 Yrs of Exp" as "1-3 years"; undefined where nothing is said ("null Yrs of Exp"). Other wordings stay as they are. */
export function yearsOfExperience(text: string): string | undefined {
  const said = text.trim();
  if (!said || /^(?:null|none|n\/?a|nan|undefined)\b/i.test(said)) return undefined;
  const years = /^(\d+(?:\s?[-–+]\s?\d*|\+)?)(?:\s*(?:yrs?|years?)\.?(?:\s+(?:of\s+)?exp(?:erience)?\.?)?)?$/i
    .exec(said)?.[1]
    ?.replace(/\s/g, '');
  if (!years) return said;
  return years === '1' ? '1 year' : `${years} years`;
}
