import { ListSearchBox } from '#client/kit/lists/ListSearchBox.tsx';
import { DateInput } from '#client/ui/DateInput.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { securityGroups, securityOutcomes } from '#domain/security-log.ts';
import { groupWords, outcomeWords } from '#domain/security-log-words.ts';
import type { ChangeFilters, SecurityFilters } from './use-security-filters.ts';

const groups = securityGroups.map((value) => ({ value, label: groupWords[value] }));
const outcomes = securityOutcomes.map((value) => ({ value, label: outcomeWords[value] }));

/** Above the log: whom it is about, what happened, how it ended, and when. */
export function SecurityLogBar({ filters, change }: { filters: SecurityFilters; change: ChangeFilters }) {
  const { person = '', group = '', outcome = '', from = '', to = '' } = filters;
  return (
    <>
      <ListSearchBox
        label="Search by username"
        text={person}
        onSearch={(text) => change({ person: text }, 'replace')}
      />
      <Field label="Activity">
        <Select
          options={[{ value: '', label: 'All activity' }, ...groups]}
          value={group}
          onChange={({ target }) => change({ group: securityGroups.find((one) => one === target.value) })}
        />
      </Field>
      <Field label="Outcome">
        <Select
          options={[{ value: '', label: 'Any outcome' }, ...outcomes]}
          value={outcome}
          onChange={({ target }) => change({ outcome: securityOutcomes.find((one) => one === target.value) })}
        />
      </Field>
      <Field label="From">
        <DateInput
          value={from}
          max={to}
          onChange={({ target }) => change({ from: target.value }, 'replace')}
        />
      </Field>
      <Field label="To">
        <DateInput value={to} min={from} onChange={({ target }) => change({ to: target.value }, 'replace')} />
      </Field>
    </>
  );
}
