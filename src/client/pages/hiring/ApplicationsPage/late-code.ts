import { codeOf } from '#client/kit/code/code-of.ts';

// Nobody needs both, and the scores of a job's applicants only where they are asked for.
export const tableCode = codeOf(() => import('./table/ApplicationTable.tsx'));
export const cardsCode = codeOf(() => import('./CardsOfApplications.tsx'));
export const assistCode = codeOf(() => import('#client/features/assist/JobAssist.tsx'));
