import { ChevronDown } from 'lucide-react';
import { cn } from '../ui/class-names.ts';

export interface QuestionListProps {
  questions: readonly { question: string; answer: React.ReactNode }[];
  className?: string;
}

/** Questions that open to their answers, without a script. */
export function QuestionList({ questions, className }: QuestionListProps) {
  return (
    <div className={cn('divide-y divide-line border-line border-y', className)}>
      {questions.map(({ question, answer }) => (
        <details key={question} className="group">
          <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-6 py-3 font-medium text-lg [&::-webkit-details-marker]:hidden">
            {question}
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 text-ink-muted transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="grid max-w-2xl gap-3 text-pretty pb-6 text-ink-muted leading-relaxed">
            {answer}
          </div>
        </details>
      ))}
    </div>
  );
}
