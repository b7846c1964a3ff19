import { member, open } from '../../route-builder.ts';
import * as community from './community.service.ts';

export const communityRoutes = {
  listGallery: open.community.listGallery.handler(({ context, input }) =>
    community.listGallery(context, input),
  ),
  countGallery: open.community.countGallery.handler(async ({ context, input }) => ({
    count: await community.countGallery(context, input),
  })),
  get: open.community.get.handler(({ context, input }) =>
    community.getGalleryPicture(context, input.id),
  ),
  addView: open.community.addView.handler(({ context, input }) =>
    community.addGalleryView(context, input.id),
  ),
  setLike: member.community.setLike.handler(({ context, input }) =>
    community.setGalleryLike(context, input),
  ),
  publish: member.community.publish.handler(({ context, input }) =>
    community.publishImage(context, input),
  ),
  unpublish: member.community.unpublish.handler(async ({ context, input }) => {
    await community.unpublishImage(context, input.id);
    return {};
  }),
};
