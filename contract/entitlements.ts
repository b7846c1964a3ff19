import { z } from 'zod';
import { highResolutionEdge, imageSizes } from './image-sizes.ts';
import { freeGenerationsPerDay, imagesPerRequestMax } from './plans.ts';

export const plans = ['free', 'premium'] as const;

export type Plan = (typeof plans)[number];

/** What a plan allows. Null is: not counted. */
export const entitlementsSchema = z.object({
  plan: z.enum(plans),
  /** On one UTC day. */
  imagesPerDay: z.int().nullable(),
  /** Pieces of work that may wait or run at once. */
  activeMax: z.int(),
  /** Pixels of the longest edge. */
  edgeMax: z.int(),
  /** Images of one request. */
  batchMax: z.int(),
  upscaleFactorMax: z.int(),
  upscalesPerDay: z.int().nullable(),
  upscalesPerMonth: z.int().nullable(),
  /** The models that may be asked for: `standard` are those that the operator keeps for nobody. */
  models: z.enum(['all', 'standard']),
  /** Turns in the queue come this many times as soon as with 1. */
  queueWeight: z.int().positive(),
});

export type Entitlements = z.infer<typeof entitlementsSchema>;

/** A member's entitlements, and until when, where that is known. */
export const ownEntitlementsSchema = entitlementsSchema.extend({
  /** Set while a cancelled plan still runs. */
  paidThrough: z.iso.datetime().nullable(),
});

export type OwnEntitlements = z.infer<typeof ownEntitlementsSchema>;

export const planEntitlements: Readonly<Record<Plan, Readonly<Entitlements>>> = {
  free: {
    plan: 'free',
    imagesPerDay: freeGenerationsPerDay,
    activeMax: 20,
    edgeMax: Math.max(...imageSizes.flatMap(({ width, height }) => [width, height])),
    batchMax: imagesPerRequestMax,
    upscaleFactorMax: 2,
    upscalesPerDay: 5,
    upscalesPerMonth: null,
    models: 'standard',
    queueWeight: 1,
  },
  premium: {
    plan: 'premium',
    imagesPerDay: null,
    activeMax: 20,
    edgeMax: highResolutionEdge,
    batchMax: imagesPerRequestMax,
    upscaleFactorMax: 8,
    upscalesPerDay: null,
    upscalesPerMonth: 500,
    models: 'all',
    queueWeight: 3,
  },
};
