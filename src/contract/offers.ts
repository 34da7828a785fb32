import { z } from 'zod';
import {
  acceptFields,
  declineFields,
  offerDecisionFields,
  offerFields,
  offerTemplateFields,
} from '#domain/fields/offers.ts';
import { accommodations, flights, offerStates, serviceCharges } from '#domain/offers.ts';
import { endpoint } from './endpoint.ts';
import { date, edited, id, idInPath, paging, time, whichCompany } from './fields.ts';
import { modifiedQuery, modifiedSince, tellsModified } from './modified.ts';
import { schemasOf } from './schema-of.ts';

export const offer = z
  .object({
    id,
    applicationId: id,
    version: z.int(),
    state: z.enum(offerStates),
    text: z.string().describe('The letter as the candidate reads it.'),
    currency: z.string(),
    basicPay: z.int(),
    serviceCharge: z.enum(serviceCharges),
    serviceChargePay: z.int().nullable(),
    allowances: z.array(z.object({ name: z.string(), amount: z.int() })),
    accommodation: z.enum(accommodations),
    flights: z.enum(flights),
    roster: z.string().nullable(),
    leaveDays: z.int().nullable(),
    startDate: date,
    answerBy: date,
    expiresAt: time,
    sentAt: time.nullable(),
    answeredAt: time.nullable(),
    signedName: z.string().nullable(),
    byHand: z
      .boolean()
      .describe('That it was accepted was said by who hires; there is no name typed under it.'),
    declineReason: z.string().nullable(),
    letter: z.string().optional().describe('Only for the hiring side:'),
    by: z.string().nullable().optional(),
    decidedBy: z.string().nullable().optional(),
    approvalNote: z.string().nullable().optional(),
    mayWrite: z.boolean().optional(),
    etag: edited.etag
      .optional()
      .describe(
        'Of what is written and how it stands: whoever changes an offer that was sent meanwhile, or sends or decides on one that was changed, is told so.',
      ),
    changedAt: edited.changedAt.optional(),
    changedBy: edited.changedBy.optional(),
    needsApproval: z
      .boolean()
      .optional()
      .describe(
        'Whether this person has to have it approved before they can send it, and whether they can approve it.',
      ),
    mayApprove: z.boolean().optional(),
  })
  .meta({ id: 'Offer' });

/** An offer as a list of what is open has it: without the pay. */
const openOffer = z
  .object({
    id,
    applicationId: id,
    state: z.enum(offerStates),
    expiresAt: time,
    applicantName: z.string(),
    jobTitle: z.string(),
    companyName: z.string(),
  })
  .meta({ id: 'OpenOffer' });

const template = z
  .object({ id, companyId: id, name: z.string(), letter: z.string(), ...edited })
  .meta({ id: 'OfferTemplate' });

const written = z
  .object(schemasOf(offerFields))
  .refine(({ serviceCharge, serviceChargePay }) => serviceCharge !== 'none' || !serviceChargePay, {
    error: 'Without a service charge there is no amount of it',
    path: ['serviceChargePay'],
  });

