import type { ChangeEvent, Ref } from 'react';
import { SuggestingInput } from './SuggestingInput.tsx';

interface Props {
  /** A form that has a job title in its field `title`. */
  form: {
    control: (name: 'title') => {
      value: string;
      onChange: (event: ChangeEvent<HTMLInputElement>) => void;
      onBlur: () => void;
    };
    set: (name: 'title', title: string) => void;
  };
  ref?: Ref<HTMLInputElement>;
}

/** The box for a job title in a form; it suggests the usual ones. */
export function TitleInput({ form, ref }: Props) {
  const { value, onBlur } = form.control('title');
  const set = (title: string) => form.set('title', title);
  return (
    <SuggestingInput
      of="titles"
      value={value}
      onType={set}
      onPick={set}
      onBlur={onBlur}
      ref={ref}
      dir="auto"
    />
  );
}
