import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { type Concept, conceptOf } from './concept.ts';
import { readZip } from './read-zip.ts';

type Line = Record<string, string>;

/** ESCO's skills, skill groups, occupations and ISCO groups, from the folder with the zips of its English CSV files. */
export function escoConcepts(folder: string): Concept[] {
  const tables = tablesOf(folder);
  const groups = linesOf(tables, 'skillGroups_en.csv').map((line) =>
    conceptOf({
      address: line.conceptUri!,
      kind: 'skill group',
      names: namesIn(line),
      order: line.code || line.conceptUri!,
    }),
  );
  const skills = linesOf(tables, 'skills_en.csv').map((line) =>
    conceptOf({
      address: line.conceptUri!,
      kind: line.skillType === 'knowledge' ? 'knowledge' : 'skill',
      names: namesIn(line),
    }),
  );
  const occupations = linesOf(tables, 'occupations_en.csv').map((line) =>
    conceptOf({
      address: line.conceptUri!,
      kind: 'occupation',
      names: namesIn(line),
      isco: Number(line.iscoGroup),
      order: line.code!,
    }),
  );
  const isco = linesOf(tables, 'ISCOGroups_en.csv').map((line) =>
    conceptOf({
      address: line.conceptUri!,
      kind: 'isco group',
      names: namesIn(line),
      isco: line.code!.length === 4 ? Number(line.code) : 0,
      order: line.code!,
    }),
  );
  const all = [...skills, ...groups, ...occupations, ...isco];
  const byAddress = new Map(all.map((concept) => [concept.address, concept]));
  for (const table of ['broaderRelationsSkillPillar.csv', 'broaderRelationsOccPillar.csv']) {
    for (const line of linesOf(tables, table)) {
      byAddress.get(line.conceptUri!)?.broader.push(line.broaderUri!);
    }
  }
  for (const line of linesOf(tables, 'occupationSkillRelations.csv')) {
    const occupation = byAddress.get(line.occupationUri!);
    const relation = line.relationType === 'essential' ? 'essential' : 'optional';
    occupation?.[relation].push(line.skillUri!);
  }
  for (const line of linesOf(tables, 'skillSkillRelations.csv')) {
    byAddress.get(line.originalSkillUri!)?.related.push(line.relatedSkillUri!);
  }
  // A skill stands beside those of its group.
  for (const skill of skills)
    skill.order = skill.broader.map((address) => orderOf(address)).toSorted()[0] ?? '';
  return all;

  function orderOf(address: string): string {
    const concept = byAddress.get(address);
    if (!concept) return '';
    if (concept.order) return concept.order;
    return concept.broader[0] ? `${orderOf(concept.broader[0])}~` : '';
  }
}

/** What ESCO writes about each concept, by address: read while word vectors are learned, not shipped. */
export function escoDescriptions(folder: string): Map<string, string> {
  const tables = tablesOf(folder);
  return new Map(
    ['skills_en.csv', 'occupations_en.csv', 'ISCOGroups_en.csv']
      .flatMap((table) => linesOf(tables, table))
      .map((line) => [line.conceptUri!, line.description ?? '']),
  );
}

function tablesOf(folder: string): Map<string, string> {
  const zips = readdirSync(folder).filter((file) => file.endsWith('.zip'));
  return new Map(zips.flatMap((file) => [...readZip(path.join(folder, file))]));
}

function linesOf(tables: Map<string, string>, name: string): Line[] {
  const table = tables.get(name);
  if (!table) throw new Error(`ESCO's ${name} is not in the folder.`);
  return parse<Line>(table, { columns: true, bom: true });
}

function namesIn(line: Line): string[] {
  return [line.preferredLabel!, ...(line.altLabels ?? '').split('\n')];
}
