import { Pill } from '#client/ui/Pill.tsx';
import type { AdminCompany } from '#contract/api.ts';

export function CompanyStanding({ company: { verifiedAt, suspendedAt } }: { company: AdminCompany }) {
  if (suspendedAt) {
    return (
      <Pill tone="red" icon="pause">
        Suspended
      </Pill>
    );
  }
  return verifiedAt ? (
    <Pill tone="green" icon="verified">
      Verified
    </Pill>
  ) : (
    <Pill>Not verified</Pill>
  );
}
