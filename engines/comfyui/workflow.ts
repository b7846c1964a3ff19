/** A ComfyUI workflow in API format, and where our requests go in it. */
import { z } from 'zod';

const link = z.tuple([z.string(), z.int().min(0)]);
const inputValue = z.union([z.string(), z.number(), z.boolean(), link, z.unknown()]);

export const workflowSchema = z.record(
  z.string(),
  z.object({
    class_type: z.string(),
    inputs: z.record(z.string(), inputValue),
    _meta: z.unknown().optional(),
  }),
);

/** Nodes by id. */
export type Workflow = z.infer<typeof workflowSchema>;

/** What of a request can be put into a workflow. */
export const workflowInputNames = [
  'prompt',
  'negativePrompt',
  'seed',
  'steps',
  'guidanceScale',
  'sampler',
  'width',
  'height',
  'source',
  'mask',
  'strength',
  'upscaler',
] as const;

export type WorkflowInputName = (typeof workflowInputNames)[number];

/** Node and input, such as `3.seed`. */
export const workflowTarget = z.string().regex(/^[^.]+\.[^.]+$/, 'must be like "3.seed"');

export type WorkflowInputs = Partial<Record<WorkflowInputName, readonly string[]>>;
export type WorkflowValues = Partial<Record<WorkflowInputName, string | number>>;

/** A copy of the workflow with the values where its inputs say. */
export function fillWorkflow(
  workflow: Workflow,
  inputs: WorkflowInputs,
  values: WorkflowValues,
): Workflow {
  const filled = structuredClone(workflow);
  for (const name of workflowInputNames) {
    const value = values[name];
    if (value === undefined) continue;
    for (const target of inputs[name] ?? []) {
      const [node, input] = target.split('.') as [string, string];
      filled[node]!.inputs[input] = value;
    }
  }
  return filled;
}

/** What the workflow itself has at an input, or undefined. */
export function valueAt(workflow: Workflow, target: string): unknown {
  const [node, input] = target.split('.') as [string, string];
  return workflow[node]?.inputs[input];
}
