import { paths } from '#client/paths.ts';
import { staleAfter } from '#client/api/stale-after.ts';
import { useApiPages } from '#client/api/use-api.ts';
import { AdminPage } from '#client/features/admin/AdminPage.tsx';
import { NothingFound } from '#client/features/admin/NothingFound.tsx';
import { ListBar } from '#client/kit/lists/ListBar.tsx';
import { PagedRows } from '#client/kit/lists/PagedRows.tsx';
import { pageSize, useListSearch } from '#client/kit/lists/use-list-search.ts';
import { Pill } from '#client/ui/Pill.tsx';
import { Table } from '#client/ui/Table.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { AdminUser } from '#contract/api.ts';
import { displayName, roleLabel, userTypes } from '#domain/people.ts';
import { UserActions } from './UserActions.tsx';

const roles = userTypes.map((value) => ({ value, label: roleLabel[value] }));

export function AdminUsersPage() {
  const { search, change } = useListSearch('userType', userTypes);
  const users = useApiPages(
    'GET /api/admin/users',
    { query: { search: search.text, userType: search.filter, limit: pageSize } },
    { staleTime: staleAfter.dashboardStats, keepPrevious: true },
  );
  return (
    <AdminPage
      title="Users"
      lead="Every account, newest first. Administrators are created on the command line."
      file={paths.listFile('admin/users', { search: search.text, userType: search.filter })}
      tools={
        <ListBar
          searchLabel="Search by name, username or email"
          filterLabel="Role"
          all="All roles"
          options={roles}
          search={search}
          change={change}
        />
      }
    >
      <PagedRows
        query={users}
        what="the users"
        empty={
          <NothingFound
            title="No users found"
            narrowed={Boolean(search.text || search.filter)}
            onClear={() => change({ text: '', filter: undefined })}
          />
        }
      >
        {(rows) => <Table caption="Users" keyOf={({ id }) => id} rows={rows} columns={columns} />}
      </PagedRows>
    </AdminPage>
  );
}

const columns = [
  {
    header: 'Name',
    naming: true,
    cell: (user: AdminUser) => (
      <>
        <span dir="auto">{displayName(user)}</span>{' '}
        {user.disabledAt && (
          <Pill tone="red" icon="lock">
            Disabled
          </Pill>
        )}
      </>
    ),
  },
  { header: 'Username', cell: ({ username }: AdminUser) => username },
  {
    header: 'Email',
    said: true,
    cell: ({ email, emailToConfirm }: AdminUser) => (
      <>
        {email ?? 'None given'}{' '}
        {emailToConfirm !== null && (
          <Pill tone="yellow" icon="clock">
            {emailToConfirm === email ? 'Not confirmed' : <>New: {emailToConfirm}</>}
          </Pill>
        )}
      </>
    ),
  },
  { header: 'Role', cell: ({ userType }: AdminUser) => roleLabel[userType] },
  { header: 'Created', said: true, cell: ({ createdAt }: AdminUser) => <Time value={createdAt} /> },
  { header: 'Actions', actions: true, cell: (user: AdminUser) => <UserActions user={user} /> },
];
