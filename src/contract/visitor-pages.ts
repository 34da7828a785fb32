import type { ApplicationStatus } from '#domain/application-status.ts';
import type { AnswerRecord } from '#domain/response-times.ts';
import type { KeptPay } from '#domain/job-pay.ts';
import type { KeptPlace } from '#domain/job-place.ts';
import type { AlertRhythm } from '#domain/saved-searches.ts';
import type { SearchedWords } from '#domain/searched-words.ts';
import type { SearchFilters } from '#domain/search-filters.ts';
import type { ApplicationSource } from '#domain/application-source.ts';
import type { EmploymentType } from '#domain/jobs.ts';
import type { Answer, Company, Job, JobFacets, JobSummary } from './api.ts';
import type { CareersSite } from '#domain/careers-site.ts';
import type { PublicJobInBrief } from './public-jobs.ts';

/** A job as visitors read it in a list: nothing of people, and no counts. */
export type VisitorsJobSummary = Omit<
  JobSummary,
  'recruiterId' | 'applicationCount' | 'status' | 'open' | 'saved' | 'applied' | 'matchScore'
>;

export type VisitorsJob = VisitorsJobSummary &
  Pick<Job, 'description' | 'requirements' | 'timeZone' | 'startDate'> & {
    /** Where it is and what it pays, in parts, as far as that is kept beside the texts. */
    place: KeptPlace | null;
    pay: KeptPay | null;
    /** Of its picture: another one has another address. */
    pictureVersion: string;
  };

export type VisitorsCompany = Omit<Company, 'suspended' | 'openJobs'> & {
  /** How many of its jobs visitors can read. */
  publicJobs: number;
};

/** A search for jobs, as its address says it. */
export interface VisitorsSearch {
  filters: SearchFilters;
  sort?: 'relevance' | 'newest' | 'deadline' | undefined;
  /** Where the page begins, and which one of the list it is. */
  cursor?: string | undefined;
  page: number;
}

/** A form to apply with, and what was typed into it where it has to be looked at again. */
export interface ApplyPage {
  job: { id: number; title: string; companyName: string; answerRecord: AnswerRecord | null };
  questions: Pick<Job['questions'][number], 'id' | 'kind' | 'text' | 'choices' | 'required'>[];
  /** By the names of the fields. */
  values: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, string>>;
  /** Files that have come already: by the name of the field, the key and the name. */
  files: Readonly<Record<string, { key: string; name: string }>>;
  /** The same however often this is sent. */
  key: string;
  /** The address whose code is to be typed here: whether one was mailed today for this job is nobody’s but its owner’s. */
  codeOf?: string | undefined;
  /** Why it could not be sent, where that is none of the fields' fault. */
  trouble?: string | undefined;
}

/** Somebody who works there and wants to be shown on its careers site. */
export interface CareersPerson {
  name: string;
  title: string | null;
  /** The key of their portrait. */
  portrait: string | null;
}

/** A company's careers site. */
export interface CareersPage {
  company: VisitorsCompany;
  site: CareersSite;
  cover: string | null;
  photos: string[];
  people: CareersPerson[];
  /** The one address it is known by: the company's own, or a path of ours. */
  canonical: string;
  /** What was searched for among its jobs. */
  search: string;
  jobs: VisitorsJobSummary[];
  words: SearchedWords;
  corrected: string | undefined;
  /** Whether this is the beginning of the list, and where the next page begins. */
  isFirst: boolean;
  next: string | undefined;
  /** It is what the company is still working on. */
  isPreview: boolean;
}

/** What surrounds pages that are a company's own. */
export interface CompanyFrame {
  name: string;
  logo: string | null;
  colour: string | null;
  /** Where its careers site begins: its address here, or the root of a domain of its own. */
  home: string;
  /** The parts of its site, to go to. */
  parts: { anchor: string; title: string }[];
}

/** What else was sent with the address of a link and waits to be confirmed. */
export interface WaitingToo {
  receipt: string;
  name: string;
  sentAt: string;
  jobTitle: string;
  companyName: string;
}

/**
 * What the server tells the pages that it sends drawn to visitors of an open platform: one entry a page. The server finds
 * the data, src/client/visitors draws it; the two meet here, as types.
 */
