import { brand } from '../../../contract/brand.ts';
import { generationTexts } from '../../../contract/generations.ts';
import { usePublicationDraft } from '../../features/generations/use-publication-draft.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { ImageStudio } from './image-studio.tsx';

export function meta() {
  return [{ title: `${generationTexts.heading} · ${brand.name}` }];
}

export default function GeneratePage() {
  const isDraftComing = usePublicationDraft();
  return (
    <div className="mx-auto w-full max-w-300 px-4 py-6 md:px-8 md:py-10">
      {isDraftComing ? <Spinner className="min-h-80" /> : <ImageStudio />}
    </div>
  );
}
