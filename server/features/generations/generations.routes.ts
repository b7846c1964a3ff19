import { member } from '../../route-builder.ts';
import * as generations from './generations.service.ts';
import { listModels } from './models.service.ts';

export const generationRoutes = {
  listModels: member.generations.listModels.handler(async ({ context }) => ({
    items: await listModels(context),
  })),
  create: member.generations.create.handler(async ({ context, input }) => ({
    items: await generations.requestGeneration(context, input),
  })),
  listActive: member.generations.listActive.handler(async ({ context }) => ({
    items: await generations.listActiveGenerations(context),
  })),
  get: member.generations.get.handler(({ context, input }) =>
    generations.getGeneration(context, input.id),
  ),
  cancel: member.generations.cancel.handler(({ context, input }) =>
    generations.cancelGeneration(context, input.id),
  ),
  listPrompts: member.generations.listPrompts.handler(async ({ context }) => ({
    prompts: await generations.listPromptHistory(context),
  })),
};
