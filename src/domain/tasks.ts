import type { NotificationType } from './notifications.ts';

/** What is done apart from requests, and what each task is told: the name of its queue decides. */
export interface TaskData {
  mail: { mailId: number };
  'interview-mail': InterviewLetter;
  'notification-mail': { userId: number };
  recovery: Nothing;
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
  mail: 'Send mail',
  'interview-mail': 'Interview mails',
  'notification-mail': 'Notification mails',
  recovery: 'Find what was left behind',
};

// The cast: Object.keys knows nothing of the type of the keys.
export const taskNames = Object.keys(taskLabel) as [TaskName, ...TaskName[]];

/** How long the server remembers a task that is done, and one that was given up and nobody has decided on. */
export const taskMemoryDays = { done: 1, failed: 60 } as const;
