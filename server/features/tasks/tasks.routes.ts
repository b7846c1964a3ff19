import { member } from '../../route-builder.ts';
import * as tasks from './tasks.service.ts';

export const taskRoutes = {
  listActive: member.tasks.listActive.handler(async ({ context }) => ({
    items: await tasks.listActiveTasks(context),
  })),
  get: member.tasks.get.handler(({ context, input }) => tasks.getTask(context, input.id)),
  cancel: member.tasks.cancel.handler(({ context, input }) => tasks.cancelTask(context, input.id)),
};
