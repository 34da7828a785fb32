import { keysOf } from './keys.ts';
import type { NotificationType } from './notifications.ts';

/** What is done apart from requests, and what each task is told: the name of its queue decides. */
export interface TaskData {
  mail: { mailId: number };
  'interview-mail': InterviewLetter;
  'auto-response': { applicationId: number };
  'farewell-mail': { messageId: number };
  'rejection-mail': { messageId: number };
  'visitor-mail': { visitorApplicationId: number };
  'notification-mail': { userId: number };
  /** Of whoever posted the jobs, if anybody still does. */
  'response-reminder': { recruiterId: number | null };
  'onboarding-reminder': { taskId: number };
  rejection: { applicationId: number };
  'hired-interviews': { applicationId: number };
  'offer-expiry': { applicationId: number };
  'alert-morning': { zone: string };
  'alert-digest': { userId: number };
  'reset-link': { address: string; network: string };
  'confirm-link': { userId: number };
  reminders: Nothing;
  recovery: Nothing;
  'alert-matching': Nothing;
  'alert-queries': Nothing;
  features: Nothing;
  'search-index': Nothing;
  'market-figures': Nothing;
  'answer-records': Nothing;
  'clean-up': Nothing;
  'security-log-sending': Nothing;
  'reply-mailbox': Nothing;
  'index-now': Nothing;
  backup: Nothing;
  'company-export': { exportId: number };
  'site-domains': Nothing;
  webhooks: Nothing;
  'own-calendars': Nothing;
  'people-import': { batchId: number };
}

type Nothing = Record<string, never>;

/** What somebody is to be told of an interview, as it was when that was decided. */
export interface InterviewLetter {
  interviewId: number;
  userId: number;
  type: NotificationType;
  sequence: number;
  startsAt: string | null;
  /** It was in their calendar and is to go from there. */
  withdraws: boolean;
}

export type TaskName = keyof TaskData;

/** What each is called where somebody looks after them. */
export const taskLabel: Record<TaskName, string> = {
  mail: 'Send emails',
  'interview-mail': 'Interview emails',
  'auto-response': 'Auto-responses to applications',
  'farewell-mail': 'Emails to applicants of closed jobs',
  'rejection-mail': 'Rejection emails',
  'visitor-mail': 'Emails to confirm applications',
  'notification-mail': 'Notification emails',
  'response-reminder': 'Reminders to answer',
  'onboarding-reminder': 'Onboarding reminders',
  rejection: 'Release rejections',
  'hired-interviews': 'Cancel interviews after a hire',
  'offer-expiry': 'Expire offers',
  'alert-morning': 'Morning job alerts by time zone',
  'alert-digest': 'Job alerts',
  'reset-link': 'Password reset links',
  'confirm-link': 'Address confirmation links',
  reminders: 'Find due reminders',
  recovery: 'Recover lost tasks',
  'alert-matching': 'Match new jobs with alerts',
  'alert-queries': 'Update alert queries',
  features: 'Extract features of jobs and profiles',
  'search-index': 'Sync the search index',
  'market-figures': 'Measure the market',
  'answer-records': 'Recalculate answer records',
  'clean-up': 'Clean up',
  'security-log-sending': 'Forward the security log',
  'reply-mailbox': 'Read replies by email',
  'index-now': 'Notify search engines (IndexNow)',
  backup: 'Back up',
  'company-export': 'Export companies’ data',
  'site-domains': 'Confirm the domains of careers sites again',
  webhooks: 'Send to webhooks',
  'own-calendars': 'Read interviewers’ calendars',
  'people-import': 'Bring people along from other systems',
};

/** What is done again and again, and looks at how things stand when it begins: nobody asks for one of these in particular. */
export const upkeepTasks = [
  'alert-matching',
  'alert-queries',
  'features',
  'search-index',
  'market-figures',
  'answer-records',
  'clean-up',
  'security-log-sending',
  'reply-mailbox',
  'index-now',
  'site-domains',
  'webhooks',
  'own-calendars',
  'reminders',
  'recovery',
] as const satisfies readonly TaskName[];

export function isUpkeep(name: TaskName): boolean {
  return upkeepTasks.some((one) => one === name);
}

export const taskNames = keysOf(taskLabel);

/** How long the server remembers a task that is done, and one that was given up and nobody has decided on. */
export const taskMemoryDays = { done: 1, failed: 60 } as const;
