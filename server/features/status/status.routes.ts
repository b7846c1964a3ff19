import { open, operator } from '../../route-builder.ts';
import * as status from './status.service.ts';

export const statusRoutes = {
  get: open.status.get.handler(({ context }) => status.getStatus(context)),
  createIncident: operator.status.createIncident.handler(({ context, input }) =>
    status.createIncident(context, input),
  ),
  updateIncident: operator.status.updateIncident.handler(({ context, input }) =>
    status.updateIncident(context, input),
  ),
};
