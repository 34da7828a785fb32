import type { FieldTexts } from './fields.ts';

type Json = Record<string, unknown>;

/** Whether a JSON object calls itself a JobPosting, something else, or nothing ('plain'). */
export function kindOf(item: Json): 'JobPosting' | 'plain' | 'other' {
  const types = list(item['@type']).map((type) => String(type).replace(/^.*[/:#]/, ''));
  if (types.includes('JobPosting')) return 'JobPosting';
  return types.length > 0 ? 'other' : 'plain';
}

/** The items of a JSON-LD document that holds several. */
export function itemsOf(item: Json): Json[] {
  const graph = item['@graph'];
  return Array.isArray(graph) ? graph.filter(isObject) : [item];
}

/** A schema.org JobPosting's texts by what they are for. */
export function textsOfJobPosting(posting: Json): FieldTexts {
  const pay = payOfPosting(posting);
  const remote = /telecommute/i.test(text(posting['jobLocationType'])) ? 'Remote' : '';
  const places = list(posting['jobLocation']).map(placeText).filter(Boolean);
  const regions = list(posting['applicantLocationRequirements']).map(text).filter(Boolean);
  return compact({
    title: text(posting['title']) || text(posting['name']),
    company: text(posting['hiringOrganization']),
    description: text(posting['description']),
    requirements: ['qualifications', 'experienceRequirements', 'educationRequirements']
      .map((key) => lines(posting[key]))
      .filter(Boolean)
      .join('\n\n'),
    location: [...new Set([remote, ...(places.length > 0 ? [places[0]] : regions)])]
      .filter(Boolean)
      .join(', '),
    ...pay,
    employmentType: lines(posting['employmentType']),
    skillsRequired: lines(posting['skills']),
    postedDate: text(posting['datePosted']),
    applicationDeadline: text(posting['validThrough']),
    externalId: text(posting['identifier']) || text(posting['url']) || text(posting['@id']),
  });
}

function payOfPosting(posting: Json): FieldTexts {
  const [salary] = list(posting['baseSalary'] ?? posting['estimatedSalary']);
  if (!isObject(salary))
    return { salaryRange: text(salary), salaryCurrency: text(posting['salaryCurrency']) };
  const [amount] = list(salary['value']);
  const value: Json = isObject(amount) ? amount : { value: amount };
  return {
    salaryRange: text(value['value']),
    salaryMin: text(value['minValue'] ?? salary['minValue']),
    salaryMax: text(value['maxValue'] ?? salary['maxValue']),
    salaryCurrency: text(salary['currency'] ?? posting['salaryCurrency']),
    salaryPeriod: text(value['unitText'] ?? salary['unitText']),
  };
}

/** Town, region and country of an address; the street and the postcode are nobody's way to look for work. */
function placeText(place: unknown): string {
  if (!isObject(place)) return text(place);
  const address = place['address'];
  if (!isObject(address)) return text(address) || text(place['name']);
  return [address['addressLocality'], address['addressRegion'], address['addressCountry']]
    .map(text)
    .filter(Boolean)
    .join(', ');
}

/** What is said in a value: a text, a number, an object's name or value, the first of a list. */
function text(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (Array.isArray(value)) return value.map(text).find(Boolean) ?? '';
  if (!isObject(value)) return '';
  return text(value['value']) || text(value['name']) || text(value['description']);
}

/** Every text of a list on a line of its own. */
function lines(value: unknown): string {
  return list(value).map(text).filter(Boolean).join('\n');
}

function list(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function compact(texts: FieldTexts): FieldTexts {
  return Object.fromEntries(Object.entries(texts).filter(([, value]) => value));
}
