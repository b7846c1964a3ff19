import { describe, expect, it } from 'vitest';
import { planEntitlements } from '../../../contract/entitlements.ts';
import { generationTexts, type Model } from '../../../contract/generations.ts';
import type { Image } from '../../../contract/images.ts';
import type { Quota } from '../../../contract/quotas.ts';
import {
  findRequestProblem,
  parseSettings,
  resolveModel,
  settingsFromImage,
  toRequest,
} from './generator-settings.ts';

const plainModel: Model = {
  id: 'studio/studio-1',
  label: 'Studio 1',
  engineLabel: 'Ochre Studio (built-in, procedural)',
  negativePrompt: true,
  seed: true,
  variation: true,
  tiling: true,
  steps: null,
  guidanceScale: null,
  samplers: [],
  progress: true,
  preview: true,
  cancel: true,
  maxEdge: 2048,
};
const diffusionModel: Model = {
  ...plainModel,
  id: 'local/diffusion',
  variation: false,
  tiling: false,
  steps: { min: 1, max: 50, default: 20, step: 1 },
  guidanceScale: { min: 1, max: 20, default: 7, step: 0.5 },
  samplers: ['euler', 'dpm'],
  maxEdge: 1536,
};
const quota: Quota = { date: '2026-11-20', used: 3, limit: 5, remaining: 2 };
const free = { quota, entitlements: planEntitlements.free };
const premium = {
  quota: { ...quota, limit: null, remaining: null },
  entitlements: planEntitlements.premium,
};
const settings = {
  ...parseSettings(null),
  prompt: 'a castle',
  negativePrompt: 'fog',
  highResolution: true,
  seed: 42,
  count: 4,
  steps: 80,
  guidanceScale: 5,
  sampler: 'euler',
};

describe('toRequest', () => {
  it('leaves out what the model does not honour', () => {
    expect(toRequest(settings, plainModel, premium)).toEqual({
      prompt: 'a castle',
      negativePrompt: 'fog',
      size: 'square',
      highResolution: true,
      seed: 42,
      count: 4,
      modelId: 'studio/studio-1',
    });
  });

  it('keeps what it honours, within its range', () => {
    expect(toRequest(settings, diffusionModel, premium)).toMatchObject({
      steps: 50,
      guidanceScale: 5,
      sampler: 'euler',
      // The model stops at 1536 pixels.
      highResolution: false,
    });
  });

  it('asks for variations of a locked seed only, and only of a model that makes them', () => {
    const varied = { ...settings, variationStrength: 0.4, tiling: true };
    expect(toRequest(varied, plainModel, premium)).toMatchObject({
      seed: 42,
      variation: { strength: 0.4 },
      tiling: true,
    });
    const again = toRequest({ ...varied, variationSeed: 7 }, plainModel, premium);
    expect(again.variation).toEqual({ strength: 0.4, seed: 7 });
    expect(toRequest({ ...varied, seed: null }, plainModel, premium)).not.toHaveProperty(
      'variation',
    );
    const other = toRequest(varied, diffusionModel, premium);
    expect(other).not.toHaveProperty('variation');
    expect(other).not.toHaveProperty('tiling');
  });

  it('asks for no more than a free member has left, and never for high resolution', () => {
    expect(toRequest(settings, plainModel, free)).toMatchObject({
      count: 2,
      highResolution: false,
    });
  });
});

describe('findRequestProblem', () => {
  it('says the text of the contract for a blank prompt', () => {
    const request = toRequest({ ...settings, prompt: '  \n' }, plainModel, premium);
    expect(findRequestProblem(request)).toEqual({
      field: 'prompt',
      message: generationTexts.promptRequired,
    });
  });

  it('names the seed when it is out of range', () => {
    const request = toRequest({ ...settings, seed: -1 }, plainModel, premium);
    expect(findRequestProblem(request)).toEqual({
      field: 'seed',
      message: generationTexts.seedOutOfRange,
    });
  });
});

describe('stored settings', () => {
  it('survive what is broken among them', () => {
    expect(parseSettings({ prompt: 'kept', size: 'round', count: 9, seed: 'x' })).toEqual({
      ...parseSettings(null),
      prompt: 'kept',
    });
    expect(parseSettings('nonsense')).toEqual(parseSettings(null));
  });

  it('fall back to the first model when theirs is gone', () => {
    expect(resolveModel([plainModel], 'gone/model')).toBe(plainModel);
    expect(resolveModel([], 'gone/model')).toBeUndefined();
  });
});

describe('settingsFromImage', () => {
  const image = {
    prompt: 'x',
    negativePrompt: '',
    seed: 9,
    variation: { seed: 3, strength: 0.2 },
    modelId: 'm/m',
  } as Image;

  it('finds the size by its pixels, plain and high resolution', () => {
    expect(settingsFromImage({ ...image, width: 1024, height: 819 })).toMatchObject({
      size: 'instagram-post',
      highResolution: false,
      seed: 9,
      variationSeed: 3,
      variationStrength: 0.2,
    });
    expect(settingsFromImage({ ...image, width: 2048, height: 1152 })).toMatchObject({
      size: 'widescreen',
      highResolution: true,
    });
  });

  it('takes the default for a size that is not listed', () => {
    expect(settingsFromImage({ ...image, width: 500, height: 77 })).toMatchObject({
      size: 'square',
      highResolution: false,
    });
  });
});
