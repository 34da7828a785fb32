import { call } from '#client/api/call.ts';
import { deleteWithUndo } from '#client/kit/lists/delete-with-undo.ts';
import { NamedRow } from '#client/kit/lists/NamedRow.tsx';
import type { MailTemplate } from '#contract/api.ts';
import { TemplateForm } from './TemplateForm.tsx';
import styles from './TemplatesPage.module.css';

/** One template: its name, how it begins, and what can be done with it. */
export function TemplateRow({ template }: { template: MailTemplate }) {
  const { name, body } = template;
  return (
    <NamedRow
      name={name}
      dialog="Template"
      form={(close) => <TemplateForm template={template} onDone={close} />}
      onDelete={() => void remove(template)}
      className={styles.template}
    >
      <h2 className={styles.name} dir="auto">
        {name}
      </h2>
      <p className={styles.body} dir="auto">
        {body}
      </p>
    </NamedRow>
  );
}

function remove({ id, name, body }: MailTemplate): Promise<void> {
  return deleteWithUndo({
    list: 'GET /api/mail-templates',
    name,
    done: 'Template deleted',
    remove: () => call('DELETE /api/mail-templates/:id', { params: { id } }),
    restore: () => call('POST /api/mail-templates', { body: { name, body } }),
  });
}
