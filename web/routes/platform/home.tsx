import { brand } from '../../../contract/brand.ts';
import { Generator } from '../../features/generations/generator.tsx';
import { LatestImages } from '../../features/images/latest-images.tsx';

export function meta() {
  return [{ title: brand.name }];
}

export default function HomePage() {
  return (
    <div className="grid gap-10">
      <h1 className="text-balance font-display text-3xl md:text-4xl">{brand.tagline}</h1>
      <Generator headingLevel="h2" />
      <LatestImages />
    </div>
  );
}
