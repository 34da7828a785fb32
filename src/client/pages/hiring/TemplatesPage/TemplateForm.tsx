import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/api-cache.ts';
import { useApi } from '#client/api/use-api.ts';
import { EditConflict } from '#client/kit/edits/EditConflict.tsx';
import { useEdit } from '#client/kit/edits/use-edit.ts';
import styles from '#client/features/templates/Templates.module.css';
import { TemplateText } from '#client/features/templates/TemplateText.tsx';
import { usePlaceholders } from '#client/features/templates/use-templates.ts';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { shownFields } from '#client/kit/fields/shown-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { toast } from '#client/ui/toast.ts';
import type { MailTemplate } from '#contract/api.ts';
import { mailTemplateFields } from '#domain/fields/messages.ts';
import { problemsIn } from '#domain/fields/problems.ts';

/** The latest applicants: real people to see a template with. */
const readers = { query: { limit: 10 } };

/** A template's name and text, and how one of the latest applicants would read it. */
export function TemplateForm({ template, onDone }: { template?: MailTemplate; onDone: () => void }) {
  const latest = useApi('GET /api/applications', readers).data ?? [];
  const [chosen, setChosen] = useState<number>();
  const reader = latest.find(({ id }) => id === chosen) ?? latest[0];
  const values = usePlaceholders(reader?.id);
  const { form, draft, versions } = useEdit<MailTemplate, { name: string; body: string }>({
    thing: template,
    valuesOf: (known) => ({ name: known?.name ?? '', body: known?.body ?? '' }),
    fields: shownFields(mailTemplateFields),
    draft: `mail-template ${template?.id ?? 'new'}`,
    check: (typed) => problemsIn(mailTemplateFields, typed),
    save: (body, { etag }) =>
      template
        ? call('PUT /api/mail-templates/:id', { params: { id: template.id }, body }, { ifMatch: etag })
        : call('POST /api/mail-templates', { body }),
    done: async () => {
      await refresh('GET /api/mail-templates');
      toast({ title: 'Template saved' });
      onDone();
    },
  });
  const { field, control } = formFields(form, mailTemplateFields);
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      <FormErrors {...form.summary} />
      <EditConflict {...versions} />
      <Field {...field('name')}>
        <TextInput {...control('name')} autoComplete="off" />
      </Field>
      <TemplateText
        field={form.field('body')}
        control={form.control('body')}
        text={form.values.body}
        setText={(body) => form.set('body', body)}
        reader={reader && values && { name: reader.applicantName, values }}
      />
      {latest.length > 1 && (
        <Field label="Seen with">
          <Select
            value={String(reader?.id)}
            options={latest.map(({ id, applicantName, jobTitle }) => ({
              value: String(id),
              label: `${applicantName}, ${jobTitle}`,
            }))}
            onChange={({ target }) => setChosen(Number(target.value))}
          />
        </Field>
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Saving…">
          Save template
        </Button>
        <Button
          onClick={() => {
            draft.discard();
            onDone();
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}
