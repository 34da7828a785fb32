import type { Answer } from '#contract/api.ts';
import { isReportable, latestReportableYear, reportableFrom } from '#domain/fairness.ts';
import { crossedImpactRatios, impactRatios } from '#domain/impact-ratios.ts';
import type { Db } from '#server/db/query.ts';
import {
  assessedIn,
  type AssessedRow,
  enginesIn,
  type FairnessFigures,
  saveReport,
  reportOf,
  yearsWithApplications,
} from './fairness.queries.ts';

type FairnessReport = Answer<'GET /api/company/fairness-report'>;
type Drawn = NonNullable<FairnessReport['report']>;

/**
 * A company's report about a year (without one the latest there is something to say of): drawn up at its first reading and from then on the same.
 */
export async function fairnessReport(
  db: Db,
  company: { id: number; name: string },
  wanted: number | undefined,
  now: string,
): Promise<FairnessReport> {
  const years = await yearsWithApplications(db, company.id);
  const year = wanted ?? years.find((one) => isReportable(one, now)) ?? years[0] ?? latestReportableYear(now);
  return {
    companyId: company.id,
    companyName: company.name,
    year,
    years,
    readableFrom: reportableFrom(year),
    report: isReportable(year, now) ? await drawnUp(db, company.id, year) : null,
  };
}

async function drawnUp(db: Db, companyId: number, year: number): Promise<Drawn> {
  let kept = await reportOf(db, companyId, year);
  if (!kept) {
    await saveReport(db, companyId, year, await calculated(db, companyId, year));
    kept = await reportOf(db, companyId, year);
  }
  if (!kept) throw new Error('A report that was just saved is not there.');
  return { ...kept.report, drawnAt: kept.drawnAt };
}

async function calculated(db: Db, companyId: number, year: number): Promise<FairnessFigures> {
  const assessed = await assessedIn(db, companyId, year);
  const by = (question: 'sex' | 'ageGroup' | 'origin') =>
    impactRatios(assessed.map((group) => ({ ...faring(group), category: group[question] })));
  return {
    people: assessed.reduce((total, { people }) => total + people, 0),
    engines: await enginesIn(db, companyId, year),
    sex: by('sex'),
    ageGroup: by('ageGroup'),
    origin: by('origin'),
    sexByOrigin: crossedImpactRatios(
      assessed.map((group) => ({ ...faring(group), first: group.sex, second: group.origin })),
    ),
  };
}

function faring({ people, selected, score }: AssessedRow) {
  return { people, selected, score };
}
