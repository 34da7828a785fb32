import type { ComponentProps } from 'react';
import { TemplateText } from '#client/features/templates/TemplateText.tsx';
import { usePlaceholders } from '#client/features/templates/use-templates.ts';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import type { MailTemplate } from '#contract/api.ts';

interface Props extends Pick<ComponentProps<typeof TemplateText>, 'field' | 'control' | 'text' | 'setText'> {
  /** Whose name is filled in. */
  first: { id: number; applicantName: string } | undefined;
  templates: readonly MailTemplate[];
  /** A template's id, 'own', or '' for none. */
  from: string;
  onChoose: (from: string, text: string) => void;
}

/** No message, one of the company's templates, or words of one's own; a template can be changed before it goes out. */
export function LetterChoice({ first, templates, from, onChoose, text, setText, field, control }: Props) {
  const values = usePlaceholders(first?.id);
  return (
    <>
      <Field label="Message" name="letter-choice">
        <Select
          value={from}
          onChange={({ target: { value } }) =>
            onChoose(value, templates.find(({ id }) => String(id) === value)?.body ?? '')
          }
          options={[
            { value: '', label: 'No message, status only' },
            ...templates.map(({ id, name }) => ({ value: String(id), label: name })),
            { value: 'own', label: 'Write a message' },
          ]}
        />
      </Field>
      {from && (
        <TemplateText
          field={{ ...field, labelHidden: true }}
          control={control}
          text={text}
          setText={setText}
          reader={first && values && { name: first.applicantName, values }}
        />
      )}
    </>
  );
}
