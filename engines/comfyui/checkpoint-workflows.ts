/**
 * Workflows for plain checkpoints: Stable Diffusion 1.5, 2 and XL, which bring their own text
 * encoder and autoencoder. Newer families need a workflow of the operator's.
 */
import type { Workflow, WorkflowInputs } from './workflow.ts';

export interface ReadyWorkflow {
  workflow: Workflow;
  inputs: WorkflowInputs;
  /** The node whose picture is the result. */
  output: string;
}

interface SamplerDefaults {
  steps: number;
  guidanceScale: number;
  sampler: string;
  scheduler: string;
}

const inputs: WorkflowInputs = {
  prompt: ['prompt.text'],
  negativePrompt: ['negative.text'],
  seed: ['sampler.seed'],
  steps: ['sampler.steps'],
  guidanceScale: ['sampler.cfg'],
  sampler: ['sampler.sampler_name'],
  width: ['latent.width'],
  height: ['latent.height'],
};

export function createTextToImage(checkpoint: string, defaults: SamplerDefaults): ReadyWorkflow {
  return {
    workflow: {
      ...sampling(checkpoint, defaults),
      latent: {
        class_type: 'EmptyLatentImage',
        inputs: { width: 512, height: 512, batch_size: 1 },
      },
    },
    inputs,
    output: 'result',
  };
}

/** @param hasMask without one all of the source is painted anew */
export function createImageToImage(
  checkpoint: string,
  defaults: SamplerDefaults,
  hasMask: boolean,
): ReadyWorkflow {
  const { width, height, ...kept } = inputs;
  return {
    workflow: {
      ...sampling(checkpoint, defaults),
      source: { class_type: 'LoadImage', inputs: { image: '' } },
      ...(hasMask
        ? {
            encoded: {
              class_type: 'VAEEncode',
              inputs: { pixels: ['source', 0], vae: ['checkpoint', 2] },
            },
            mask: { class_type: 'LoadImageMask', inputs: { image: '', channel: 'red' } },
            latent: {
              class_type: 'SetLatentNoiseMask',
              inputs: { samples: ['encoded', 0], mask: ['mask', 0] },
            },
          }
        : {
            latent: {
              class_type: 'VAEEncode',
              inputs: { pixels: ['source', 0], vae: ['checkpoint', 2] },
            },
          }),
    },
    inputs: {
      ...kept,
      strength: ['sampler.denoise'],
      source: ['source.image'],
      ...(hasMask && { mask: ['mask.image'] }),
    },
    output: 'result',
  };
}

export function createModelUpscaling(): ReadyWorkflow {
  return {
    workflow: {
      source: { class_type: 'LoadImage', inputs: { image: '' } },
      model: { class_type: 'UpscaleModelLoader', inputs: { model_name: '' } },
      larger: {
        class_type: 'ImageUpscaleWithModel',
        inputs: { upscale_model: ['model', 0], image: ['source', 0] },
      },
      // A model has a factor of its own.
      exact: {
        class_type: 'ImageScale',
        inputs: {
          image: ['larger', 0],
          upscale_method: 'lanczos',
          width: 0,
          height: 0,
          crop: 'disabled',
        },
      },
      result: { class_type: 'PreviewImage', inputs: { images: ['exact', 0] } },
    },
    inputs: {
      source: ['source.image'],
      upscaler: ['model.model_name'],
      width: ['exact.width'],
      height: ['exact.height'],
    },
    output: 'result',
  };
}

/** All but the latents that it begins with, which are node `latent`. */
function sampling(checkpoint: string, defaults: SamplerDefaults): Workflow {
  return {
    checkpoint: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: checkpoint } },
    prompt: { class_type: 'CLIPTextEncode', inputs: { text: '', clip: ['checkpoint', 1] } },
    negative: { class_type: 'CLIPTextEncode', inputs: { text: '', clip: ['checkpoint', 1] } },
    sampler: {
      class_type: 'KSampler',
      inputs: {
        model: ['checkpoint', 0],
        positive: ['prompt', 0],
        negative: ['negative', 0],
        latent_image: ['latent', 0],
        seed: 0,
        steps: defaults.steps,
        cfg: defaults.guidanceScale,
        sampler_name: defaults.sampler,
        scheduler: defaults.scheduler,
        denoise: 1,
      },
    },
    decoded: {
      class_type: 'VAEDecode',
      inputs: { samples: ['sampler', 0], vae: ['checkpoint', 2] },
    },
    // Lies in the server's temporary folder, not among the operator's own pictures.
    result: { class_type: 'PreviewImage', inputs: { images: ['decoded', 0] } },
  };
}
