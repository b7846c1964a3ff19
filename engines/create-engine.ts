import type { ImageEngine } from './engine.ts';
import type { EngineConfig } from './engine-config.ts';
import type { WarnOperator } from './remote/warn-operator.ts';

/**
 * Loads the code of the protocol only now: an installation without it never pays for it.
 * @param warn hears, once each, what a server does otherwise than it says
 */
export async function createEngine(
  config: EngineConfig,
  warn: WarnOperator = () => {},
): Promise<ImageEngine> {
  switch (config.protocol) {
    case 'a1111': {
      const { createA1111Engine } = await import('./a1111/a1111-engine.ts');
      return createA1111Engine(config, warn);
    }
    case 'openai-images': {
      const { createOpenAIImagesEngine } = await import('./openai-images/openai-images-engine.ts');
      return createOpenAIImagesEngine(config, warn);
    }
    case 'comfyui': {
      const { createComfyUiEngine } = await import('./comfyui/comfyui-engine.ts');
      return createComfyUiEngine(config);
    }
    case 'sd-cpp': {
      const { createSdCppEngine } = await import('./sd-cpp/sd-cpp-engine.ts');
      return createSdCppEngine(config);
    }
  }
}
