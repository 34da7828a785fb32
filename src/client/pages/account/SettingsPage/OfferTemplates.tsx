import { useRef } from 'react';
import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/api-cache.ts';
import { useApi } from '#client/api/use-api.ts';
import { EditConflict } from '#client/kit/edits/EditConflict.tsx';
import { useEdit } from '#client/kit/edits/use-edit.ts';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { shownFields } from '#client/kit/fields/shown-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { toast } from '#client/ui/toast.ts';
import { useAsked } from '#client/ui/use-asked.ts';
import type { OfferTemplate } from '#contract/api.ts';
import { offerTemplateFields } from '#domain/fields/offers.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { offerPlaceholders, startingOfferLetter } from '#domain/offer-letter.ts';
import styles from './CompanyForm.module.css';
import { DeleteTemplate } from './DeleteTemplate.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { TemplateRows } from './TemplateRows.tsx';

/** The letters that offers start from. */
export function OfferTemplates({ companyId }: { companyId: number }) {
  const templates = useApi('GET /api/offer-templates', { query: { companyId } }, { staleTime: 0 });
  const heading = useRef<HTMLHeadingElement>(null);
  const { asked: edited, ask: edit, close } = useAsked<OfferTemplate | 'new'>();
  const { asked: unwanted, ask: askToDelete, close: leave } = useAsked<OfferTemplate>();
  return (
    <SettingsSection
      title="Offers"
      headingRef={heading}
      lead="Letters that offers start from. What is written in braces is filled in; pay and days are asked for with each offer."
    >
      {templates.error && !templates.data && (
        <ErrorState
          level={3}
          title="The templates could not be loaded"
          error={templates.error}
          retry={() => void templates.refetch()}
        />
      )}
      {templates.data && (
        <TemplateRows
          what="templates of offers"
          templates={templates.data}
          detail={({ letter }) => letter}
          onEdit={edit}
          onDelete={askToDelete}
        />
      )}
      <Button icon="plus" onClick={() => edit('new')}>
        New offer template
      </Button>
      <Dialog
        open={edited !== undefined}
        title={edited === 'new' ? 'New offer template' : 'Offer template'}
        onClose={close}
      >
        {edited && (
          <TemplateForm
            companyId={companyId}
            template={edited === 'new' ? undefined : edited}
            onDone={close}
          />
        )}
      </Dialog>
      <DeleteTemplate
        template={unwanted}
        remove={({ id }) => call('DELETE /api/offer-templates/:id', { params: { id } })}
        refreshes="GET /api/offer-templates"
        then={() => heading.current}
        onClose={leave}
      />
    </SettingsSection>
  );
}

interface FormProps {
  companyId: number;
  template: OfferTemplate | undefined;
  onDone: () => void;
}

function TemplateForm({ companyId, template, onDone }: FormProps) {
  const { form, draft, versions } = useEdit<OfferTemplate, { name: string; letter: string }>({
    thing: template,
    valuesOf: (known) => ({ name: known?.name ?? '', letter: known?.letter ?? startingOfferLetter }),
    fields: shownFields(offerTemplateFields),
    draft: `offer-template ${template?.id ?? `new ${companyId}`}`,
    check: (values) => problemsIn(offerTemplateFields, values),
    save: (body, { etag }) =>
      template
        ? call('PUT /api/offer-templates/:id', { params: { id: template.id }, body }, { ifMatch: etag })
        : call('POST /api/offer-templates', { query: { companyId }, body }),
    done: async () => {
      toast({ title: 'Template saved' });
      onDone();
      await refresh('GET /api/offer-templates');
    },
  });
  const { field, control } = formFields(form, offerTemplateFields);
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.fields}>
      <FormErrors {...form.summary} />
      <EditConflict {...versions} />
      <Field {...field('name')} hint="For your colleagues, when they choose one.">
        <TextInput {...control('name')} />
      </Field>
      <Field {...field('letter')}>
        <TextArea {...control('letter')} rows={12} />
      </Field>
      <p className={styles.hint}>
        Filled in:{' '}
        {offerPlaceholders.map((name, index) => (
          <span key={name}>
            {index > 0 && ', '}
            <code>{`{{${name}}}`}</code>
          </span>
        ))}
        .
      </p>
      <div className={styles.foot}>
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
