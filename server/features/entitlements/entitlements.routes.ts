import { member } from '../../route-builder.ts';
import { getOwnEntitlements } from './entitlements.service.ts';

export const entitlementRoutes = {
  get: member.entitlements.get.handler(({ context }) => getOwnEntitlements(context)),
};
