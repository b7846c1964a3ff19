import { describe, expect, it } from 'vitest';
import { planEntitlements } from '../../../contract/entitlements.ts';
import { generationTexts } from '../../../contract/generations.ts';
import { imageSettingsSchema, type Model } from '../../../contract/image-settings.ts';
import type { Image } from '../../../contract/images.ts';
import type { Quota } from '../../../contract/quotas.ts';
import { findRequestProblem, resolveModel, toRequest } from './generator-request.ts';
import { parseSettings, settingsForVariations, settingsFromImage } from './generator-settings.ts';

const controls = {
  negativePrompt: true,
  seed: { max: 0xffffffff },
  steps: null,
  guidanceScale: null,
  samplers: [],
  styles: [],
};
const plainModel: Model = {
  id: 'studio/studio-1',
  label: 'Studio 1',
  engineLabel: 'Ochre Studio (built-in, procedural)',
  operations: {
    generate: { ...controls, variation: true, tiling: true, maxEdge: 2048 },
    edit: {
      ...controls,
      negativePrompt: false,
      mask: false,
      followsPrompt: false,
      strength: { min: 0.2, max: 1, default: 1, step: 0.05 },
      maxEdge: 2048,
    },
  },
  progress: true,
  preview: true,
  cancel: true,
};
const diffusionModel: Model = {
  ...plainModel,
  id: 'local/diffusion',
  operations: {
    generate: {
      ...controls,
      steps: { min: 1, max: 50, default: 20, step: 1 },
      guidanceScale: { min: 1, max: 20, default: 7, step: 0.5 },
      samplers: [
        { id: 'euler', label: 'Euler' },
        { id: 'dpm', label: 'DPM' },
      ],
      variation: false,
      tiling: false,
      maxEdge: 1536,
    },
  },
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
const source = {
  kind: 'image' as const,
  id: '3f1c0c55-4d34-4c59-9a36-7f0a4c3c6c03',
  url: '/images/key/1024.webp',
  width: 1024,
  height: 819,
};

describe('toRequest', () => {
  it('leaves out what the model does not honour', () => {
    expect(toRequest(settings, plainModel, premium)).toEqual({
      kind: 'generate',
      input: {
        prompt: 'a castle',
        negativePrompt: 'fog',
        size: 'square',
        highResolution: true,
        seed: 42,
        count: 4,
        modelId: 'studio/studio-1',
      },
    });
  });

  it('keeps what it honours, within its range', () => {
    expect(toRequest(settings, diffusionModel, premium).input).toMatchObject({
      steps: 50,
      guidanceScale: 5,
      sampler: 'euler',
      // The model stops at 1536 pixels.
      highResolution: false,
    });
  });

  it('asks for variations of a locked seed only, and only of a model that makes them', () => {
    const varied = { ...settings, variationStrength: 0.4, tiling: true };
    expect(toRequest(varied, plainModel, premium).input).toMatchObject({
      seed: 42,
      variation: { strength: 0.4 },
      tiling: true,
    });
    const again = toRequest({ ...varied, variationSeed: 7 }, plainModel, premium).input;
    expect(again).toHaveProperty('variation', { strength: 0.4, seed: 7 });
    expect(toRequest({ ...varied, seed: null }, plainModel, premium).input).not.toHaveProperty(
      'variation',
    );
    const other = toRequest(varied, diffusionModel, premium).input;
    expect(other).not.toHaveProperty('variation');
    expect(other).not.toHaveProperty('tiling');
  });

  it('asks for no more than a free member has left, and never for high resolution', () => {
    expect(toRequest(settings, plainModel, free).input).toMatchObject({
      count: 2,
      highResolution: false,
    });
  });
});

describe('a request that starts from a picture', () => {
  const drawn = { ...settings, source, strength: 0.1, mask: { id: source.id, url: '/mask' } };

  it('names source and strength in place of a size, within what the model honours', () => {
    expect(toRequest(drawn, plainModel, premium)).toEqual({
      kind: 'edit',
      input: {
        prompt: 'a castle',
        seed: 42,
        count: 4,
        modelId: 'studio/studio-1',
        source: { imageId: source.id },
        strength: 0.2,
      },
    });
  });

  it('carries the mask where the model paints by one, and an upload by its own name', () => {
    const { edit } = plainModel.operations;
    const painter: Model = { ...plainModel, operations: { edit: { ...edit!, mask: true } } };
    const sent = { ...drawn, source: { ...source, kind: 'upload' as const } };
    expect(toRequest(sent, painter, premium).input).toMatchObject({
      source: { uploadId: source.id },
      maskUploadId: source.id,
    });
  });

  it('is for models that can start from one', () => {
    expect(resolveModel([diffusionModel, plainModel], diffusionModel.id, 'edit')).toBe(plainModel);
    expect(resolveModel([diffusionModel], diffusionModel.id, 'edit')).toBeUndefined();
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
    settings: imageSettingsSchema.parse({
      seed: 9,
      variation: { seed: 3, strength: 0.2 },
      style: 'ink',
    }),
    modelId: 'm/m',
    parentImageId: null,
    width: 1024,
    height: 1024,
  } as Image;
  const varying = { ...plainModel, id: 'm/m' };

  it('finds the size by its pixels, plain and high resolution', () => {
    expect(settingsFromImage({ ...image, width: 1024, height: 819 })).toMatchObject({
      size: 'instagram-post',
      highResolution: false,
      seed: 9,
      style: 'ink',
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

  it('locks no seed that nobody knows, and then offers no variations', () => {
    const unknown = { ...image, settings: { ...image.settings, seed: null } };
    expect(settingsFromImage(unknown)).toMatchObject({ seed: null, style: 'ink' });
    expect(settingsForVariations(unknown, [varying])).toBeNull();
  });

  it('offers variations of what words alone have made, by a model that makes them', () => {
    expect(settingsForVariations(image, [varying])).toMatchObject({ seed: 9, variationSeed: null });
    expect(settingsForVariations(image, [])).toBeNull();
    const edited = { ...image, parentImageId: source.id };
    expect(settingsForVariations(edited, [varying])).toBeNull();
  });
});
