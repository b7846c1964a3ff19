import { useNavigate } from 'react-router';
import { brand } from '../../../contract/brand.ts';
import { libraryTexts } from '../../../contract/images.ts';
import {
  loadSettingsOfImage,
  saveGeneratorSettings,
  sourceFromImage,
} from '../../features/generations/generator-settings.ts';
import { Library } from '../../features/images/library.tsx';

export function meta() {
  return [{ title: `${libraryTexts.title} · ${brand.name}` }];
}

export default function LibraryPage() {
  const navigate = useNavigate();
  const begin = (settings: Parameters<typeof saveGeneratorSettings>[0]) => {
    saveGeneratorSettings(settings);
    navigate('/platform/generate');
  };
  return (
    <Library
      onUseSettings={async (image) => begin(await loadSettingsOfImage(image))}
      onUseAsReference={(image) => begin(sourceFromImage(image))}
    />
  );
}
