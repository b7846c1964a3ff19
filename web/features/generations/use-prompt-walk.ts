import { useRef } from 'react';

/**
 * Walks through earlier prompts with the arrow keys, as a shell does: up from an empty field goes
 * back, down comes forward again to the empty field. An edited text is never replaced.
 */
export function usePromptWalk(
  prompts: readonly string[],
  value: string,
  onChange: (prompt: string) => void,
): (event: React.KeyboardEvent) => void {
  const position = useRef(-1);

  return (event) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const walking = position.current >= 0 && value === prompts[position.current];
    if (!walking) {
      if (value !== '') return;
      position.current = -1;
    }
    const next = position.current + (event.key === 'ArrowUp' ? 1 : -1);
    if (next < -1 || next >= prompts.length) return;
    event.preventDefault();
    position.current = next;
    onChange(prompts[next] ?? '');
  };
}
