import { useQuery } from '@tanstack/react-query';
import type { Image } from '../../../contract/images.ts';
import { queries } from '../../api/client.ts';
import { Picture } from '../../ui/picture.tsx';

export interface ImageLineageProps {
  image: Image;
  onShow: (image: Image) => void;
}

/** The picture an image came from and those that came of it; nothing where it stands alone. */
export function ImageLineage({ image, onShow }: ImageLineageProps) {
  const lineage = useQuery(queries.images.getLineage.queryOptions({ input: { id: image.id } }));
  if (!lineage.data) return null;
  const { parent, children } = lineage.data;
  return (
    <>
      {parent && <LineageRow heading="Made from" images={[parent]} onShow={onShow} />}
      {children.length > 0 && (
        <LineageRow heading="Made from this" images={children} onShow={onShow} />
      )}
    </>
  );
}

interface LineageRowProps {
  heading: string;
  images: readonly Image[];
  onShow: (image: Image) => void;
}

function LineageRow({ heading, images, onShow }: LineageRowProps) {
  return (
    <section aria-label={heading} className="grid gap-2">
      <h3 className="font-medium text-ink-muted text-xs">{heading}</h3>
      <ul className="-mx-1 flex gap-1.5 overflow-x-auto p-1">
        {images.map((image) => (
          <li key={image.id} className="shrink-0">
            <button
              type="button"
              aria-label={`Show “${image.prompt}”`}
              title={image.prompt}
              className="block overflow-hidden rounded-md transition-opacity duration-150 hover:opacity-85"
              onClick={() => onShow(image)}
            >
              <Picture
                alt=""
                src={image.url}
                sources={image.thumbnails}
                sizes="80px"
                width={image.width}
                height={image.height}
                placeholderColor={image.dominantColor}
                className="size-20 object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
