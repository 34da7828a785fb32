import type { Body } from '#contract/api.ts';
import type { EducationValues, WorkExperienceValues } from './profile-entries.queries.ts';

/** Work experience as it is kept, from what was sent. */
export function experienceValues(body: Body<'POST /api/work-experience'>): WorkExperienceValues {
  return {
    ...body,
    location: body.location ?? null,
    description: body.description ?? null,
    endDate: endOf(body),
  };
}

/** An education as it is kept, from what was sent. */
export function educationValues(body: Body<'POST /api/education'>): EducationValues {
  return {
    ...body,
    fieldOfStudy: body.fieldOfStudy ?? null,
    startDate: body.startDate ?? null,
    description: body.description ?? null,
    endDate: endOf(body),
  };
}

/** What is still going on has no end. */
function endOf(period: { isCurrent: boolean; endDate?: string | null }): string | null {
  return period.isCurrent ? null : (period.endDate ?? null);
}
