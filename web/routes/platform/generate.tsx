import { brand } from '../../../contract/brand.ts';
import { generationTexts } from '../../../contract/generations.ts';
import { Generator } from '../../features/generations/generator.tsx';

export function meta() {
  return [{ title: `${generationTexts.heading} · ${brand.name}` }];
}

export default function GeneratePage() {
  return <Generator />;
}
