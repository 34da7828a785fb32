import { Field } from '#client/ui/Field.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { useTyped } from '#client/ui/use-typed.ts';
import { limits } from '#domain/limits.ts';

interface Props {
  /** What is searched, and by what: "Search by title or place". */
  label: string;
  text: string;
  onSearch: (text: string) => void;
}

/** The words a list is narrowed to. It searches while one types. */
export function ListSearchBox({ label, text, onSearch }: Props) {
  const { typed, setTyped, commitNow } = useTyped(text, onSearch);
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          commitNow();
        }}
      >
        <Field label={label}>
          <TextInput
            type="search"
            icon="search"
            dir="auto"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={limits.search}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      </form>
    </search>
  );
}
