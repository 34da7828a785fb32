import { plain, stemsOf } from '#matching/text/tokens.ts';
import { namesOf } from '#matching/vocabulary/concepts.ts';
import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';
import { skillMeant } from './skill-meant.ts';
import { skillLabel, skillOfBag } from './skill-names.ts';
import { wordMeant } from './spelling.ts';

export interface SkillLink {
  concept: number;
  label: string;
  /** By its own name, by another name, by a name with other endings, order or courtesies, by one with a slip in it, or by what it means. */
  how: 'same' | 'alias' | 'form' | 'spelling' | 'similar';
}

/** The skill of the vocabulary that somebody has typed, or null for one it does not know: that one matches only itself. */
export function linkSkill(vocabulary: Vocabulary, typed: string): SkillLink | null {
  return (
    linked(vocabulary, typed, undefined) ??
    linked(vocabulary, withoutCourtesies(typed), 'form') ??
    linkedByPart(vocabulary, typed) ??
    linked(vocabulary, spelledRight(vocabulary, typed), 'spelling') ??
    linked(vocabulary, spelledRight(vocabulary, withoutCourtesies(typed)), 'spelling') ??
    linkedByMeaning(vocabulary, typed)
  );
}

function linked(vocabulary: Vocabulary, typed: string, how: SkillLink['how'] | undefined): SkillLink | null {
  const stems = stemsOf(typed).map((stem) => vocabulary.stemNumbers.get(stem));
  const known = stems.filter((stem) => stem !== undefined);
  if (known.length === 0 || known.length < stems.length) return null;
  const skill = skillOfBag(vocabulary, known);
  if (!skill) return null;
  return {
    concept: skill.concept,
    label: skillLabel(vocabulary, skill.concept),
    how: how ?? howWritten(vocabulary, skill.concept, plain(typed).trim()),
  };
}

/** "Accounting/Finance" is the first of the two that is known. */
function linkedByPart(vocabulary: Vocabulary, typed: string): SkillLink | null {
  const parts = typed.split('/');
  if (parts.length < 2) return null;
  for (const part of parts) {
    const link = linked(vocabulary, withoutCourtesies(part), 'form');
    if (link) return link;
  }
  return null;
}

function linkedByMeaning(vocabulary: Vocabulary, typed: string): SkillLink | null {
  const concept = skillMeant(vocabulary, typed);
  return concept === null ? null : { concept, label: skillLabel(vocabulary, concept), how: 'similar' };
}

function howWritten(vocabulary: Vocabulary, concept: number, typed: string): SkillLink['how'] {
  if (plain(skillLabel(vocabulary, concept)) === typed) return 'same';
  return namesOf(vocabulary, concept).some((name) => plain(name) === typed) ? 'alias' : 'form';
}

/** "Excellent knowledge of HACCP (5 years)" is HACCP. */
function withoutCourtesies(typed: string): string {
  return typed.replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' ').replaceAll(courtesies, ' ');
}

const courtesies =
  /\b(?:(?:very |highly |fully )?(?:good|strong|excellent|great|solid|sound|proven|basic|advanced|intermediate|expert|professional|proficien(?:t|cy)|fluen(?:t|cy)|native|skilled|experienced|competent|effective|outstanding|extensive|working|demonstrated|relevant|certified)(?: (?:in|with|at|of))?|(?:skills?|knowledge|experience|understanding|abilit(?:y|ies)|expertise|background|familiarity|command|competenc(?:e|y|ies)|certificat(?:e|es|ion)|qualifications?|level|licen[cs]ed?)(?: (?:in|with|of|to|on))?|able to|know(?:ing)? how to|\d+\+? ?(?:years?|yrs?)(?: of)?|v?\d+(?:\.\d+)+)(?![a-z])/gi;

function spelledRight(vocabulary: Vocabulary, typed: string): string {
  return typed.replaceAll(/[\p{L}]+/gu, (word) => wordMeant(vocabulary, word) ?? word);
}
