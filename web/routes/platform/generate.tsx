import { brand } from '../../../contract/brand.ts';
import { generationTexts } from '../../../contract/generations.ts';
import { ImageStudio } from './image-studio.tsx';

export function meta() {
  return [{ title: `${generationTexts.heading} · ${brand.name}` }];
}

export default function GeneratePage() {
  return (
    <div className="mx-auto w-full max-w-300 px-4 py-6 md:px-8 md:py-10">
      <ImageStudio />
    </div>
  );
}
