import { member } from '../../route-builder.ts';
import { getQuota } from './quotas.service.ts';

export const quotaRoutes = {
  get: member.quotas.get.handler(({ context }) => getQuota(context, context.db, context.actor.id)),
};
