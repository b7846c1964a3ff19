import { useInfiniteQuery } from '@tanstack/react-query';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { Picture } from '../../ui/picture.tsx';
import { listImages } from './image-pages.ts';
import { imageListOptions } from './image-queries.ts';

/** The member's latest image by a model; the product's mark where there is none yet. */
export function ModelSample({ modelId }: { modelId: string }) {
  const list = useInfiniteQuery(imageListOptions({ search: '', sort: 'newest' }));
  const image = listImages(list.data).find((each) => each.modelId === modelId);
  if (!image) return <BrandMark className="size-10 opacity-50" />;
  return (
    <Picture
      alt=""
      src={image.url}
      sources={image.thumbnails}
      sizes="320px"
      width={image.width}
      height={image.height}
      placeholderColor={image.dominantColor}
    />
  );
}
