import type { RoutesOf } from '#server/http/calls.ts';
import { howBackupsStand } from '#server/backup/how-backups-stand.ts';

export const backupsRoutes: RoutesOf<'GET /api/admin/backups'> = {
  'GET /api/admin/backups': async ({ db, now }) => howBackupsStand(db, now()),
};
