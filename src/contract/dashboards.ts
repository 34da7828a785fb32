import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const dashboards = {
  'GET /api/dashboard/stats': endpoint({
    summary: 'The figures of one’s dashboard; 0 where one does not concern the role',
    permission: 'account.use',
    status: 200,
    answer: z
      .object({
        profileCompletionPercentage: z.int(),
        profileViews: z.int(),
        activeApplications: z.int(),
        interviewInvites: z.int(),
        savedJobs: z.int(),
        newApplications: z.int(),
        interviewsScheduled: z.int(),
        activeJobs: z.int(),
        totalApplications: z.int(),
        offersExtended: z.int(),
        candidates: z.int().describe('People who have applied to the jobs one runs.'),
      })
      .meta({ id: 'DashboardStats' }),
  }),
};
