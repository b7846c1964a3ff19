import { Button } from '../../ui/button.tsx';
import { examplePrompts, tips } from './generator.content.ts';

export interface GeneratorTipsProps {
  /** Offers prompts to start from. */
  withExamples: boolean;
  onPick: (prompt: string) => void;
}

export function GeneratorTips({ withExamples, onPick }: GeneratorTipsProps) {
  return (
    <section aria-labelledby="tips-heading" className="grid gap-5">
      {withExamples && (
        <div className="grid gap-3">
          <h2 className="font-semibold text-sm">Start from one of these</h2>
          <ul className="flex flex-wrap gap-2">
            {examplePrompts.map((prompt) => (
              <li key={prompt} className="max-w-full">
                <Button
                  variant="secondary"
                  className="h-auto min-h-11 max-w-full whitespace-normal py-2 text-left font-normal"
                  onClick={() => onPick(prompt)}
                >
                  {prompt}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <h2 id="tips-heading" className="font-semibold text-sm">
        Tips
      </h2>
      <ul className="-mt-2 grid gap-x-8 gap-y-4 md:grid-cols-3">
        {tips.map(({ title, text }) => (
          <li key={title} className="border-line border-t pt-3 text-sm">
            <p className="font-medium">{title}</p>
            <p className="mt-1 text-ink-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
