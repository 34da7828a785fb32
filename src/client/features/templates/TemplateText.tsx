import { useCallback, useRef, type ComponentProps } from 'react';
import { boundsOf, labelOf } from '#client/kit/fields/form-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { focusOnceOpen } from '#client/ui/focus-on.ts';
import { TextArea } from '#client/ui/TextArea.tsx';
import { messageFields } from '#domain/fields/messages.ts';
import {
  filledTemplate,
  placeholderNames,
  placeholders,
  type PlaceholderValues,
} from '#domain/mail-templates.ts';
import styles from './Templates.module.css';

interface Props {
  field: Omit<ComponentProps<typeof Field>, 'label' | 'children'>;
  control: ComponentProps<typeof TextArea>;
  text: string;
  setText: (text: string) => void;
  /** Who reads it in the preview; undefined while there is nobody, or not yet. */
  reader: { name: string; values: PlaceholderValues } | undefined;
  /** The dialog it stands in gives it the focus. */
  first?: boolean;
}

/** A text with placeholders, and beside it how a real candidate reads it. */
export function TemplateText({ field, control, text, setText, reader, first = false }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const setArea = useCallback(
    (element: HTMLTextAreaElement | null) => {
      area.current = element;
      if (first) focusOnceOpen(element);
    },
    [first],
  );

  function insert(name: string): void {
    const { selectionStart: from, selectionEnd: to } = area.current ?? {
      selectionStart: text.length,
      selectionEnd: text.length,
    };
    const put = `{{${name}}}`;
    setText(text.slice(0, from) + put + text.slice(to));
    window.requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(from + put.length, from + put.length);
    });
  }

  return (
    <div className={styles.text}>
      <Field {...field} {...labelOf(messageFields.body)}>
        <TextArea {...control} {...boundsOf(messageFields.body)} ref={setArea} rows={7} />
      </Field>
      <div className={styles.insert}>
        <span id="placeholders">Insert:</span>
        <ul className={styles.names} aria-labelledby="placeholders">
          {placeholderNames.map((name) => (
            <li key={name}>
              <Button size="compact" variant="quiet" icon="plus" onClick={() => insert(name)}>
                {placeholders[name]}
              </Button>
            </li>
          ))}
        </ul>
      </div>
      {reader && text.trim() && (
        <section className={styles.preview} aria-label="Preview">
          <h3 className={styles.as}>
            As <bdi>{reader.name}</bdi> reads it
          </h3>
          <p className={styles.read} dir="auto">
            {filledTemplate(text, reader.values)}
          </p>
        </section>
      )}
    </div>
  );
}
