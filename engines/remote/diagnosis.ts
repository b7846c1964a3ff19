/**
 * What a server's own words about a failure mean. The words may quote the prompt or our
 * credentials in any form, so nothing of them goes further: the operator finds them in the
 * server's own log.
 */
export interface Diagnosis {
  /** Ours, for the log. */
  text: string;
  /** True where no second attempt can help, whatever status it came with. */
  isInputFault: boolean;
}

const readBytesMax = 64 * 1024;

const known: readonly (readonly [RegExp, string, isInputFault?: boolean])[] = [
  [/out of memory|OutOfMemory|alloc\w* fail|failed to alloc/i, 'it ran out of memory'],
  [/tensor with (?:all )?NaNs|NansException/i, 'its numbers ran out of range (NaN)'],
  [/(?:CUDA|HIP|CUBLAS|CUDNN|Vulkan|Metal)\w* error/i, 'its graphics processor failed'],
  [/no space left/i, 'its disk is full'],
  // What AUTOMATIC1111 and stable-diffusion.cpp answer with 500.
  [
    /\[json\.exception|JSONDecodeError|ValidationError|\bValueError\b|\bAssertionError\b/,
    "it can't take this input",
    true,
  ],
];

export function diagnose(body: Buffer): Diagnosis {
  const words = body.subarray(0, readBytesMax).toString('utf8');
  for (const [pattern, text, isInputFault = false] of known) {
    if (pattern.test(words)) return { text, isInputFault };
  }
  return { text: 'it says nothing that is known', isInputFault: false };
}
