import { useEffect, useState } from 'react';

/** Pixels of blur over the first preview; none is left when the picture is done. */
const blurMax = 10;

export interface PreviewPictureProps {
  url: string;
  alt: string;
  /** 0 to 1. */
  progress: number;
}

/**
 * The picture as far as it has come. A next one takes the place of the last when it is decoded, so
 * that nothing flashes, and comes out of the blur as the work goes on.
 */
export function PreviewPicture({ url, alt, progress }: PreviewPictureProps) {
  const [shownUrl, setShownUrl] = useState<string | null>(null);
  useEffect(() => {
    let isLeft = false;
    const next = new Image();
    next.src = url;
    next.decode().then(
      () => {
        if (!isLeft) setShownUrl(url);
      },
      // It may be gone already: the work has ended.
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [url]);
  if (!shownUrl) return null;
  return (
    <div className="absolute inset-0 overflow-hidden">
      <img
        src={shownUrl}
        alt={alt}
        className="size-full scale-105 animate-fade-in object-cover"
        style={{ filter: `blur(${((1 - progress) * blurMax).toFixed(1)}px)` }}
      />
    </div>
  );
}
