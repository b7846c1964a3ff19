/** The few nodes that our workflows have, as ComfyUI runs and describes them. */
import sharp from 'sharp';
import { paintOverSource, paintSeededPicture } from '../remote/seeded-picture.fixture.ts';
import type { Workflow } from './workflow.ts';

const checkpoints = ['sd15.safetensors', 'sdxl.safetensors'];
const upscalers = ['4x-test.pth'];

/** The answer of `/object_info`; nothing for a class that it does not have. */
export function describeNode(name: string): object {
  const required: Record<string, object> = {
    CheckpointLoaderSimple: { ckpt_name: [checkpoints, { tooltip: 'x' }] },
    KSampler: { sampler_name: [['euler', 'dpmpp_2m'], {}], seed: ['INT', {}] },
    // The newer form.
    UpscaleModelLoader: { model_name: ['COMBO', { options: upscalers }] },
  };
  return required[name] ? { [name]: { input: { required: required[name] } } } : {};
}

/** Whether the files that it names are there. */
export function isRunnable(workflow: Workflow): boolean {
  return Object.values(workflow).every(({ class_type, inputs }) => {
    if (class_type === 'CheckpointLoaderSimple')
      return checkpoints.includes(String(inputs.ckpt_name));
    if (class_type === 'UpscaleModelLoader') return upscalers.includes(String(inputs.model_name));
    return true;
  });
}

interface Latent {
  width: number;
  height: number;
  source?: Buffer;
  mask?: Buffer;
}

/** The picture of a node, from those that it is linked to. */
export async function paintNode(
  workflow: Workflow,
  id: string,
  uploads: ReadonlyMap<string, Buffer>,
): Promise<Buffer> {
  const { class_type, inputs } = workflow[id]!;
  const linked = (name: string): string => (inputs[name] as [string, number])[0];
  const paint = (name: string): Promise<Buffer> => paintNode(workflow, linked(name), uploads);
  switch (class_type) {
    case 'PreviewImage':
      return paint('images');
    case 'VAEDecode':
      return paint('samples');
    case 'LoadImage':
    case 'LoadImageMask':
      return uploads.get(String(inputs.image))!;
    case 'ImageUpscaleWithModel': {
      const image = await paint('image');
      const { width, height } = await sharp(image).metadata();
      return sharp(image)
        .resize(width * 4, height * 4)
        .png()
        .toBuffer();
    }
    case 'ImageScale': {
      const [width, height] = [Number(inputs.width), Number(inputs.height)];
      return sharp(await paint('image'))
        .resize(width, height, { fit: 'fill' })
        .png()
        .toBuffer();
    }
    case 'KSampler': {
      const latent = await readLatent(workflow, linked('latent_image'), uploads);
      const seed = Number(inputs.seed);
      return latent.source
        ? paintOverSource({
            ...latent,
            source: latent.source,
            seed,
            strength: Number(inputs.denoise),
          })
        : paintSeededPicture({ ...latent, seed });
    }
    default:
      throw new Error(`there is no node ${class_type}`);
  }
}

async function readLatent(
  workflow: Workflow,
  id: string,
  uploads: ReadonlyMap<string, Buffer>,
): Promise<Latent> {
  const { class_type, inputs } = workflow[id]!;
  const linked = (name: string): string => (inputs[name] as [string, number])[0];
  switch (class_type) {
    case 'EmptyLatentImage':
      return { width: Number(inputs.width), height: Number(inputs.height) };
    case 'VAEEncode': {
      const source = await paintNode(workflow, linked('pixels'), uploads);
      const { width, height } = await sharp(source).metadata();
      return { width, height, source };
    }
    case 'SetLatentNoiseMask':
      return {
        ...(await readLatent(workflow, linked('samples'), uploads)),
        mask: await paintNode(workflow, linked('mask'), uploads),
      };
    default:
      throw new Error(`there is no node ${class_type}`);
  }
}
