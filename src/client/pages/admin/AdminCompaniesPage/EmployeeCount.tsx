import { useState } from 'react';
import { OnRecord } from '#client/features/admin/OnRecord.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import type { AdminCompany } from '#contract/api.ts';

interface Props {
  open: boolean;
  company: AdminCompany;
  pending: boolean;
  failure?: string;
  onClose: () => void;
  /** null: not known. */
  onChange: (employeeCount: number | null) => void;
}

/** How many people a company employs, as far as the administrator knows. */
export function EmployeeCount({ open, company, pending, failure, onClose, onChange }: Props) {
  const [typed, setTyped] = useState(company.employeeCount?.toString() ?? '');
  const [tried, setTried] = useState(false);
  const count = Number(typed);
  const wrong = typed.trim() !== '' && !(/^\d+$/.test(typed.trim()) && count <= 10_000_000);
  return (
    <ConfirmDialog
      open={open}
      title="Set the number of employees"
      label="Save"
      pendingLabel="Saving…"
      pending={pending}
      failure={failure}
      onClose={onClose}
      onConfirm={() => {
        setTried(true);
        if (!wrong) onChange(typed.trim() ? count : null);
      }}
    >
      <p>
        <strong dir="auto">{company.name}</strong>
      </p>
      <Field
        label="Employees"
        hint="A whole number; leave it empty where you do not know."
        error={tried && wrong ? 'Enter a whole number of at most 10,000,000.' : undefined}
      >
        <TextInput inputMode="numeric" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </Field>
      <OnRecord />
    </ConfirmDialog>
  );
}
