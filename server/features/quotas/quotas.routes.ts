import { member } from '../../route-builder.ts';
import { getQuota, listCharges } from './quotas.service.ts';

export const quotaRoutes = {
  get: member.quotas.get.handler(({ context }) => getQuota(context, context.db, context.actor.id)),
  listCharges: member.quotas.listCharges.handler(({ context }) => listCharges(context)),
};
