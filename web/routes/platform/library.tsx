import { useNavigate } from 'react-router';
import { brand } from '../../../contract/brand.ts';
import { libraryTexts } from '../../../contract/images.ts';
import {
  saveGeneratorSettings,
  settingsFromImage,
} from '../../features/generations/generator-settings.ts';
import { Library } from '../../features/images/library.tsx';

export function meta() {
  return [{ title: `${libraryTexts.title} · ${brand.name}` }];
}

export default function LibraryPage() {
  const navigate = useNavigate();
  return (
    <Library
      onUseSettings={(image) => {
        saveGeneratorSettings(settingsFromImage(image));
        navigate('/platform/generate');
      }}
    />
  );
}
