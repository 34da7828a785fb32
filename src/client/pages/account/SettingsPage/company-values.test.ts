import { describe, expect, test } from 'vitest';
import { companyFields } from '#domain/fields/companies.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { changesOfCompany, valuesOfCompany } from './company-values.ts';

const saved = valuesOfCompany({
  companyId: 7,
  companyName: 'Thari Lagoon',
  industry: 'Resort',
  website: null,
  description: null,
  slug: 'blue-lagoon',
  showJobs: true,
  ownSites: null,
  contactEmail: null,
  phone: null,
  address: null,
  applicationDeadlineDays: 30,
  answerDays: null,
  autoResponseEmail: null,
  linkedinUrl: null,
  twitterUrl: null,
  glassdoorUrl: null,
  workValues: ['care'],
  workWays: [],
  assist: true,
  offerApproval: false,
  confirmOffersAbove: null,
  confirmOffersCurrency: 'USD',
  secondFactor: false,
  timeZone: 'Indian/Maldives',
  etag: 'etag',
  changedAt: null,
  changedBy: null,
});

describe('a company’s settings', () => {
  test('are fine as they were saved', () => {
    expect(problemsIn(companyFields, saved)).toEqual({});
  });

  test('send only what was changed, the days as a number', () => {
    const changed = { ...saved, industry: '', applicationDeadlineDays: '45' };
    expect(changesOfCompany(saved, changed)).toEqual({ industry: null, applicationDeadlineDays: 45 });
    expect(changesOfCompany(saved, saved)).toEqual({});
    const chosen = { ...saved, workValues: ['care', 'nature'] as const, assist: false };
    expect(changesOfCompany(saved, { ...chosen, workValues: [...chosen.workValues] })).toEqual({
      workValues: ['care', 'nature'],
      assist: false,
    });
  });

  test.each(['1', '365'])('may close applications after %s days', (days) => {
    expect(problemsIn(companyFields, { ...saved, applicationDeadlineDays: days })).toEqual({});
  });

  test.each(['0', '366', '2.5', '-3', '1e2'])('may not close applications after “%s” days', (days) => {
    expect(problemsIn(companyFields, { ...saved, applicationDeadlineDays: days })).toEqual({
      applicationDeadlineDays: 'Default application deadline must be 1 to 365 days',
    });
  });

  test('say in the server’s words what is wrong', () => {
    const wrong = { ...saved, companyName: ' ', twitterUrl: 'javascript:alert(1)', contactEmail: 'jobs' };
    expect(problemsIn(companyFields, wrong)).toEqual({
      companyName: 'Company name is required',
      twitterUrl: 'Twitter URL must be a web address that begins with http:// or https://',
      contactEmail: 'Contact email must look like name@example.com',
    });
  });
});
