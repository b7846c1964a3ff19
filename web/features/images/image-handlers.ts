import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Image } from '../../../contract/images.ts';

/** What the library lets one do with an image. */
export interface ImageHandlers {
  open: (image: Image) => void;
  /** Sets or takes back the owner's mark. */
  favourite: (image: Image) => void;
  download: (image: Image) => void;
  share: (image: Image) => void;
  /** Asks whether its shared links may end. */
  renewAddress: (image: Image) => void;
  /** Takes it to the generator as the picture to start from. */
  reference: (image: Image) => void;
  remove: (image: Image) => void;
  toggle: (image: Image, mode: 'one' | 'range') => void;
}

/** Handlers that stay the same from render to render, so that thousands of tiles need no new one. */
export function useSteadyHandlers(handlers: ImageHandlers): ImageHandlers {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  return useMemo(
    () => ({
      open: (image) => latest.current.open(image),
      favourite: (image) => latest.current.favourite(image),
      download: (image) => latest.current.download(image),
      share: (image) => latest.current.share(image),
      renewAddress: (image) => latest.current.renewAddress(image),
      reference: (image) => latest.current.reference(image),
      remove: (image) => latest.current.remove(image),
      toggle: (image, mode) => latest.current.toggle(image, mode),
    }),
    [],
  );
}
