import { describe, expect, test } from 'vitest';
import { payLine, payProblems, payToKeep, structuredPay } from './job-pay.ts';
import { placeLine, placeOfJob, placeToKeep, structuredPlace } from './job-place.ts';
import { noPay } from './pay/pay.ts';
import { nowhere } from './places/place.ts';

const atSea = { companyLocation: 'Hulhumalé' };

describe('the place of a job', () => {
  const read = placeToKeep('Malé', {}, undefined, null);
  const before = { location: 'Malé', place: read, companyLocation: null };
  const stated = placeToKeep('Malé', { worksite: 'Artificial Beach' }, before, null);

  test('is read from its text, and read again where that changes', () => {
    expect(read).toMatchObject({ country: 'MV', locality: 'Malé', from: 'text' });
    expect(placeToKeep('Dubai', {}, before, null)).toMatchObject({ country: 'AE', from: 'text' });
  });

  test('that a person states is kept with what they left alone, and not read over', () => {
    expect(stated).toMatchObject({ country: 'MV', worksite: 'Artificial Beach', from: 'person' });
    expect(placeToKeep('Malé', {}, { ...before, place: stated }, null)).toBe(stated);
  });

  test('that a person stated is doubted, and told to nobody, once the text is another', () => {
    const job = { location: 'Dubai', place: stated, companyLocation: null };
    expect(placeOfJob(job)).toMatchObject({ country: 'MV', from: 'outdated' });
    expect(structuredPlace(job)).toBeUndefined();
    expect(placeToKeep('Dubai', {}, { ...before, place: stated }, null)).toBe(stated);
    const again = placeToKeep(
      'Dubai',
      { country: 'AE', locality: 'Dubai' },
      { ...before, place: stated },
      null,
    );
    expect(placeOfJob({ ...job, place: again }).from).toBe('person');
  });

  test('that says what the text says is a reading, and so is one taken back', () => {
    expect(placeToKeep('Malé', read ?? {}, before, null)?.from).toBe('text');
    expect(placeToKeep('Malé', nowhere, { ...before, place: stated }, null)).toEqual(read);
  });

  test('is in the company’s country where only that is missing', () => {
    expect(structuredPlace({ location: 'Kurumba', place: null, ...atSea })).toMatchObject({ country: 'MV' });
    expect(
      structuredPlace({ location: 'Dubai', place: placeToKeep('Dubai', {}, undefined, null), ...atSea }),
    ).toMatchObject({
      country: 'AE',
    });
    expect(structuredPlace({ location: 'Perth', place: null, ...atSea })).toBeUndefined();
    expect(structuredPlace({ location: null, place: null, ...atSea })).toBeUndefined();
  });

  test('is one line', () => {
    const resort = { ...nowhere, country: 'MV', region: 'Kaafu Atoll', worksite: 'Kurumba Maldives' };
    expect(placeLine(resort)).toBe('Kurumba Maldives, Kaafu Atoll, Maldives');
    expect(placeLine({ ...nowhere, country: 'SG', locality: 'Singapore', remote: 'partly' })).toBe(
      'Singapore · partly remote',
    );
    expect(placeLine({ ...nowhere, remote: 'fully', remoteFrom: ['GB', 'IE'] })).toBe(
      'Remote from United Kingdom or Ireland',
    );
  });
});

describe('the pay of a job', () => {
  const text = 'USD 900 a month';
  const before = { salaryRange: text, pay: payToKeep(text, {}, undefined) };
  const stated = payToKeep(text, { serviceCharge: 'yes', serviceChargeShare: 80 }, before);

  test('that a person states is kept beside its text, and doubted beside another', () => {
    expect(stated).toMatchObject({ payMin: 900, serviceCharge: 'yes', from: 'person' });
    expect(payToKeep(text, {}, { ...before, pay: stated })).toBe(stated);
    expect(structuredPay({ salaryRange: 'USD 700 a month', pay: stated })).toBeUndefined();
    expect(payToKeep(text, noPay, { ...before, pay: stated })).toEqual(before.pay);
  });

  test('is one line', () => {
    expect(payLine({ ...noPay, ...stated, allowances: ['Food', 'OT'] })).toBe(
      'USD 900 a month · service charge, 80 % of it shared · food, OT',
    );
  });

  test('may not contradict itself', () => {
    expect(
      payProblems({ ...noPay, payMin: 5, payMax: 4, serviceCharge: 'no', serviceChargeShare: 10 }),
    ).toEqual({
      payMax: 'Most pay is less than the least.',
      payCurrency: 'Choose the currency of the pay.',
      serviceChargeShare: 'No service charge is paid, so none is shared.',
    });
  });
});
