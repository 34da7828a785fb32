import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/api-cache.ts';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { Button } from '#client/ui/Button.tsx';
import { Menu, MenuRadio } from '#client/ui/Menu.tsx';
import { Table } from '#client/ui/Table.tsx';
import { toast } from '#client/ui/toast.ts';
import type { Answer } from '#contract/api.ts';
import { memberRoles, roleLabel, type MemberRole } from '#domain/people.ts';
import { SettingsSection } from './SettingsSection.tsx';

type Group = Answer<'GET /api/company/provisioning'>['groups'][number];

/** What the groups of the identity provider make their members here. */
export function ProvisionedGroups({ companyId, groups }: { companyId: number; groups: readonly Group[] }) {
  const give = useApiMutation<unknown, { group: Group; role: MemberRole | null }>({
    mutationFn: ({ group: { id }, role }) =>
      call('PUT /api/company/provisioning/groups/:id', {
        params: { id },
        query: { companyId },
        body: { role },
      }),
    onSuccess: async (_, { group, role }) => {
      await refresh('GET /api/company/provisioning');
      toast({ title: role ? `${group.name} gives ${roleLabel[role]}` : `${group.name} gives no role` });
    },
    failedTitle: 'The role was not changed',
  });
  return (
    <SettingsSection
      title="Groups and roles"
      lead="People in several groups get the highest role. People in no group with a role join as recruiters."
    >
      {groups.length === 0 ? (
        <p>Groups appear here once your identity provider pushes them.</p>
      ) : (
        <Table
          caption="Groups of the identity provider"
          keyOf={({ id }) => id}
          rows={groups}
          columns={[
            { header: 'Group', naming: true, cell: ({ name }) => <span dir="auto">{name}</span> },
            { header: 'Members', figure: true, cell: ({ members }) => members.toLocaleString('en') },
            {
              header: 'Role',
              cell: (group) => <RoleMenu group={group} onGive={(role) => give.mutate({ group, role })} />,
            },
          ]}
        />
      )}
    </SettingsSection>
  );
}

function RoleMenu({ group, onGive }: { group: Group; onGive: (role: MemberRole | null) => void }) {
  const label = (role: MemberRole | null) => (role ? roleLabel[role] : 'No role');
  return (
    <Menu
      renderTrigger={(trigger) => (
        <Button
          {...trigger}
          size="compact"
          iconAfter="chevron-down"
          aria-label={`${label(group.role)}, role of ${group.name}`}
        >
          {label(group.role)}
        </Button>
      )}
    >
      {[null, ...memberRoles].map((role) => (
        <MenuRadio
          key={role}
          checked={role === group.role}
          onSelect={() => role !== group.role && onGive(role)}
        >
          {label(role)}
        </MenuRadio>
      ))}
    </Menu>
  );
}
