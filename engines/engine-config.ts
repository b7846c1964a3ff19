/** The operator's list of remote engines, as text from a file or the environment. */
import { z } from 'zod';
import { a1111Config } from './a1111/a1111-config.ts';
import { comfyUiConfig } from './comfyui/comfyui-config.ts';
import { openAIImagesConfig } from './openai-images/openai-images-config.ts';
import { sdCppConfig } from './sd-cpp/sd-cpp-config.ts';

const engineConfig = z.discriminatedUnion('protocol', [
  a1111Config,
  comfyUiConfig,
  openAIImagesConfig,
  sdCppConfig,
]);

/** One engine, checked and with its defaults filled in. */
export type EngineConfig = z.infer<typeof engineConfig>;

const engineConfigs = z
  .array(engineConfig)
  .refine((configs) => new Set(configs.map(({ id }) => id)).size === configs.length, {
    error: 'two engines have the same id',
  });

/**
 * @param json the text of `engines.json` or of `ENGINES`
 * @throws {Error} whose message names each wrong key; it never quotes values, which may be secrets
 */
export function parseEngineConfigs(json: string): EngineConfig[] {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    // The parser's own message quotes the text around the fault.
    throw new Error('The engine configuration is not valid JSON');
  }
  const parsed = engineConfigs.safeParse(value);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(
    ({ path, message }) => `  ${formatPath(path)}: ${message}`,
  );
  throw new Error(`The engine configuration is wrong:\n${faults.join('\n')}`);
}

function formatPath(path: readonly PropertyKey[]): string {
  const [index, ...keys] = path.map(String);
  if (index === undefined) return 'the list';
  return [`engine ${Number(index) + 1}`, ...keys].join('.');
}
