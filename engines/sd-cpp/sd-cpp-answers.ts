/** What stable-diffusion.cpp answers. @see its examples/server/api.md */
import { z } from 'zod';

const name = z.string().min(1).max(300);

const sampleParams = z.object({
  sample_steps: z.int().min(1).nullish().catch(null),
  sample_method: name.nullish().catch(null),
  guidance: z
    .object({ txt_cfg: z.number().nullish().catch(null) })
    .nullish()
    .catch(null),
});

export const capabilitiesAnswer = z.object({
  model: z.object({ stem: name }),
  supported_modes: z.array(z.string()).nullish().catch(null),
  defaults: z.object({
    strength: z.number().nullish().catch(null),
    sample_params: sampleParams.nullish().catch(null),
  }),
  limits: z.object({
    max_width: z.int().min(64),
    max_height: z.int().min(64),
  }),
  samplers: z.array(name),
  loras: z.array(z.object({ name, path: z.string() })).catch([]),
  features: z
    .object({
      init_image: z.boolean().catch(false),
      mask_image: z.boolean().catch(false),
      cancel_generating: z.boolean().catch(false),
    })
    .catch({ init_image: false, mask_image: false, cancel_generating: false }),
});

export type SdCppCapabilities = z.infer<typeof capabilitiesAnswer>;

export const submittedAnswer = z.object({ id: z.string().regex(/^[\w-]{1,200}$/) });

export const jobAnswer = z.object({
  status: z.enum(['queued', 'generating', 'completed', 'failed', 'cancelled']),
  result: z
    .object({ images: z.array(z.object({ b64_json: z.string() })).min(1) })
    .nullish()
    .catch(null),
});

export type SdCppJob = z.infer<typeof jobAnswer>;
