import { member } from '../../route-builder.ts';
import { listPromptHistory } from '../tasks/tasks.service.ts';
import { requestEdit, requestGeneration } from './generations.service.ts';
import { listModels } from './models.service.ts';

export const modelRoutes = {
  list: member.models.list.handler(async ({ context }) => ({ items: await listModels(context) })),
};

export const generationRoutes = {
  create: member.generations.create.handler(async ({ context, input }) => ({
    items: await requestGeneration(context, input),
  })),
  listPrompts: member.generations.listPrompts.handler(async ({ context }) => ({
    prompts: await listPromptHistory(context),
  })),
};

export const editRoutes = {
  create: member.edits.create.handler(async ({ context, input }) => ({
    items: await requestEdit(context, input),
  })),
};
