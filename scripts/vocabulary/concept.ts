import type { ConceptKind } from '#matching/vocabulary/vocabulary.ts';

/** A concept while the vocabulary is being made, known by an address of its own. */
export interface Concept {
  address: string;
  kind: ConceptKind;
  /** The first is the one people read. */
  names: string[];
  isco: number;
  /** Where it stands among its kind: neighbours in the taxonomy are neighbours in the file, which makes it small. */
  order: string;
  /** Addresses. */
  essential: string[];
  optional: string[];
  broader: string[];
  related: string[];
}

export function conceptOf(found: Pick<Concept, 'address' | 'kind' | 'names'> & Partial<Concept>): Concept {
  return {
    isco: 0,
    order: '',
    essential: [],
    optional: [],
    broader: [],
    related: [],
    ...found,
    names: found.names.map(tidy).filter(Boolean),
  };
}

/** Our files hold Latin-1. */
function tidy(name: string): string {
  return name
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[\u2010-\u2014]/g, '-')
    .replaceAll('\u200b', '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
