import { brand } from '../../../contract/brand.ts';
import { ModelPromo } from '../../features/generations/model-promo.tsx';
import { LatestImages } from '../../features/images/latest-images.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { ImageStudio } from './image-studio.tsx';

export function meta() {
  return [{ title: brand.name }];
}

export default function HomePage() {
  return (
    <div className="mx-auto grid w-full max-w-300 gap-10 px-4 py-8 md:px-8 md:py-12">
      <header className="grid gap-4">
        <h1 className="text-balance font-semibold text-3xl tracking-tight md:text-4xl">
          {brand.tagline}
        </h1>
        <ErrorBoundary name="The promotion">
          <ModelPromo />
        </ErrorBoundary>
      </header>
      <ImageStudio headingLevel="h2" />
      <ErrorBoundary name="The list of your latest images">
        <LatestImages />
      </ErrorBoundary>
    </div>
  );
}
