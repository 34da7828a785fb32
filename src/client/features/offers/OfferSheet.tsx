import { lazy, Suspense } from 'react';
import { Sheet } from '#client/ui/Dialog.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import type { Application, Offer } from '#contract/api.ts';
import { isOpenOffer } from '#domain/offers.ts';

const OfferForm = lazy(() => import('./OfferForm.tsx').then((module) => ({ default: module.OfferForm })));

interface Props {
  application: Application;
  /** The latest one, where there is one: what a new one starts from, or what is changed while it is open. */
  offer: Offer | undefined;
  open: boolean;
  onClose: () => void;
}

export function OfferSheet({ application, offer, open, onClose }: Props) {
  const changed = offer && isOpenOffer(offer) ? offer : undefined;
  const name = `\u2068${application.applicantName}\u2069`;
  return (
    <Sheet open={open} title={changed ? `Edit the offer to ${name}` : `Offer to ${name}`} onClose={onClose}>
      <Suspense fallback={<Skeleton height="24rem" />}>
        <OfferForm offer={offer} open={changed} application={application} onDone={onClose} />
      </Suspense>
    </Sheet>
  );
}
