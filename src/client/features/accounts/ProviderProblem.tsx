import { FormErrors } from '#client/ui/FormErrors.tsx';
import { isSignInProblem, signInProblems } from '#domain/single-sign-on.ts';

/** Why somebody came back from their company's sign-in without what they went for; the address of the page names it. */
export function ProviderProblem({ problem, title }: { problem: string | null; title: string }) {
  if (!isSignInProblem(problem)) return null;
  return <FormErrors errors={{}} failure={signInProblems[problem]} attempt={1} title={title} />;
}
