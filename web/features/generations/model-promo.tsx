import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { useModels } from './generator-queries.ts';
import { resolveModel } from './generator-request.ts';

/** Names the model that would draw now; promises nothing that this installation does not have. */
export function ModelPromo() {
  const model = resolveModel(useModels().data?.items ?? [], null);
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 text-ink-muted">
      <p>
        {model
          ? `${model.label} by ${model.engineLabel}, up to ${model.operations.generate?.maxEdge} pixels.`
          : 'Eight sizes, up to 2048 pixels.'}
      </p>
      <Button asChild variant="secondary" size="sm">
        <Link to="/platform/generate">
          Try
          <ArrowRight aria-hidden="true" />
        </Link>
      </Button>
    </div>
  );
}
