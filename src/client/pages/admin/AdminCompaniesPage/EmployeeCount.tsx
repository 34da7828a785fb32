import { useState } from 'react';
import { OnRecord } from '#client/features/admin/OnRecord.tsx';
import { boundsOf } from '#client/kit/fields/form-fields.ts';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import type { AdminCompany } from '#contract/api.ts';
import { numberProblem, typedNumber } from '#domain/fields/numbers.ts';
import { knownOfCompanyFields } from '#domain/fields/operator.ts';

const { employeeCount } = knownOfCompanyFields;

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
  const count = typedNumber(typed);
  const problem = numberProblem(employeeCount, count);
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
        if (!problem) onChange(count);
      }}
    >
      <p>
        <strong dir="auto">{company.name}</strong>
      </p>
      <Field
        label={employeeCount.label}
        hint="A whole number. Leave empty if you don’t know."
        error={tried ? problem : undefined}
      >
        <TextInput
          {...boundsOf(employeeCount)}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <OnRecord />
    </ConfirmDialog>
  );
}
