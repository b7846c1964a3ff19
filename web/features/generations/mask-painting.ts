/** Pixels of a mask's longest edge: finer than any brush, and quick to send. */
const edgeMax = 1024;

/** One thing that was done to a mask; the mask is what all of them make, one after the other. */
export type MaskStep =
  | {
      kind: 'stroke';
      isEraser: boolean;
      /** Diameter in pixels of the mask. */
      size: number;
      points: { x: number; y: number }[];
    }
  | { kind: 'invert' }
  | { kind: 'clear' };

/** The mask's size: the source's ratio. */
export function maskSize(source: { width: number; height: number }): {
  width: number;
  height: number;
} {
  const scale = Math.min(1, edgeMax / Math.max(source.width, source.height));
  return {
    width: Math.max(1, Math.round(source.width * scale)),
    height: Math.max(1, Math.round(source.height * scale)),
  };
}

/** Paints one step. What is to be painted anew is opaque, in the given colour. */
export function paintStep(context: CanvasRenderingContext2D, step: MaskStep, color: string): void {
  const { width, height } = context.canvas;
  context.save();
  if (step.kind === 'clear') context.clearRect(0, 0, width, height);
  if (step.kind === 'invert') {
    context.globalCompositeOperation = 'source-out';
    context.fillStyle = color;
    context.fillRect(0, 0, width, height);
  }
  if (step.kind === 'stroke') {
    context.globalCompositeOperation = step.isEraser ? 'destination-out' : 'source-over';
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.lineWidth = step.size;
    context.strokeStyle = color;
    context.beginPath();
    const [first, ...rest] = step.points;
    if (first) {
      context.moveTo(first.x, first.y);
      // A line of no length has round ends: a dab.
      for (const point of rest.length > 0 ? rest : [first]) context.lineTo(point.x, point.y);
    }
    context.stroke();
  }
  context.restore();
}

/** Lays a mask that was sent before onto the canvas: its white becomes opaque. */
export function paintSentMask(
  context: CanvasRenderingContext2D,
  picture: CanvasImageSource,
  color: string,
): void {
  const { width, height } = context.canvas;
  context.clearRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  const pixels = context.getImageData(0, 0, width, height);
  for (let offset = 0; offset < pixels.data.length; offset += 4)
    pixels.data[offset + 3] = pixels.data[offset]!;
  context.putImageData(pixels, 0, 0);
  context.save();
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = color;
  context.fillRect(0, 0, width, height);
  context.restore();
}

/** Whether anything is painted at all. */
export function isEmptyMask(context: CanvasRenderingContext2D): boolean {
  const { width, height } = context.canvas;
  const { data } = context.getImageData(0, 0, width, height);
  for (let offset = 3; offset < data.length; offset += 4) if (data[offset]! > 127) return false;
  return true;
}

/** The mask as engines read it: white is painted anew, black stays. PNG. */
export async function exportMask(canvas: HTMLCanvasElement): Promise<Blob> {
  const { width, height } = canvas;
  const sent = Object.assign(document.createElement('canvas'), { width, height });
  const context = sent.getContext('2d')!;
  context.drawImage(canvas, 0, 0);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'black';
  context.fillRect(0, 0, width, height);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  sent.toBlob(resolve, 'image/png');
  const png = await promise;
  if (!png) throw new Error('the mask could not be encoded');
  return png;
}
