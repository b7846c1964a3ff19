import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { galleryCategorySchema } from '../../../contract/community.ts';

/** A picture that comes with the product, made by the built-in engine; its files lie in `samples/`. */
const sampleSchema = z.object({
  name: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string(),
  category: galleryCategorySchema,
  author: z.string(),
  prompt: z.string(),
  modelLabel: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  dominantColor: z.string(),
  /** Real widths of its files, `<name>-<width>.webp`. */
  widths: z.array(z.number().int()).min(1),
  likesCount: z.number().int(),
  viewsCount: z.number().int(),
  /** How long before the first start it was published. */
  ageDays: z.number(),
});

export type Sample = z.infer<typeof sampleSchema>;

/** The gallery's samples by name; none where the folder has no list. */
export function readSamples(directory: string): Map<string, Sample> {
  const file = path.join(directory, 'gallery.json');
  if (!fs.existsSync(file)) return new Map();
  const samples = z.array(sampleSchema).parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  return new Map(samples.map((sample) => [sample.name, sample]));
}
