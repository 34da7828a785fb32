import { formattedBlocks } from './formatted-text/blocks.ts';
import { htmlOf } from './formatted-text/html-of.ts';
import type { EmploymentType } from './jobs.ts';
import { structuredPay } from './job-pay.ts';
import { structuredPlace } from './job-place.ts';
import { experienceAsked } from './experience-asked.ts';
import type { Pay } from './pay/pay.ts';
import { countryName } from './places/countries.ts';
import type { Place } from './places/place.ts';

/** A job as its public page shows it: nothing else may be marked up. */
export interface PostedJob {
  id: number;
  title: string;
  description: string;
  requirements: string | null;
  employmentType: EmploymentType;
  experienceLevel: string | null;
  skillsRequired: readonly string[];
  location: string | null;
  salaryRange: string | null;
  place: Parameters<typeof structuredPlace>[0]['place'];
  pay: Parameters<typeof structuredPay>[0]['pay'];
  /** When it was posted, and when one can no more apply; ISO times. */
  postedDate: string;
  closesAt: string | null;
  /** Whether people can apply now. */
  open: boolean;
  /** Its one address. */
  url: string;
  /** With a logo's whole address: Google takes no other. */
  company: { name: string; location: string | null; website: string | null; logo: string | null };
}

/**
 * A job as schema.org's JobPosting, as Google asks for it: https://developers.google.com/search/docs/appearance/structured-data/job-posting.
 * Nothing for a job that is closed, nor for one whose country nobody knows: Google takes none without, and a guess is worse.
 */
export function jobPosting(job: PostedJob): JobPostingData | undefined {
  const place = structuredPlace({ ...job, companyLocation: job.company.location });
  const where = place && whereOf(place);
  if (!job.open || !where) return undefined;
  const pay = structuredPay(job);
  const baseSalary = pay && salaryOf(pay);
  const benefits = pay && benefitsOf(pay);
  const months = experienceAsked([job.experienceLevel, job.requirements].filter(Boolean).join('\n'));
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionOf(job),
    datePosted: job.postedDate,
    ...(job.closesAt ? { validThrough: job.closesAt } : {}),
    employmentType: employmentTypes[job.employmentType],
    hiringOrganization: {
      '@type': 'Organization',
      name: job.company.name,
      ...(job.company.website ? { sameAs: job.company.website } : {}),
      ...(job.company.logo ? { logo: job.company.logo } : {}),
    },
    identifier: { '@type': 'PropertyValue', name: job.company.name, value: String(job.id) },
    url: job.url,
    directApply: true,
    ...where,
    ...(baseSalary ? { baseSalary } : {}),
    ...(benefits ? { jobBenefits: benefits } : {}),
    ...(job.skillsRequired.length ? { skills: job.skillsRequired.join(', ') } : {}),
    ...(months
      ? {
          experienceRequirements: {
            '@type': 'OccupationalExperienceRequirements',
            monthsOfExperience: months,
          },
        }
      : {}),
  };
}

const employmentTypes = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
  freelance: 'CONTRACTOR',
} as const satisfies Record<EmploymentType, string>;

/** The same headings, lists and paragraphs as on the page. */
function descriptionOf({ description, requirements }: PostedJob): string {
  const html = (text: string) => htmlOf(formattedBlocks(text));
  return requirements
    ? `${html(description)}\n<h2>Requirements</h2>\n${html(requirements)}`
    : html(description);
}

/** Work that is only partly remote is at its place: Google wants no other called remote. */
function whereOf(place: Place): Where | undefined {
  const { country, region, locality, worksite, remote, remoteFrom } = place;
  if (remote === 'fully') {
    const countries = remoteFrom.map((code) => ({ '@type': 'Country' as const, name: countryName(code) }));
    return countries.length
      ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: countries }
      : undefined;
  }
  if (!country) return undefined;
  return {
    jobLocation: {
      '@type': 'Place',
      ...(worksite ? { name: worksite } : {}),
      address: {
        '@type': 'PostalAddress',
        ...(locality ? { addressLocality: locality } : {}),
        ...(region ? { addressRegion: region } : {}),
        addressCountry: country,
      },
    },
  };
}

/** An amount, or a range with both ends, for a time: what is open at one end Google does not read. */
function salaryOf({ payMin, payMax, payCurrency, payPeriod }: Pay): Salary | undefined {
  if (payMin === null || payMax === null || !payCurrency || !payPeriod || payMax <= 0) return undefined;
  const unitText = periods[payPeriod];
  return {
    '@type': 'MonetaryAmount',
    currency: payCurrency,
    value: {
      '@type': 'QuantitativeValue',
      ...(payMin === payMax ? { value: payMin } : { minValue: payMin, maxValue: payMax }),
      unitText,
    },
  };
}

const periods = { hour: 'HOUR', day: 'DAY', week: 'WEEK', month: 'MONTH', year: 'YEAR' } as const;

function benefitsOf({ serviceCharge, allowances }: Pay): string {
  return [...(serviceCharge === 'yes' ? ['Service charge'] : []), ...allowances].join(', ');
}

interface Salary {
  '@type': 'MonetaryAmount';
  currency: string;
  value: {
    '@type': 'QuantitativeValue';
    value?: number;
    minValue?: number;
    maxValue?: number;
    unitText: (typeof periods)[keyof typeof periods];
  };
}

interface Where {
  jobLocation?: {
    '@type': 'Place';
    name?: string;
    address: {
      '@type': 'PostalAddress';
      addressLocality?: string;
      addressRegion?: string;
      addressCountry: string;
    };
  };
  jobLocationType?: 'TELECOMMUTE';
  applicantLocationRequirements?: { '@type': 'Country'; name: string }[];
}

/** Of schema.org's JobPosting what we say; the test holds it against the whole of it. */
export interface JobPostingData extends Where {
  '@context': 'https://schema.org';
  '@type': 'JobPosting';
  title: string;
  description: string;
  datePosted: string;
  validThrough?: string;
  employmentType: (typeof employmentTypes)[EmploymentType];
  hiringOrganization: { '@type': 'Organization'; name: string; sameAs?: string; logo?: string };
  identifier: { '@type': 'PropertyValue'; name: string; value: string };
  url: string;
  directApply: true;
  baseSalary?: Salary;
  jobBenefits?: string;
  skills?: string;
  experienceRequirements?: { '@type': 'OccupationalExperienceRequirements'; monthsOfExperience: number };
}
