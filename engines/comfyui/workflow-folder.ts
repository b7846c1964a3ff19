/** Models made of the operator's own workflows. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { ReadyWorkflow } from './checkpoint-workflows.ts';
import {
  valueAt,
  type WorkflowInputName,
  workflowInputNames,
  workflowSchema,
  workflowTarget,
} from './workflow.ts';

const fileSuffix = '.model.json';

const targets = z
  .union([workflowTarget, z.array(workflowTarget).min(1)])
  .transform((value) => (typeof value === 'string' ? [value] : value));

const inputs = z.partialRecord(z.enum(workflowInputNames), targets);

const common = {
  /** A file of the same folder, as ComfyUI exports it for its API. */
  workflow: z.string().regex(/^[\w][\w. -]*\.json$/, 'must name a file of the same folder'),
  inputs,
  /** Id of the node whose picture is the result. */
  output: z.string().min(1),
};

const sized = {
  ...common,
  sizeMultiple: z.int().min(1).max(256).default(8),
  edgeMax: z.int().min(256).max(8192).default(1536),
  stepsMax: z.int().min(1).max(500).default(60),
  guidanceScaleMax: z.number().min(0).max(100).default(30),
};

const modelFile = z.strictObject({
  label: z.string().trim().min(1).max(80),
  operations: z
    .strictObject({
      generate: z.strictObject(sized).optional(),
      edit: z.strictObject(sized).optional(),
      upscale: z
        .strictObject({
          ...common,
          factors: z.array(z.number().gt(1)).min(1),
          edgeMax: z.int().min(256).max(8192).default(4096),
        })
        .optional(),
    })
    .refine((operations) => Object.keys(operations).length > 0, 'has no operation'),
});

type ModelFile = z.infer<typeof modelFile>;
type Loaded<Operation> = Operation & ReadyWorkflow;

export interface WorkflowModel {
  /** The file's name without its suffix. */
  id: string;
  label: string;
  generate?: Loaded<Omit<NonNullable<ModelFile['operations']['generate']>, 'workflow'>>;
  edit?: Loaded<Omit<NonNullable<ModelFile['operations']['edit']>, 'workflow'>>;
  upscale?: Loaded<Omit<NonNullable<ModelFile['operations']['upscale']>, 'workflow'>>;
}

const required: Record<'generate' | 'edit' | 'upscale', readonly WorkflowInputName[]> = {
  generate: ['prompt', 'width', 'height'],
  edit: ['prompt', 'source'],
  upscale: ['source'],
};

/** @throws {Error} that names the file and what is wrong with it */
export async function readWorkflowFolder(folder: string): Promise<WorkflowModel[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(fileSuffix)).sort();
  return Promise.all(names.map((name) => readModel(folder, name)));
}

async function readModel(folder: string, name: string): Promise<WorkflowModel> {
  const { label, operations } = await readFileAs(folder, name, modelFile);
  const load = async <Operation extends { workflow: string } & Omit<ReadyWorkflow, 'workflow'>>(
    kind: keyof typeof required,
    operation: Operation,
  ): Promise<Loaded<Omit<Operation, 'workflow'>>> => {
    const workflow = await readFileAs(folder, operation.workflow, workflowSchema);
    const wrong = (why: string): never => {
      throw new Error(`${name}: operations.${kind}: ${why}`);
    };
    for (const input of required[kind]) {
      if (!operation.inputs[input]) wrong(`inputs.${input} is missing`);
    }
    for (const target of Object.values(operation.inputs).flat()) {
      if (valueAt(workflow, target) === undefined) wrong(`the workflow has no input ${target}`);
    }
    if (!workflow[operation.output]) wrong(`the workflow has no node ${operation.output}`);
    return { ...operation, workflow };
  };
  const { generate, edit, upscale } = operations;
  return {
    id: name.slice(0, -fileSuffix.length),
    label,
    ...(generate && { generate: await load('generate', generate) }),
    ...(edit && { edit: await load('edit', edit) }),
    ...(upscale && { upscale: await load('upscale', upscale) }),
  };
}

async function readFileAs<Schema extends z.ZodType>(
  folder: string,
  name: string,
  schema: Schema,
): Promise<z.infer<Schema>> {
  let value: unknown;
  try {
    value = JSON.parse(await readFile(path.join(folder, name), 'utf8'));
  } catch (cause) {
    throw new Error(`${name}: can't be read as JSON`, { cause });
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`${name}: ${issue!.path.map(String).join('.')}: ${issue!.message}`);
}
