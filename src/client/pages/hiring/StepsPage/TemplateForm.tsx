import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/api-cache.ts';
import { useUser } from '#client/api/session.ts';
import { useApi } from '#client/api/use-api.ts';
import { EditConflict } from '#client/kit/edits/EditConflict.tsx';
import { useEdit } from '#client/kit/edits/use-edit.ts';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { focusOn } from '#client/ui/focus-on.ts';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { toast } from '#client/ui/toast.ts';
import type { StepTemplate } from '#contract/api.ts';
import { applicationStatuses } from '#domain/application-status.ts';
import { can } from '#domain/permissions.ts';
import { stepTemplateFields } from '#domain/fields/steps.ts';
import { LeavingSteps } from './LeavingSteps.tsx';
import { StepsOfStatus } from './StepsOfStatus.tsx';
import styles from './StepsPage.module.css';
import {
  asStillThere,
  problemsOf,
  stepsInWords,
  type TemplateValues,
  toSend,
  valuesOf,
} from './template-values.ts';

/** A template while it is written or changed. */
export function TemplateForm({ template, onClose }: { template?: StepTemplate; onClose: () => void }) {
  // Who stands at a step that goes is asked of the template as it is by now.
  const [now, setNow] = useState(template);
  const { form, versions } = useEdit<StepTemplate, TemplateValues>({
    thing: template,
    valuesOf,
    fields: { name: { label: stepTemplateFields.name.asked }, steps: { label: 'Steps', text: stepsInWords } },
    check: (values) => problemsOf(values, now),
    save: (values, { etag }) => {
      const body = toSend(values, now);
      return template
        ? call('PUT /api/step-templates/:id', { params: { id: template.id }, body }, { ifMatch: etag })
        : call('POST /api/step-templates', { body });
    },
    adapt: (values, current) => {
      setNow(current);
      return asStillThere(values, current);
    },
    done: async () => {
      await refresh('GET /api/step-templates', 'GET /api/board', 'GET /api/applications/:id');
      toast({ title: 'Steps saved' });
      onClose();
    },
    failedTitle: 'Saving failed',
  });
  const { values } = form;
  const user = useUser();
  const kits = useApi('GET /api/interview-kits', {}, { enabled: can['interview.kit'](user) });
  const { field, control } = formFields(form, stepTemplateFields);
  return (
    <form
      onSubmit={form.onSubmit}
      noValidate
      className={styles.template}
      aria-label={template ? `Edit ${template.name}` : 'New template'}
    >
      <FormErrors {...form.summary} />
      <EditConflict {...versions} />
      <Field {...field('name')}>
        <TextInput {...control('name')} ref={focusOn} placeholder="Kitchen" autoComplete="off" />
      </Field>
      <div className={styles.statuses} id="steps" tabIndex={-1}>
        {applicationStatuses.map((status) => (
          <StepsOfStatus
            key={status}
            status={status}
            steps={values.steps}
            kits={kits.data ?? []}
            onChange={(steps) => form.set('steps', steps)}
          />
        ))}
      </div>
      <LeavingSteps
        template={now}
        values={values}
        errors={form.errors}
        onChange={(goes) => form.set('goes', goes)}
      />
      <div className={styles.foot}>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Saving…">
          Save steps
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
