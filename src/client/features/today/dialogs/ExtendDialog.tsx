import { call } from '#client/api/call.ts';
import { useApi } from '#client/api/use-api.ts';
import { bodyOfOffer, valuesOfOffer } from '#client/features/offers/offer-values.ts';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { DateInput } from '#client/ui/DateInput.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { useForm } from '#client/ui/use-form.ts';
import type { Offer } from '#contract/api.ts';
import { offerFields } from '#domain/fields/offers.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { finish } from '#client/features/today/today-cache.ts';
import { applicationOf, type RowDialog } from './about-row.ts';
import styles from './Dialogs.module.css';

/** More time to answer an offer: the same offer, sent anew with a later day. */
export function ExtendDialog({ row, onClose }: RowDialog) {
  const id = applicationOf(row);
  const offers = useApi('GET /api/applications/:id/offers', { params: { id } }, { staleTime: 0 });
  const offer = offers.data?.find((one) => one.id === row.id);
  return (
    <Dialog open title={`More time for \u2068${row.name}\u2069?`} onClose={onClose}>
      <Loaded query={offers} what="the offer" level={3} waiting={<Skeleton height="10rem" />}>
        {() =>
          offer?.state === 'sent' ? (
            <ExtendForm row={row} offer={offer} onClose={onClose} />
          ) : (
            <p>This offer isn’t open any more.</p>
          )
        }
      </Loaded>
    </Dialog>
  );
}

const { answerBy } = offerFields;

function ExtendForm({ row, offer, onClose }: RowDialog & { offer: Offer }) {
  const form = useForm({
    initial: { answerBy: offer.answerBy },
    check: (values) =>
      values.answerBy <= offer.answerBy
        ? { answerBy: 'Choose a later day.' }
        : problemsIn({ answerBy }, values),
    send: async ({ answerBy: day }) => {
      onClose();
      const asks = offer.needsApproval === true;
      // Once it is there it is what is sent, however often that is tried: the one before can be changed no more.
      let written: Offer | undefined;
      await finish(row, {
        send: async () => {
          const body = { ...bodyOfOffer(valuesOfOffer(offer)), answerBy: day };
          written ??= await call(
            'PUT /api/offers/:id',
            { params: { id: offer.id }, body },
            { ifMatch: offer.etag },
          );
          const { id, etag } = written;
          if (asks) await call('POST /api/offers/:id/ask', { params: { id } });
          else await call('POST /api/offers/:id/send', { params: { id } }, { ifMatch: etag });
        },
        said: asks ? 'Approval asked for' : 'Offer extended',
      });
    },
  });
  const { field, control } = formFields(form, { answerBy });
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      <FormErrors {...form.summary} />
      <p>
        {offer.needsApproval
          ? 'The new version goes out once it is approved. Until then this one can’t be accepted.'
          : 'They get the same offer with the new day, and are notified.'}
      </p>
      <Field {...field('answerBy')}>
        <DateInput {...control('answerBy')} min={offer.answerBy} />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Sending…">
          {offer.needsApproval ? 'Ask for approval' : 'Extend offer'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
