import { type Concept, conceptOf } from './concept.ts';

/**
 * Our own short list, one concept a line: `label | alias; alias | skill or occupation | labels of what it belongs to`.
 * Lines that begin with # are remarks. A label the taxonomies have already only gains the aliases.
 */
export function withTradeWords(taxonomies: readonly Concept[], list: string): Concept[] {
  const byLabel = new Map<string, Concept>();
  for (const concept of taxonomies) {
    const label = concept.names[0]!.toLowerCase();
    if (!byLabel.has(label)) byLabel.set(label, concept);
  }
  const added: Concept[] = [];
  const above = new Map<Concept, string[]>();
  for (const line of list.split('\n').filter((text) => text.trim() && !text.startsWith('#'))) {
    const [label = '', aliases = '', kind = 'skill', parents = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    const names = [label, ...aliases.split(';').map((alias) => alias.trim())].filter(Boolean);
    const known = byLabel.get(label.toLowerCase());
    if (known) {
      known.names.push(...names.slice(1));
      continue;
    }
    if (kind !== 'skill' && kind !== 'occupation')
      throw new Error(`Trade words: "${kind}" is no kind: ${line}`);
    const concept = conceptOf({ address: `own:${label}`, kind, names, order: `own ${label}` });
    added.push(concept);
    byLabel.set(label.toLowerCase(), concept);
    above.set(
      concept,
      parents
        .split(';')
        .map((parent) => parent.trim())
        .filter(Boolean),
    );
  }
  for (const [concept, parents] of above) {
    concept.broader = parents.map((parent) => {
      const found = byLabel.get(parent.toLowerCase());
      if (!found)
        throw new Error(`Trade words: "${concept.names[0]}" belongs to "${parent}", which nobody has.`);
      if (concept.kind === 'occupation') concept.isco ||= found.isco;
      return found.address;
    });
  }
  return [...taxonomies, ...added];
}
