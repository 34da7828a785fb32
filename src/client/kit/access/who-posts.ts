/** What somebody is told who followed a link to post a job and may not. */
export const whoPosts = {
  title: 'Recruiters and hiring managers post jobs',
  description:
    'To post as an employer, log out and sign up as a recruiter or hiring manager with another email address.',
};
