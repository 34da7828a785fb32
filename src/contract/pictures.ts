import { z } from 'zod';
import { companyPictureKinds, pictureKinds, pictureLimits } from '#domain/pictures.ts';
import { endpoint } from './endpoint.ts';
import { whichCompany } from './fields.ts';

/** A picture is fetched from /pictures/{key}/{width}.{avif|webp}; which widths there are, its kind says. */
const picture = z.object({ key: z.string(), kind: z.enum(pictureKinds) }).meta({ id: 'Picture' });

const share = (name: string) =>
  z.coerce
    .number({ error: `${name} must be a number` })
    .min(0, { error: `${name} must be between 0 and 1` })
    .max(1, { error: `${name} must be between 0 and 1` })
    .optional();

/** Which part is kept, in shares of the width and height; the middle where it is not said. */
const crop = { left: share('left'), top: share('top'), width: share('width'), height: share('height') };

const refusesPicture = ['not_a_picture', 'picture_too_small', 'picture_too_large'] as const;

export const pictures = {
  'GET /api/company/pictures': endpoint({
    summary: 'The pictures that a company shows of itself',
    permission: 'company.settings',
    query: whichCompany,
    status: 200,
    answer: z
      .object({
        companyName: z.string(),
        logo: z.string().nullable(),
        cover: z.string().nullable(),
        photos: z.array(z.string()),
      })
      .meta({ id: 'CompanyPictures' }),
  }),
  'POST /api/company/pictures': endpoint({
    summary:
      'Set a company’s logo or cover, or add a photo: JPEG, PNG, WebP or AVIF as the body itself, cropped, kept in a few sizes and without what the camera wrote into it',
    permission: 'company.settings',
    query: whichCompany.extend({
      kind: z.enum(companyPictureKinds, { error: `kind must be one of: ${companyPictureKinds.join(', ')}` }),
      ...crop,
    }),
    takesFile: true,
    bodyLimit: pictureLimits.bytes,
    budget: 'upload',
    status: 201,
    answer: picture,
    refuses: { 409: ['too_many_photos'], 422: refusesPicture },
  }),
  'DELETE /api/company/pictures/:key': endpoint({
    summary: 'Take away a picture of a company',
    permission: 'company.settings',
    query: whichCompany,
    params: z.object({ key: z.string() }),
    status: 204,
  }),
  'POST /api/user/portrait': endpoint({
    summary: 'Set your own portrait, cropped and kept like the pictures of companies',
    permission: 'account.use',
    query: z.object(crop),
    takesFile: true,
    bodyLimit: pictureLimits.bytes,
    budget: 'upload',
    status: 201,
    answer: picture,
    refuses: { 422: refusesPicture },
  }),
  'DELETE /api/user/portrait': endpoint({
    summary: 'Take your own portrait away',
    permission: 'account.use',
    status: 204,
  }),
};
