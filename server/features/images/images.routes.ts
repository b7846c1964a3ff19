import { member } from '../../route-builder.ts';
import * as images from './images.service.ts';

export const imageRoutes = {
  list: member.images.list.handler(({ context, input }) => images.listImages(context, input)),
  count: member.images.count.handler(async ({ context, input }) => ({
    count: await images.countImages(context, input.search),
  })),
  get: member.images.get.handler(({ context, input }) => images.getImage(context, input.id)),
  getLineage: member.images.getLineage.handler(({ context, input }) =>
    images.getLineage(context, input.id),
  ),
  delete: member.images.delete.handler(async ({ context, input }) => {
    await images.deleteImage(context, input.id);
    return {};
  }),
  deleteMany: member.images.deleteMany.handler(async ({ context, input }) => ({
    deletedIds: await images.deleteImages(context, input.ids),
  })),
  addView: member.images.addView.handler(({ context, input }) => images.addView(context, input.id)),
  setFavourite: member.images.setFavourite.handler(({ context, input }) =>
    images.setFavourite(context, input),
  ),
  renewAddress: member.images.renewAddress.handler(({ context, input }) =>
    images.renewAddress(context, input.id),
  ),
};
