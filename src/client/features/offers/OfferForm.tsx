import { call } from '#client/api/call.ts';
import { useApi } from '#client/api/use-api.ts';
import { EditConflict } from '#client/kit/edits/EditConflict.tsx';
import { useEdit } from '#client/kit/edits/use-edit.ts';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { SheetFoot } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { toast } from '#client/ui/toast.ts';
import type { Application, Offer } from '#contract/api.ts';
import { offerFields } from '#domain/fields/offers.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { offerPlaceholders } from '#domain/offer-letter.ts';
import {
  bodyOfOffer,
  type OfferValues,
  offerVersions,
  valuesOfOffer,
  withoutUnasked,
} from './offer-values.ts';
import { offersChanged } from './offers-changed.ts';
import styles from './Offers.module.css';
import { OfferTermsFields } from './OfferTermsFields.tsx';

interface Props {
  /** What it starts from, where something was offered before. */
  offer: Offer | undefined;
  /** The open offer that is changed, where there is one. */
  open: Offer | undefined;
  application: Application;
  onDone: () => void;
}

/** Writes an offer, or changes the open one. Saving sends nothing. */
export function OfferForm({ offer, open, application, onDone }: Props) {
  const templates = useApi('GET /api/offer-templates', {});
  const { form, draft, versions } = useEdit<Offer, OfferValues>({
    thing: open,
    valuesOf: (known) => valuesOfOffer(known ?? offer),
    fields: offerVersions,
    draft: `offer ${application.id}`,
    check: (values) => problemsIn(offerFields, withoutUnasked(values)),
    save: (values, { etag }) => {
      const body = bodyOfOffer(values);
      return open
        ? call('PUT /api/offers/:id', { params: { id: open.id }, body }, { ifMatch: etag })
        : call('POST /api/applications/:id/offers', { params: { id: application.id }, body });
    },
    done: async () => {
      toast({ title: 'Offer saved', description: 'It is not sent yet.' });
      onDone();
      await offersChanged(application.id);
    },
  });
  const { field, control } = formFields(form, offerFields);
  const chosen = templates.data?.find(({ letter }) => letter === form.values.letter);
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      <FormErrors {...form.summary} />
      <EditConflict {...versions} />
      {open && form.values.state === 'sent' && (
        <p className={styles.standing}>
          This one was sent. Once you save a change it can no longer be accepted, and the candidate answers
          the new version when you send it.
        </p>
      )}
      {Boolean(templates.data?.length) && (
        <Field label="Template" hint="Replaces the letter below.">
          <Select
            value={String(chosen?.id ?? '')}
            onChange={(event) => {
              const template = templates.data?.find(({ id }) => String(id) === event.target.value);
              if (template) form.set('letter', template.letter);
            }}
            options={[
              { value: '', label: chosen ? 'No template' : 'Choose a template' },
              ...(templates.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        </Field>
      )}
      <Field
        {...field('letter')}
        hint={`Filled in for you: ${offerPlaceholders.map((name) => `{{${name}}}`).join(' ')}`}
      >
        <TextArea {...control('letter')} rows={10} />
      </Field>
      <OfferTermsFields form={form} />
      <SheetFoot>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Saving…">
          Save offer
        </Button>
        <Button onClick={onDone}>{draft.unsaved ? 'Finish later' : 'Cancel'}</Button>
        {draft.unsaved && (
          <Button variant="quiet" onClick={draft.discard}>
            Discard changes
          </Button>
        )}
      </SheetFoot>
    </form>
  );
}
