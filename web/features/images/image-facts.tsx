import { Eye, Heart } from 'lucide-react';
import type { Image } from '../../../contract/images.ts';
import { cn } from '../../ui/class-names.ts';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const dateTimeFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
});

export function CreatedDate({ image, withTime = false }: { image: Image; withTime?: boolean }) {
  const date = new Date(image.createdAt);
  return (
    <time dateTime={image.createdAt}>{(withTime ? dateTimeFormat : dateFormat).format(date)}</time>
  );
}

/** Likes and views, by icon for the eye and by word for the ear. */
export function ImageCounts({ image, className }: { image: Image; className?: string }) {
  const counts = [
    { name: image.likesCount === 1 ? 'like' : 'likes', count: image.likesCount, Icon: Heart },
    { name: image.viewsCount === 1 ? 'view' : 'views', count: image.viewsCount, Icon: Eye },
  ];
  return (
    <span className={cn('inline-flex gap-3', className)}>
      {counts.map(({ name, count, Icon }) => (
        <span key={name} className="inline-flex items-center gap-1 tabular-nums">
          <Icon aria-hidden="true" className="size-3.5" />
          {count.toLocaleString('en-US')}
          <span className="sr-only">{name}</span>
        </span>
      ))}
    </span>
  );
}
