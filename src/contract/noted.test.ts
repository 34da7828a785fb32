import { expect, test } from 'vitest';
import { can } from '#domain/permissions.ts';
import { api } from './api.ts';
import type { Endpoint } from './endpoint.ts';

const admin = { id: 1, userType: 'admin', memberships: [] } as const;

/** What platform admins can ask for that is of themselves, of postings, of companies, or in numbers only. */
const ofNobody = [
  'GET /api/admin/audit',
  'GET /api/admin/background',
  'GET /api/admin/background/failed',
  'GET /api/admin/backups',
  'GET /api/admin/companies',
  'GET /api/admin/domains',
  'GET /api/admin/health',
  'GET /api/admin/jobs',
  'GET /api/admin/keys',
  'GET /api/admin/old-calls',
  'GET /api/admin/operator',
  'GET /api/admin/security-log',
  'GET /api/admin/stats',
  'GET /api/applications/counts',
  'GET /api/companies',
  'GET /api/companies/:id',
  'GET /api/company/analytics',
  'GET /api/company/careers-site',
  'GET /api/company/domains',
  'GET /api/company/exports',
  'GET /api/company/imports',
  'GET /api/company/keys',
  'GET /api/company/mail',
  'GET /api/company/pictures',
  'GET /api/company/provider',
  'GET /api/company/provisioning',
  'GET /api/company/security-log',
  'GET /api/company/settings',
  'GET /api/company/site-domains',
  'GET /api/company/stats',
  'GET /api/company/webhooks',
  'GET /api/company/webhooks/:id/deliveries',
  'GET /api/company/website',
  'GET /api/dashboard/stats',
  'GET /api/events',
  'GET /api/jobs',
  'GET /api/jobs/:id',
  'GET /api/jobs/:id/similar',
  'GET /api/jobs/asked',
  'GET /api/jobs/counts',
  'GET /api/jobs/facets',
  'GET /api/jobs/wider',
];
const ofTheirOwn = /^GET \/api\/(user|notifications|views|files$|suggestions|live|pages|.*-templates)/;

test('whatever shows people to platform admins says what the security log tells of it', () => {
  const open = Object.entries<Endpoint>(api).filter(
    ([call, { permission, noted }]) =>
      call.startsWith('GET ') &&
      permission !== 'anyone' &&
      can[permission](admin) &&
      !noted &&
      !ofTheirOwn.test(call),
  );
  expect(open.map(([call]) => call).sort()).toEqual(ofNobody);
});

test('whatever leaves as a file for a spreadsheet is noted, whoever takes it', () => {
  const files = Object.entries<Endpoint>(api).filter(([, { media }]) => media === 'text/csv');
  expect(files.map(([, { noted }]) => noted)).toEqual(files.map(() => 'export.made'));
});
