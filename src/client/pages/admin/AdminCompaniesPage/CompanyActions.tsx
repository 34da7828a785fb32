import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { OnRecord } from '#client/features/admin/OnRecord.tsx';
import { useAdminChange } from '#client/features/admin/use-admin-change.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { Menu, MenuItem } from '#client/ui/Menu.tsx';
import type { AdminCompany } from '#contract/api.ts';
import { companyDecisions, type CompanyDecision } from './company-decisions.ts';
import { EmployeeCount } from './EmployeeCount.tsx';

/** What an administrator decides about a company. */
export function CompanyActions({ company }: { company: AdminCompany }) {
  const [asking, setAsking] = useState<CompanyDecision>();
  const [counting, setCounting] = useState(false);
  const closeBoth = () => {
    setAsking(undefined);
    setCounting(false);
  };
  const change = useAdminChange('GET /api/admin/companies', closeBoth);
  const close = () => {
    closeBoth();
    change.reset();
  };
  const put = (body: CompanyDecision['body']) => () =>
    call('PUT /api/admin/companies/:id', { params: { id: company.id }, body });
  return (
    <>
      <Menu
        align="end"
        renderTrigger={(trigger) => (
          <Button
            {...trigger}
            size="compact"
            iconAfter="chevron-down"
            aria-label={`Actions for \u2068${company.name}\u2069`}
          >
            Actions
          </Button>
        )}
      >
        {companyDecisions(company).map((decision) => (
          <MenuItem
            key={decision.label}
            icon={decision.icon}
            danger={decision.danger}
            onSelect={() => setAsking(decision)}
          >
            {decision.label}…
          </MenuItem>
        ))}
        <MenuItem icon="users" onSelect={() => setCounting(true)}>
          Set number of employees…
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={asking !== undefined}
        title={asking?.question ?? ''}
        label={asking?.label ?? ''}
        pendingLabel="Saving…"
        pending={change.isPending}
        failure={change.error?.sentence}
        danger={asking?.danger}
        onClose={close}
        onConfirm={() => {
          if (asking)
            change.mutate({
              send: put(asking.body),
              back: put(asking.back),
              done: asking.done,
              about: company.name,
            });
        }}
      >
        <p>
          <strong dir="auto">{company.name}</strong>
        </p>
        <p>{asking?.consequence}</p>
        <OnRecord />
      </ConfirmDialog>
      <EmployeeCount
        key={`${counting}`}
        open={counting}
        company={company}
        pending={change.isPending}
        failure={change.error?.sentence}
        onClose={close}
        onChange={(employeeCount) =>
          change.mutate({
            send: put({ employeeCount }),
            back: put({ employeeCount: company.employeeCount }),
            done: 'Number of employees set',
            about: company.name,
          })
        }
      />
    </>
  );
}
