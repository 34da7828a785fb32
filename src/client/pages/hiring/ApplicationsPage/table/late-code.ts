import { codeOf } from '#client/kit/code/code-of.ts';

/** What opens over the table or beside it, and is not needed to read it. */
export const peekCode = codeOf(() => import('#client/features/peek/Peek.tsx'));
export const dialogsCode = codeOf(() => import('./TableDialogs.tsx'));
