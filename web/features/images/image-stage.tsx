import { Maximize, ZoomIn } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Image } from '../../../contract/images.ts';
import { cn } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';

/** The picture, as large as the window allows or pixel by pixel; then it can be dragged about. */
export function ImageStage({ image }: { image: Image }) {
  const [isFullSize, setIsFullSize] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  /** The point to bring to the middle when the picture has grown, as parts of its size. */
  const centre = useRef({ x: 0.5, y: 0.5 });
  const drag = useRef<{ x: number; y: number; moved: boolean } | null>(null);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!isFullSize || !element) return;
    element.scrollLeft = centre.current.x * element.scrollWidth - element.clientWidth / 2;
    element.scrollTop = centre.current.y * element.scrollHeight - element.clientHeight / 2;
  }, [isFullSize]);

  function toggle(event?: React.MouseEvent) {
    const box = scroller.current?.querySelector('img')?.getBoundingClientRect();
    centre.current =
      event && box
        ? {
            x: (event.clientX - box.left) / box.width,
            y: (event.clientY - box.top) / box.height,
          }
        : { x: 0.5, y: 0.5 };
    setIsFullSize((known) => !known);
  }

  return (
    <div className="relative min-h-0 min-w-0 flex-1 bg-black">
      <div
        ref={scroller}
        tabIndex={isFullSize ? 0 : -1}
        className={cn(
          'absolute inset-0 flex outline-offset-[-3px]',
          isFullSize ? 'cursor-grab overflow-auto active:cursor-grabbing' : 'overflow-hidden',
        )}
        onPointerDown={(event) => {
          if (event.pointerType !== 'mouse' || event.button !== 0) return;
          drag.current = { x: event.clientX, y: event.clientY, moved: false };
        }}
        onPointerMove={(event) => {
          const from = drag.current;
          if (!from || !isFullSize || event.buttons === 0) return;
          event.currentTarget.scrollBy(from.x - event.clientX, from.y - event.clientY);
          drag.current = { x: event.clientX, y: event.clientY, moved: true };
        }}
      >
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button beside it does the same by keyboard */}
        <img
          // One picture's pixels must not stand under another's name while it loads.
          key={image.id}
          src={image.url}
          alt={image.prompt}
          width={image.width}
          height={image.height}
          draggable={false}
          className={cn(
            'm-auto block select-none',
            isFullSize ? 'max-w-none shrink-0' : 'h-full w-full cursor-zoom-in object-contain',
          )}
          style={{
            backgroundImage: image.thumbnails[0] && `url(${image.thumbnails[0].url})`,
            backgroundSize: isFullSize ? '100% 100%' : 'contain',
            backgroundPosition: 'center',
            backgroundRepeat: 'no-repeat',
          }}
          onClick={(event) => {
            const wasDragged = drag.current?.moved;
            drag.current = null;
            if (!wasDragged) toggle(event);
          }}
        />
      </div>
      <IconButton
        label={isFullSize ? 'Fit to window' : 'Zoom to 100 %'}
        variant="overlay"
        tooltipSide="top"
        className="absolute right-3 bottom-3"
        onClick={() => toggle()}
      >
        {isFullSize ? <Maximize /> : <ZoomIn />}
      </IconButton>
    </div>
  );
}