export interface VisitorPages {
  home: {
    openJobs: number;
    /** Of very many jobs a sample is counted. */
    approximate: boolean;
    /** How many companies show their jobs. */
    companies: number;
    /** Where most jobs are, with how many. */
    places: { name: string; jobs: number }[];
    /** The newest, first of all those that say what they pay. */
    jobs: VisitorsJobSummary[];
    /** Those who answer most reliably first. */
    employers: VisitorsCompany[];
  };
  /** One that the operator writes. */
  content: { slug: string; summary: string; page: Answer<'GET /api/pages/:slug'> };
  /** It says the same to everybody. */
  employers: null;
  jobs: {
    search: VisitorsSearch;
    jobs: VisitorsJobSummary[];
    /** Of the next page. */
    next: string | undefined;
    /** What was searched for, as postings have it. */
    words: SearchedWords;
    /** What was meant, where something was mistyped. */
    corrected: string | undefined;
    facets: JobFacets;
    /** Whether new ones can be had by mail. */
    offersAlerts: boolean;
  };
  job: {
    job: VisitorsJob;
    company: VisitorsCompany | undefined;
    similar: VisitorsJobSummary[];
    /** How one came to it, where its address says so: applying says it on. */
    source: ApplicationSource | undefined;
  };
  /** Visitors could read it once. Its name is told only where that is still for everybody. */
  closedJob: {
    job: Pick<VisitorsJobSummary, 'id' | 'title' | 'companyId' | 'companyName'> | undefined;
    similar: VisitorsJobSummary[];
  };
  companies: {
    search: string;
    companies: VisitorsCompany[];
    cursor: string | undefined;
    next: string | undefined;
    total: number | undefined;
  };
  company: { company: VisitorsCompany; jobs: VisitorsJobSummary[] };
  careers: CareersPage;
  apply: ApplyPage;
  applied: {
    job: ApplyPage['job'];
    receipt: string;
    isConfirmed: boolean;
    confirmBy: string;
    /** Where the mail goes to, in words; null where no mail goes out. */
    mailedTo: string | null;
    sent: { name: string; value: string }[];
  };
  /** What a link from the mail leads to, before it is confirmed. */
  confirmApplication: {
    token: string;
    job: ApplyPage['job'];
    /** What was sent with the address for the job, the one the mail was about first. */
    choices: { receipt: string; name: string; sentAt: string }[];
    waitingToo: WaitingToo[];
    problem?: string | undefined;
  };
  /** The same link, afterwards. */
  followApplication: {
    token: string;
    job: ApplyPage['job'];
    status: ApplicationStatus;
    withdrawnAt: string | null;
    mayWithdraw: boolean;
    history: { at: string; status: ApplicationStatus; withdrawal: boolean }[];
    /** It was there before the one that was confirmed. */
    isEarlier: boolean;
    waitingToo: WaitingToo[];
    problem?: string | undefined;
  };
  linkOver: { what: 'application' | 'alert' };
  /** New jobs of a search by mail: asked for, or to be. */
  newAlert: { name: string; search: string; email: string; problem?: string | undefined; isAsked: boolean };
  /** What the link of the mail leads to. */
  alert: {
    token: string;
    name: string;
    rhythm: AlertRhythm | null;
    isOn: boolean;
    problem?: string | undefined;
  };
  /** `goesOn`: its reader's account has an alert of its own for the same search. */
  alertEnded: { name: string; goesOn: boolean };
  /** A company's jobs, in a frame of its own website. */
  board: {
    company: { name: string; slug: string };
    jobs: PublicJobInBrief[];
    /** What is searched for. */
    q: string;
    type: EmploymentType | undefined;
    theme: 'light' | 'dark' | undefined;
    /** Whether the list begins here, and where it goes on. */
    isFirst: boolean;
    next: string | undefined;
  };
  /** The same where there is no such company. */
  noBoard: { theme: 'light' | 'dark' | undefined };
  /** Nothing for a visitor stands at this address. */
  notFound: { what: 'job' | 'company' | 'page' };
}

/** What is the same for all of an installation's pages. */
export interface VisitorSite {
  brand: string;
  /** Under which people reach us, as the operator has said it: never what a request claims. */
  origin: string;
  /** The style sheet of these pages. */
  styles: string;
  /** The script of the form to apply with. */
  applyScript?: string | undefined;
}

/** The address that was asked for, as the page needs it for its own links. */
export interface VisitorAddress {
  /** With its query. */
  asked: string;
  /** Whose page it is, where it is not the installation's own. */
  company?: CompanyFrame | undefined;
}

export type DrawVisitorPage = <Name extends keyof VisitorPages>(
  name: Name,
  data: VisitorPages[Name],
  site: VisitorSite,
  address: VisitorAddress,
) => string;
