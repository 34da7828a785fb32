import { useState } from 'react';
import { ComboBox } from '#client/ui/ComboBox.tsx';
import { CopyField } from '#client/ui/CopyField.tsx';
import { DateInput } from '#client/ui/DateInput.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { MarkdownArea } from '#client/ui/MarkdownArea.tsx';
import { MentionArea } from '#client/ui/MentionArea.tsx';
import { PasswordInput } from '#client/ui/PasswordInput.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import styles from './Gallery.module.css';
import { Piece } from './Piece.tsx';
import { useOwnName } from './theme-of-pane.ts';

const types = ['Full-time', 'Part-time', 'Contract'].map((label) => ({ value: label, label }));
const people = [{ name: 'Aisha Ibrahim' }, { name: 'Hassan Ali' }];

export function Fields() {
  const own = useOwnName();
  const [words, setWords] = useState('');
  const [note, setNote] = useState('Write @ to name somebody.');
  const field = (name: string) => ({ name: own(name), className: styles.field });
  return (
    <>
      <Piece name="Field with each control">
        <Field label="TextInput" {...field('text')} hint="A hint stands under the label.">
          <TextInput defaultValue="Dive instructor" />
        </Field>
        <Field label="TextInput with an icon" {...field('icon')} optional>
          <TextInput icon="search" placeholder="Title or skill" />
        </Field>
        <div className={styles.field}>
          <CopyField label="CopyField" value="https://moorings.example/api" hint="To be carried elsewhere." />
        </div>
        <Field label="PasswordInput" {...field('password')} required>
          <PasswordInput defaultValue="a boat on calm water" />
        </Field>
        <Field label="Select" {...field('select')}>
          <Select options={types} />
        </Field>
        <Field label="DateInput" {...field('date')}>
          <DateInput defaultValue="2026-03-12" />
        </Field>
        <Field label="DateInput for a month" {...field('month')}>
          <DateInput type="month" defaultValue="2026-03" />
        </Field>
        <Field label="ComboBox" {...field('combo')}>
          <ComboBox
            value={words}
            suggestions={
              words ? [{ text: 'Dive instructor', note: '12 jobs' }, { text: 'Dinghy sailor' }] : []
            }
            suggestionsLabel="Suggested titles"
            onType={setWords}
            onPick={({ text }) => setWords(text)}
            onClose={() => undefined}
          />
        </Field>
        <Field label="MarkdownArea" {...field('markdown')}>
          <MarkdownArea rows={4} defaultValue={'**Live-aboard** season\n\n- Two dives a day'} />
        </Field>
        <Field label="TextArea" {...field('area')}>
          <TextArea rows={3} defaultValue="Several lines of text" />
        </Field>
        <Field label="MentionArea" {...field('mention')}>
          <MentionArea
            value={note}
            people={people}
            peopleLabel="Colleagues"
            rows={3}
            onType={setNote}
            onMention={(_, text) => setNote(text)}
          />
        </Field>
      </Piece>
      <Piece name="Field disabled, and with an error">
        <Field label="TextInput, disabled" {...field('off')}>
          <TextInput disabled defaultValue="Nobody can change it" />
        </Field>
        <Field label="Select, disabled" {...field('select-off')}>
          <Select disabled options={types} />
        </Field>
        <Field label="TextInput" {...field('text-wrong')} required error="Title is required.">
          <TextInput />
        </Field>
        <Field label="Select" {...field('select-wrong')} error="Choose one of these.">
          <Select options={types} />
        </Field>
        <Field label="DateInput" {...field('date-wrong')} error="Deadline must be in the future.">
          <DateInput defaultValue="2020-01-01" />
        </Field>
        <Field
          label="TextArea"
          {...field('area-wrong')}
          error="Description can have at most 20,000 characters."
        >
          <TextArea rows={3} defaultValue="Too long" />
        </Field>
      </Piece>
      <Piece name="FormErrors">
        <div className={styles.wide}>
          <FormErrors
            attempt={0}
            errors={{
              [own('text-wrong')]: 'Title is required.',
              [own('date-wrong')]: 'Deadline must be in the future.',
            }}
          />
        </div>
        <div className={styles.wide}>
          <FormErrors attempt={0} errors={{}} failure="The server could not be reached. Try again." />
        </div>
      </Piece>
    </>
  );
}
