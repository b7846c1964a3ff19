/** What ComfyUI answers. */
import { z } from 'zod';

const name = z.string().min(1).max(300);

/** Two forms of a choice: `[["a", "b"], {}]`, and `["COMBO", { "options": ["a", "b"] }]`. */
const choice = z.union([
  z.tuple([z.array(name)], z.unknown()).transform(([options]) => options),
  z
    .tuple([z.literal('COMBO'), z.object({ options: z.array(name) })], z.unknown())
    .transform(([, { options }]) => options),
]);

/** The options of one input of a node class; empty where the server has none of them. */
export function readOptions(body: unknown, nodeClass: string, input: string): string[] {
  const parsed = z
    .object({
      [nodeClass]: z.object({ input: z.object({ required: z.object({ [input]: choice }) }) }),
    })
    .safeParse(body);
  if (!parsed.success) return [];
  return [...new Set(parsed.data[nodeClass]!.input.required[input]!)];
}

export const uploadAnswer = z.object({
  name,
  subfolder: z.string().max(300).catch(''),
  type: z.string().max(20).catch('input'),
});

export const pictureFile = z.object({
  filename: name,
  subfolder: z.string().max(300).catch(''),
  type: z.string().max(20).catch('output'),
});

export type PictureFile = z.infer<typeof pictureFile>;

const imagesOf = z.object({ images: z.array(pictureFile).catch([]) }).optional();

/**
 * The history of one prompt: undefined at its id while it has not ended. Named by our own id and
 * node, since keys get into errors.
 */
export const historyOf = (id: string, output: string) =>
  z.object({
    [id]: z
      .object({
        status: z.object({
          status_str: z.string(),
          completed: z.boolean(),
          messages: z.unknown().optional(),
        }),
        outputs: z.object({ [output]: imagesOf }),
      })
      .optional(),
  });

export interface HistoryEntry {
  status: { status_str: string; completed: boolean; messages?: unknown };
  outputs: Record<string, { images: PictureFile[] } | undefined>;
}

const queueItem = z.tuple([z.unknown(), z.string()], z.unknown());

export const queueAnswer = z.object({
  queue_running: z.array(queueItem),
  queue_pending: z.array(queueItem),
});

/** What the socket tells, as far as it concerns us. */
export const socketMessage = z.object({
  type: z.string(),
  data: z.object({
    prompt_id: z.string().nullish(),
    node: z.string().nullish(),
    value: z.number().nullish(),
    max: z.number().nullish(),
  }),
});

export const previewMetadata = z.object({ prompt_id: z.string() });
