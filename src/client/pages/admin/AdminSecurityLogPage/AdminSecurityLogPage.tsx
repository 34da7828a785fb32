import { AdminPage } from '#client/features/admin/AdminPage.tsx';
import { SecurityLog } from '#client/features/security-log/SecurityLog.tsx';

/** Who came in, who tried to, and what changed of who may. */
export function AdminSecurityLogPage() {
  return (
    <AdminPage
      title="Security log"
      lead="Sign-ins, access changes, admin views, exports and refused requests, newest first. Entries can’t be changed."
    >
      <SecurityLog />
    </AdminPage>
  );
}
