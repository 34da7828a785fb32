import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { ListSearchBox } from './ListSearchBox.tsx';
import type { ChangeListSearch } from './use-list-search.ts';

interface Props<Value extends string> {
  searchLabel: string;
  filterLabel: string;
  /** What stands for no filter: "All roles". */
  all: string;
  options: readonly { value: Value; label: string }[];
  search: { text: string; filter?: Value };
  change: ChangeListSearch<Value>;
}

/** In the bar of a list's page: its search and its one filter, whose first choice says what it is about. */
export function ListBar<Value extends string>({
  searchLabel,
  filterLabel,
  all,
  options,
  search,
  change,
}: Props<Value>) {
  return (
    <>
      <ListSearchBox
        inBar
        label={searchLabel}
        text={search.text}
        onSearch={(text) => change({ text }, 'replace')}
      />
      <Field label={filterLabel} labelHidden>
        <Select<Value | ''>
          options={[{ value: '', label: all }, ...options]}
          value={search.filter ?? ''}
          onChange={({ target }) =>
            change({ filter: options.find(({ value }) => value === target.value)?.value })
          }
        />
      </Field>
    </>
  );
}
