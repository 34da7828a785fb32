import type { MoveInSource } from './sources.ts';

/** What a column can hold of a person and their application, with what it is called on screen. */
export const peopleColumnLabel = {
  externalId: 'ID in the other system',
  name: 'Full name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  location: 'Location',
  headline: 'Professional title',
  job: 'Job',
  stage: 'Status or stage',
  outcome: 'Outcome',
  appliedAt: 'Applied on',
  movedAt: 'Status since',
  coverLetter: 'Cover letter',
  resumeUrl: 'Résumé URL',
  fileName: 'Name of the résumé file',
  notes: 'Notes',
} as const;

export type PeopleColumn = keyof typeof peopleColumnLabel;
// The cast: these are its keys, in the order in which they are offered.
export const peopleColumns = Object.keys(peopleColumnLabel) as PeopleColumn[];

/** These say several things of one person, so that more than one column may hold them. */
const several: readonly PeopleColumn[] = ['notes', 'phone', 'email', 'outcome'];

/** How anybody calls their columns, without case, spaces and signs; the best name first where a file has several. */
const commonNames: Record<PeopleColumn, readonly string[]> = {
  externalId: [
    'candidateid',
    'applicantid',
    'personid',
    'contactid',
    'externalid',
    'applicantreference',
    'id',
  ],
  name: ['candidatename', 'fullname', 'name', 'candidate', 'applicant', 'applicantname', 'contactname'],
  firstName: ['firstname', 'givenname', 'forename', 'first', 'candidatefirstname', 'vorname', 'prenom'],
  lastName: ['lastname', 'surname', 'familyname', 'last', 'candidatelastname', 'nachname', 'nom'],
  email: [
    'email',
    'emailaddress',
    'mail',
    'candidateemail',
    'primaryemail',
    'emails',
    'emailaddresses',
    'email1',
  ],
  phone: [
    'phone',
    'phonenumber',
    'mobile',
    'mobilephone',
    'cell',
    'telephone',
    'phones',
    'phonenumbers',
    'tel',
  ],
  location: ['location', 'candidatelocation', 'city', 'address', 'currentlocation', 'town'],
  headline: ['headline', 'currenttitle', 'professionaltitle', 'currentposition', 'currentjobtitle'],
  job: ['jobtitle', 'job', 'jobname', 'position', 'vacancy', 'role', 'posting', 'requisition', 'appliedfor'],
  stage: ['stage', 'currentstage', 'status', 'pipelinestage', 'jobstage', 'applicationstatus', 'step'],
  outcome: ['outcome', 'decision', 'result', 'disqualified', 'rejected', 'archived'],
  appliedAt: [
    'appliedon',
    'applied',
    'applieddate',
    'dateapplied',
    'applicationdate',
    'appliedat',
    'createdat',
    'created',
    'dateadded',
  ],
  movedAt: ['statussince', 'lastactivity', 'lastactivitydate', 'laststagechange', 'updatedat', 'lastupdated'],
  coverLetter: ['coverletter', 'motivation', 'motivationletter', 'letter'],
  fileName: [
    'resumefile',
    'resumefilename',
    'resumename',
    'cvfile',
    'cvname',
    'filename',
    'file',
    'attachment',
  ],
  resumeUrl: ['resumeurl', 'cvurl', 'resumelink', 'cvlink', 'resume', 'cv'],
  notes: ['notes', 'note', 'comments', 'comment', 'remarks'],
};

/**
 * What the exports of each system call them besides, in their own words. Where each is documented stands in
 * docs/moving-in.md.
 */
const namesOfSource: Record<MoveInSource, Partial<Record<PeopleColumn, readonly string[]>>> = {
  greenhouse: {
    externalId: ['candidateid'],
    headline: ['title', 'candidatetitle'],
    stage: ['currentstage', 'stage', 'milestone', 'currentmilestone'],
    outcome: ['status', 'applicationstatus'],
    movedAt: ['lastactivity', 'rejectedon', 'daterejected'],
    email: ['emails', 'personalemail', 'email'],
    phone: ['phonenumbers', 'phone'],
    notes: ['notes', 'rejectionreason', 'tags', 'source', 'scorecardsummary'],
  },
  lever: {
    externalId: ['candidateid', 'contactid', 'contact', 'opportunityid'],
    name: ['candidatename', 'name', 'opportunityname', 'contactname'],
    headline: ['headline'],
    job: ['postingtitle', 'posting', 'postingname', 'jobtitle'],
    stage: ['currentstage', 'stage', 'stagename'],
    outcome: ['archivereason', 'archived', 'archivedat', 'archivedreason'],
    appliedAt: ['appliedat', 'createdat', 'opportunitycreatedat'],
    movedAt: ['laststagechangeat', 'lastadvancedat', 'lastinteractionat'],
    notes: ['notes', 'tags', 'origin', 'source', 'links'],
  },
  workable: {
    externalId: ['candidateid', 'id'],
    headline: ['headline'],
    job: ['job', 'jobtitle'],
    outcome: ['disqualified', 'disqualifiedat', 'disqualificationreason'],
    appliedAt: ['creationdate', 'createdat', 'applied'],
    movedAt: ['lastactivity', 'hiredat', 'updatedat'],
    resumeUrl: ['resumeurl', 'resume'],
    notes: ['comments', 'summary', 'tags', 'source', 'disqualificationnote'],
  },
  teamtailor: {
    externalId: ['candidateid', 'idcandidates', 'id'],
    headline: ['jobtitlecurrent', 'headline'],
    job: ['jobtitle', 'job'],
    outcome: ['rejectedat', 'rejected', 'rejectreason', 'rejectionreason'],
    appliedAt: ['appliedat', 'createdat', 'jobapplicationcreatedat'],
    movedAt: ['movedtostageat', 'changedstageat', 'updatedat'],
    coverLetter: ['coverletter', 'pitch'],
    notes: ['notes', 'note', 'tags', 'source', 'sourced'],
  },
  opencats: {
    externalId: ['candidateid', 'id'],
    email: ['email1', 'email2', 'email'],
    phone: ['phonecell', 'phonehome', 'phonework'],
    job: ['joborder', 'jobordertitle', 'title'],
    stage: ['status', 'pipelinestatus'],
    appliedAt: ['datecreated', 'datesubmitted'],
    movedAt: ['datemodified'],
    notes: ['notes', 'keyskills', 'source', 'currentemployer'],
  },
  spreadsheet: {},
};

/**
 * What each column of a file most likely holds; null for what is left out. Several columns are one thing only where it can be
 * said more than once, as notes.
 */
export function suggestColumns(header: readonly string[], source: MoveInSource): (PeopleColumn | null)[] {
  const names = header.map(plainColumn);
  const taken = names.map((): PeopleColumn | null => null);
  for (const known of [namesOfSource[source], commonNames])
    for (const column of peopleColumns)
      for (const wanted of known[column] ?? []) {
        const at = names.findIndex((name, index) => name === wanted && taken[index] === null);
        if (at >= 0 && (several.includes(column) || !taken.includes(column))) taken[at] = column;
      }
  return taken;
}

/** Why columns cannot be taken like this; undefined where they can. */
export function columnsProblem(columns: readonly (PeopleColumn | null)[]): string | undefined {
  const twice = peopleColumns.find(
    (column) => !several.includes(column) && columns.filter((one) => one === column).length > 1,
  );
  if (twice) return `Two columns are taken for “${peopleColumnLabel[twice]}”. Choose one`;
  const named = ['name', 'firstName', 'lastName'].some((column) => columns.some((one) => one === column));
  return named ? undefined : 'Say which column holds the name';
}

function plainColumn(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
