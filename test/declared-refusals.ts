import type { Call } from '#contract/api.ts';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { commonRefusals } from '#contract/refusals.ts';

/** The code of a refusal, where neither this call nor all of them declare it. */
export function undeclaredCode(
  call: Call | undefined,
  status: number,
  code: string | string[] | undefined,
): string | undefined {
  const endpoint: Endpoint | undefined = call && api[call];
  const declared = [...Object.values(commonRefusals), endpoint?.refuses ?? {}].flatMap((part) =>
    Object.entries<readonly string[]>(part).flatMap(([each, codes]) =>
      Number(each) === status ? codes : [],
    ),
  );
  return declared.includes(String(code)) ? undefined : `${status} ${String(code)}`;
}