const templateBody = z.object(schemasOf(offerTemplateFields));
const byId = z.object({ id: idInPath });
export const offers = {
  'GET /api/applications/:id/offers': endpoint({
    summary:
      'Every version of the offers made on an application, the latest first; the candidate’s are those that were sent',
    permission: 'offer.see',
    noted: 'people.read',
    params: byId,
    query: z.object(modifiedQuery),
    status: 200,
    answer: z.array(offer),
    ...tellsModified('offer'),
  }),
  'GET /api/offers': endpoint({
    summary:
      'The open offers made to one, or of the jobs one runs; what waits for approval first, then by the last day to answer',
    permission: 'application.list',
    noted: 'people.read',
    query: z.object({ modifiedSince, ...paging }),
    status: 200,
    answer: z.array(openOffer),
    ...tellsModified('offer'),
  }),
  'POST /api/applications/:id/offers': endpoint({
    summary: 'Write an offer; nothing is sent yet',
    permission: 'offer.write',
    params: byId,
    body: written,
    status: 201,
    answer: offer,
    refuses: { 409: ['not_offerable', 'offer_open', 'too_many_offers'] },
  }),
  'PUT /api/offers/:id': endpoint({
    summary:
      'Change an open offer. One that was sent stays as it was and can no longer be accepted: the answer is a new version',
    permission: 'offer.write',
    params: byId,
    body: written,
    status: 200,
    answer: offer,
    versioned: true,
    refuses: { 409: ['not_offerable', 'offer_closed', 'too_many_offers'] },
  }),
  'POST /api/offers/:id/ask': endpoint({
    summary: 'Ask those who manage the company to approve an offer',
    permission: 'offer.write',
    params: byId,
    status: 200,
    answer: offer,
    refuses: { 409: ['offer_not_draft'] },
  }),
  'POST /api/offers/:id/decision': endpoint({
    summary: 'Approve an offer that waits for it, or give it back with a word why',
    permission: 'offer.approve',
    params: byId,
    body: z.object({
      approved: z.boolean({ error: 'approved must be true or false' }),
      ...schemasOf(offerDecisionFields),
    }),
    status: 200,
    answer: offer,
    versioned: true,
    refuses: { 409: ['offer_not_waiting'] },
  }),
  'POST /api/offers/:id/send': endpoint({
    summary: 'Send an offer to the candidate; the application moves to offered',
    permission: 'offer.write',
    sensitive: 'sometimes',
    params: byId,
    status: 200,
    answer: offer,
    versioned: true,
    refuses: { 409: ['day_passed', 'needs_approval', 'not_offerable', 'offer_closed'] },
  }),
  'POST /api/offers/:id/withdraw': endpoint({
    summary: 'Take an open offer back',
    permission: 'offer.write',
    params: byId,
    status: 200,
    answer: offer,
    refuses: { 409: ['offer_closed'] },
  }),
  'POST /api/offers/:id/accept': endpoint({
    summary: 'Accept an offer made to one, with one’s typed name; the application moves to hired',
    permission: 'offer.answer',
    params: byId,
    body: z.object(schemasOf(acceptFields)),
    status: 200,
    answer: offer,
    refuses: { 409: ['being_changed', 'offer_closed'] },
  }),
  'POST /api/offers/:id/decline': endpoint({
    summary: 'Decline an offer made to one, with one’s typed name, and a reason if one likes',
    permission: 'offer.answer',
    params: byId,
    body: z.object(schemasOf(declineFields)),
    status: 200,
    answer: offer,
    refuses: { 409: ['being_changed', 'offer_closed'] },
  }),
  'GET /api/offer-templates': endpoint({
    summary: 'A company’s templates of offers, by name; none for whom no company has vouched',
    permission: 'template.use',
    query: z.object({ ...whichCompany.shape, ...modifiedQuery }),
    status: 200,
    answer: z.array(template),
    ...tellsModified('offer_template'),
  }),
  'POST /api/offer-templates': endpoint({
    summary: 'Keep a template of offers',
    permission: 'company.settings',
    query: whichCompany,
    body: templateBody,
    status: 201,
    answer: template,
    refuses: { 409: ['template_name_taken', 'too_many_templates'] },
  }),
  'PUT /api/offer-templates/:id': endpoint({
    summary: 'Change a template; offers written from it stay as they are',
    permission: 'company.settings',
    params: byId,
    body: templateBody,
    status: 200,
    answer: template,
    versioned: true,
    refuses: { 409: ['template_name_taken'] },
  }),
  'DELETE /api/offer-templates/:id': endpoint({
    summary: 'Delete a template; offers written from it stay',
    permission: 'company.settings',
    params: byId,
    status: 204,
  }),
};
