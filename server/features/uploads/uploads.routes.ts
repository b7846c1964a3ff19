import { member } from '../../route-builder.ts';
import * as uploads from './uploads.service.ts';

export const uploadRoutes = {
  create: member.uploads.create.handler(({ context, input }) =>
    uploads.createUpload(context, input),
  ),
  delete: member.uploads.delete.handler(async ({ context, input }) => {
    await uploads.deleteUpload(context, input.id);
    return {};
  }),
};
