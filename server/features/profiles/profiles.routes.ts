import { member } from '../../route-builder.ts';
import { getProfile, updateProfile } from './profiles.service.ts';

export const profileRoutes = {
  get: member.profiles.get.handler(({ context }) => getProfile(context)),
  update: member.profiles.update.handler(({ context, input }) => updateProfile(context, input)),
};
