import { z } from 'zod';

/**
 * What a picture is made by, beside its prompt and size. Each parameter stands here once: its range
 * in a request, what is stored of it, how it is called and where a model says that it honours it.
 * Forms, policy, engine requests, PNG text and details read these tables.
 */

export const promptLengthMax = 4000;
export const seedMax = 0xffffffff;

export const seedOutOfRange = `The seed must be a whole number from 0 to ${seedMax}`;

/** Numbers with a range of the model's own. Each is null in a model that has no such control. */
export const rangedSettings = {
  steps: { label: 'Steps', pngName: 'Steps', requested: { min: 1, max: 500, isWhole: true } },
  guidanceScale: {
    label: 'Guidance scale',
    pngName: 'CFG scale',
    requested: { min: 0, max: 100, isWhole: false },
  },
  /** Layers of the text encoder that are left out at its end, counted from 1: that many less one. */
  clipSkip: {
    label: 'Clip skip',
    pngName: 'Clip skip',
    requested: { min: 1, max: 12, isWhole: true },
  },
} as const;

/** Names out of a list of the model's own. */
export const chosenSettings = {
  sampler: { label: 'Sampler', pngName: 'Sampler', list: 'samplers' },
  style: { label: 'Style', pngName: 'Style', list: 'styles' },
} as const;

export type RangedSetting = keyof typeof rangedSettings;
export type ChosenSetting = keyof typeof chosenSettings;

/** One value for each of them. */
export const mapRangedSettings = <Value>(map: (name: RangedSetting) => Value) =>
  Object.fromEntries(rangedSettingNames.map((name) => [name, map(name)])) as Record<
    RangedSetting,
    Value
  >;

export const rangedSettingNames = Object.keys(rangedSettings) as RangedSetting[];
export const chosenSettingNames = Object.keys(chosenSettings) as ChosenSetting[];

/** A table with each of its values made into another one. */
export const mapValues = <Key extends string, Value, Result>(
  table: Readonly<Record<Key, Value>>,
  map: (value: Value) => Result,
) =>
  Object.fromEntries(
    Object.entries<Value>(table).map(([key, value]) => [key, map(value)]),
  ) as Record<Key, Result>;

/**
 * What made a picture: stored with it, so a parameter that is added later must have a default here.
 * A null is a control that the model does not have, or whose value it does not tell.
 */
export const imageSettingsSchema = z.object({
  negativePrompt: z.string().default(''),
  /** Null where the engine drew its own and does not tell: the picture can't be made again. */
  seed: z.int().nullable().default(null),
  /** The other seed that the picture was moved toward, and how far, 0 to 1. */
  variation: z.object({ seed: z.int(), strength: z.number() }).nullable().default(null),
  tiling: z.boolean().default(false),
  /** How much of its source an edited picture let go, 0 to 1. */
  strength: z.number().nullable().default(null),
  ...mapValues(rangedSettings, () => z.number().nullable().default(null)),
  ...mapValues(chosenSettings, () => z.string().nullable().default(null)),
});

export type ImageSettings = z.infer<typeof imageSettingsSchema>;

const rangeSchema = z.object({
  min: z.number(),
  max: z.number(),
  default: z.number(),
  step: z.number(),
});

const choiceSchema = z.object({ id: z.string(), label: z.string() });

/** What a model honours of the controls above. */
export const controlAbilitiesSchema = z.object({
  negativePrompt: z.boolean(),
  /** Null where the same seed does not make the same picture; else the largest one it takes. */
  seed: z.object({ max: z.number().int() }).nullable(),
  ...mapValues(rangedSettings, () => rangeSchema.nullable()),
  samplers: z.array(choiceSchema),
  styles: z.array(choiceSchema),
});

export type ControlAbilities = z.infer<typeof controlAbilitiesSchema>;

/** A model that can be asked for now, and what it can do. */
export const modelSchema = z.object({
  /** "<engine>/<model>". */
  id: z.string(),
  label: z.string(),
  engineLabel: z.string(),
  /** Of premium members only, by the operator's word. */
  premium: z.boolean(),
  operations: z.object({
    generate: controlAbilitiesSchema
      .extend({ variation: z.boolean(), tiling: z.boolean(), maxEdge: z.number().int() })
      .optional(),
    edit: controlAbilitiesSchema
      .extend({
        mask: z.boolean(),
        /** False where only the medium changes: what the picture shows stays. */
        followsPrompt: z.boolean(),
        strength: rangeSchema.nullable(),
        maxEdge: z.number().int(),
      })
      .optional(),
    upscale: z
      .object({
        factors: z.array(z.number()),
        models: z.array(choiceSchema),
        maxEdge: z.number().int(),
      })
      .optional(),
  }),
  progress: z.boolean(),
  preview: z.boolean(),
  cancel: z.boolean(),
});

export type Model = z.infer<typeof modelSchema>;

export const modelListSchema = z.object({ items: z.array(modelSchema) });
