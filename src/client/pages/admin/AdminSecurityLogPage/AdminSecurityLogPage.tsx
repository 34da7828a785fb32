import { AdminPage } from '#client/features/admin/AdminPage.tsx';
import { SecurityLog } from '#client/features/security-log/SecurityLog.tsx';

/** Who came in, who tried to, and what changed of who may. */
export function AdminSecurityLogPage() {
  return (
    <AdminPage
      title="Security log"
      lead="Sign-ins, changes of access, looks by admins, exports and refused calls, the newest first. Nobody can change what stands here."
    >
      <SecurityLog />
    </AdminPage>
  );
}
