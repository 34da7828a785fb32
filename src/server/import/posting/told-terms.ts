import { payFields, placeFields } from '#domain/fields/terms.ts';
import { type KeptPay, payRead } from '#domain/job-pay.ts';
import { type KeptPlace, placeRead } from '#domain/job-place.ts';
import { noPay, type Pay } from '#domain/pay/pay.ts';
import { countryNamed } from '#domain/places/gazetteer.ts';
import { nowhere, type Place } from '#domain/places/place.ts';
import { readRemote } from '#domain/places/read-remote.ts';
import type { FieldTexts } from '#server/import/fields.ts';

/** What columns of their own tell of place and pay. Of towns and amounts the texts tell as much, in fewer odd ways. */
export interface ToldTerms {
  place?: Partial<Place>;
  pay?: Partial<Pay>;
}

type Fit = (label: string, text: string | undefined, field: { max: number }) => string | undefined;

/** The columns of a record that tell of place and pay; nothing where none does, so that a record without is the same as ever. */
export function toldTerms(texts: FieldTexts, fit: Fit): { told?: ToldTerms } {
  const country = countryOf(texts.country);
  const worksite = fit('worksite', texts.worksite, placeFields.worksite);
  const remote = remoteOf(texts.remote);
  const remoteFrom = listOf(texts.remoteFrom).flatMap((one) => countryOf(one) ?? []);
  const allowances = listOf(texts.allowances)
    .filter((one) => one.length <= payFields.allowances.max)
    .slice(0, payFields.allowances.most);
  const place = {
    ...(country && (worksite || remote || remoteFrom.length) ? { country } : {}),
    ...(worksite ? { worksite } : {}),
    ...(remote ? { remote } : {}),
    ...(remoteFrom.length
      ? { remoteFrom: [...new Set(remoteFrom)].slice(0, placeFields.remoteFrom.most) }
      : {}),
  };
  const pay = { ...serviceChargeOf(texts.serviceCharge), ...(allowances.length ? { allowances } : {}) };
  const told = {
    ...(Object.keys(place).length ? { place } : {}),
    ...(Object.keys(pay).length ? { pay } : {}),
  };
  return Object.keys(told).length ? { told } : {};
}

export function placeTold(location: string | null, told: ToldTerms | undefined): KeptPlace | null {
  const read = placeRead(location);
  if (!told?.place) return read;
  const place = { ...nowhere, ...read, ...told.place, from: 'file' as const };
  // Fully remote work is at no place.
  if (place.remote !== 'fully') return place;
  return { ...nowhere, remote: 'fully', remoteFrom: place.remoteFrom, from: 'file' };
}

export function payTold(salaryRange: string | null, told: ToldTerms | undefined): KeptPay | null {
  const read = payRead(salaryRange);
  return told?.pay ? { ...noPay, ...read, ...told.pay, from: 'file' } : read;
}

function countryOf(text = ''): string | undefined {
  const code = text.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(code) && placeFields.country.values.includes(code) ? code : countryNamed(text);
}

function remoteOf(text = ''): Place['remote'] | undefined {
  const word = text.trim().toLowerCase();
  if (!word) return undefined;
  if (/^(?:no|n|false|0|none|on[ _-]?site|office|in[ _-]?person)$/.test(word)) return 'no';
  if (/^(?:yes|y|true|1|full|fully|100 ?%?|telecommute)$/.test(word)) return 'fully';
  if (/^(?:partly|partial|partially|hybrid)$/.test(word)) return 'partly';
  return readRemote(text).remote ?? undefined;
}

function serviceChargeOf(text = ''): Partial<Pay> {
  const word = text.trim().toLowerCase();
  const share = /^(\d{1,3}) ?%$/.exec(word)?.[1];
  if (share && Number(share) >= 1 && Number(share) <= 100)
    return { serviceCharge: 'yes', serviceChargeShare: Number(share) };
  if (/^(?:yes|y|true|1|included|paid)$/.test(word)) return { serviceCharge: 'yes' };
  return /^(?:no|n|false|0|none|not paid)$/.test(word) ? { serviceCharge: 'no' } : {};
}

function listOf(text = ''): string[] {
  const parts = text.split(/[\n;,|]/).map((part) => part.replaceAll(/\s+/g, ' ').trim());
  return [...new Set(parts.filter(Boolean))];
}
