import { classNames } from '#client/ui/class-names.ts';
import { labelOf } from '#client/kit/fields/form-fields.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import type { Profile, ResumeReading } from '#contract/api.ts';
import { PleaseCheck } from './PleaseCheck.tsx';
import type { ResumeForm } from './resume-form.ts';
import styles from './ResumePreview.module.css';
import { readFields, readNames, replaces } from './resume-values.ts';

interface Props {
  form: ResumeForm;
  reading: ResumeReading;
  profile: Profile;
}

/** What was read about the person as a whole. What the profile says already is replaced only when one asks for it. */
export function ReadFields({ form, reading, profile }: Props) {
  const read = readNames.filter((field) => reading[field] !== null && reading[field] !== profile[field]);
  if (read.length === 0) return null;
  const doubtful: readonly string[] = reading.doubtful;
  return (
    <fieldset className={styles.entry}>
      <legend className={styles.legend}>About you</legend>
      <div className={styles.about}>
        {read.map((field) => (
          <div key={field} className={classNames(styles.field, field === 'summary' && styles.wide)}>
            <Field
              {...form.field(field)}
              {...labelOf(readFields[field])}
              hint={doubtful.includes(field) && <PleaseCheck />}
            >
              {field === 'summary' ? (
                <TextArea {...form.control(field)} rows={3} dir="auto" />
              ) : (
                <TextInput {...form.control(field)} type={field === 'phone' ? 'tel' : 'text'} dir="auto" />
              )}
            </Field>
            {(replaces(field, reading, profile) || doubtful.includes(field)) && (
              <Checkbox
                label={
                  replaces(field, reading, profile) ? (
                    <>
                      Replace what your profile says: <span dir="auto">{profile[field]}</span>
                    </>
                  ) : (
                    `Add this ${readFields[field].label.toLowerCase()}`
                  )
                }
                checked={form.values[`take.${field}`] === true}
                onChange={(event) => form.set(`take.${field}`, event.target.checked)}
              />
            )}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
