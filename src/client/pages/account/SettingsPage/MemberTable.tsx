import { useUser } from '#client/api/session.ts';
import { Button } from '#client/ui/Button.tsx';
import { Menu, MenuRadio } from '#client/ui/Menu.tsx';
import { Pill } from '#client/ui/Pill.tsx';
import { Table } from '#client/ui/Table.tsx';
import { Time } from '#client/ui/Time.tsx';
import { memberRoles, roleLabel, type MemberRole } from '#domain/people.ts';
import styles from './Members.module.css';
import { useMemberChange, type Member } from './use-members.ts';

interface Props {
  members: readonly Member[];
  onRemove: (member: Member) => void;
}

/** Who belongs to the company, and as what. */
export function MemberTable({ members, onRemove }: Props) {
  const user = useUser();
  const change = useMemberChange();
  const giveRole = (member: Member, role: MemberRole) =>
    change.mutate({ member, change: { role }, said: `${member.name} is ${roleLabel[role]} now` });
  return (
    <>
      <Table
        caption="Members of the company"
        keyOf={({ userId }) => userId}
        rows={members}
        columns={columnsFor(user.id, giveRole, onRemove)}
      />
      {change.error && (
        <p className={styles.failure}>
          {change.variables.member.name} keeps the role: {change.error.sentence}
        </p>
      )}
    </>
  );
}

function columnsFor(
  ownId: number,
  giveRole: (member: Member, role: MemberRole) => void,
  onRemove: (member: Member) => void,
) {
  return [
    {
      header: 'Name',
      naming: true,
      cell: (member: Member) => (
        <>
          <span dir="auto">{member.name}</span> {member.userId === ownId && <Pill>You</Pill>}
          <p className={styles.detail}>{member.email ?? member.username}</p>
        </>
      ),
    },
    {
      header: 'Role',
      cell: (member: Member) => <RoleMenu member={member} onGive={(role) => giveRole(member, role)} />,
    },
    { header: 'Since', cell: ({ since }: Member) => <Time value={since} /> },
    {
      header: 'Actions',
      actions: true,
      // One leaves a company oneself, under Personal.
      cell: (member: Member) =>
        member.userId !== ownId && (
          <Button
            size="compact"
            variant="quiet"
            aria-label={`Remove ${member.name}`}
            onClick={() => onRemove(member)}
          >
            Remove
          </Button>
        ),
    },
  ];
}

function RoleMenu({ member, onGive }: { member: Member; onGive: (role: MemberRole) => void }) {
  return (
    <Menu
      renderTrigger={(trigger) => (
        <Button
          {...trigger}
          size="compact"
          iconAfter="chevron-down"
          aria-label={`${roleLabel[member.role]}, role of ${member.name}`}
        >
          {roleLabel[member.role]}
        </Button>
      )}
    >
      {memberRoles.map((role) => (
        <MenuRadio
          key={role}
          checked={role === member.role}
          disabled={role === member.role}
          onSelect={() => onGive(role)}
        >
          {roleLabel[role]}
        </MenuRadio>
      ))}
    </Menu>
  );
}
