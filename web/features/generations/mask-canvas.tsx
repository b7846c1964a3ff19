import { useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState } from 'react';
import { isEmptyMask, type MaskStep, maskSize, paintSentMask, paintStep } from './mask-painting.ts';

/** Seen against any picture; what is sent is black and white. */
const paintColor = '#e8433f';

/** How far an arrow key moves the brush, as a part of its size. */
const keyStep = 0.5;

export interface MaskCanvasHandle {
  canvas: HTMLCanvasElement;
  add: (step: MaskStep) => void;
  undo: () => void;
  isEmpty: () => boolean;
}

export interface MaskCanvasProps {
  source: { url: string; width: number; height: number };
  /** A mask that was sent before; painting goes on from it. */
  sentUrl: string | null;
  isEraser: boolean;
  /** The brush's diameter, of the longest edge. */
  sizePercent: number;
  onHistory: (length: number) => void;
  ref: React.RefObject<MaskCanvasHandle | null>;
}

interface Point {
  x: number;
  y: number;
}

const context2d = (canvas: HTMLCanvasElement) =>
  canvas.getContext('2d', { willReadFrequently: true })!;

/** The picture with the mask over it, painted by mouse, finger, pen or keys. */
export function MaskCanvas({
  source,
  sentUrl,
  isEraser,
  sizePercent,
  onHistory,
  ref,
}: MaskCanvasProps) {
  const helpId = useId();
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const steps = useRef<MaskStep[]>([]);
  const sent = useRef<HTMLImageElement | null>(null);
  const stroke = useRef<Extract<MaskStep, { kind: 'stroke' }> | null>(null);
  const { width, height } = maskSize(source);
  const size = Math.max(1, (sizePercent / 100) * Math.max(width, height));
  /** Where the brush of the keys stands; null until it is used. */
  const [cursor, setCursor] = useState<Point | null>(null);
  const [isPenDown, setIsPenDown] = useState(false);

  function repaint() {
    const context = context2d(canvasRef.current!);
    context.clearRect(0, 0, width, height);
    if (sent.current) paintSentMask(context, sent.current, paintColor);
    for (const step of steps.current) paintStep(context, step, paintColor);
  }

  const layDown = useEffectEvent((picture: HTMLImageElement) => {
    sent.current = picture;
    repaint();
  });

  useEffect(() => {
    if (!sentUrl) return;
    let isLeft = false;
    const picture = new Image();
    picture.src = sentUrl;
    picture.decode().then(
      () => {
        if (!isLeft) layDown(picture);
      },
      // It is kept for a while only; painting then begins anew.
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [sentUrl]);

  useImperativeHandle(ref, () => ({
    canvas: canvasRef.current!,
    add(step) {
      paintStep(context2d(canvasRef.current!), step, paintColor);
      steps.current.push(step);
      onHistory(steps.current.length);
    },
    undo() {
      steps.current.pop();
      repaint();
      onHistory(steps.current.length);
    },
    isEmpty: () => isEmptyMask(context2d(canvasRef.current!)),
  }));

  function begin(point: Point) {
    stroke.current = { kind: 'stroke', isEraser, size, points: [point] };
    steps.current.push(stroke.current);
    paintStep(context2d(canvasRef.current!), stroke.current, paintColor);
    onHistory(steps.current.length);
  }

  function extend(point: Point) {
    const current = stroke.current;
    if (!current) return;
    const last = current.points.at(-1)!;
    current.points.push(point);
    // Only what is new: the whole stroke would be painted again with each move.
    paintStep(context2d(canvasRef.current!), { ...current, points: [last, point] }, paintColor);
  }

  function toPoint({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const box = canvasRef.current!.getBoundingClientRect();
    return {
      x: ((clientX - box.left) / box.width) * width,
      y: ((clientY - box.top) / box.height) * height,
    };
  }

  function onKeyDown(event: React.KeyboardEvent) {
    const at = cursor ?? { x: width / 2, y: height / 2 };
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      setCursor(at);
      if (isPenDown) stroke.current = null;
      else begin(at);
      setIsPenDown(!isPenDown);
      return;
    }
    const step = size * keyStep;
    const move = {
      ArrowLeft: { x: -step, y: 0 },
      ArrowRight: { x: step, y: 0 },
      ArrowUp: { x: 0, y: -step },
      ArrowDown: { x: 0, y: step },
    }[event.key];
    if (!move) return;
    event.preventDefault();
    const next = {
      x: Math.min(Math.max(at.x + move.x, 0), width),
      y: Math.min(Math.max(at.y + move.y, 0), height),
    };
    setCursor(next);
    if (isPenDown) extend(next);
  }

  function endStroke() {
    stroke.current = null;
    setIsPenDown(false);
  }

  return (
    <div className="grid justify-items-center gap-2">
      <div
        className="relative overflow-hidden rounded-md bg-raised"
        style={{
          aspectRatio: `${width} / ${height}`,
          width: `min(100%, calc(52dvh * ${width / height}))`,
        }}
      >
        <img src={source.url} alt="" draggable={false} className="size-full object-cover" />
        {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it is painted on by keys, which an application is handed */}
        <canvas
          ref={canvasRef}
          width={width}
          height={height}
          tabIndex={0}
          role="application"
          aria-label="Mask"
          aria-describedby={helpId}
          className="absolute inset-0 size-full cursor-crosshair touch-none opacity-60 outline-offset-[-3px]"
          onPointerDown={(event) => {
            if (event.button !== 0) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            setCursor(null);
            setIsPenDown(false);
            begin(toPoint(event));
          }}
          onPointerMove={(event) => {
            if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
            const moves = event.nativeEvent.getCoalescedEvents?.() ?? [];
            for (const move of moves.length > 0 ? moves : [event.nativeEvent])
              extend(toPoint(move));
          }}
          onPointerUp={endStroke}
          onPointerCancel={endStroke}
          onKeyDown={onKeyDown}
          onBlur={endStroke}
        />
        {cursor && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute -translate-1/2 rounded-full border-2 border-white outline-2 outline-black"
            style={{
              left: `${(cursor.x / width) * 100}%`,
              top: `${(cursor.y / height) * 100}%`,
              width: `${(size / width) * 100}%`,
              aspectRatio: 1,
            }}
          />
        )}
      </div>
      <p id={helpId} className="text-ink-muted text-xs">
        With keys: the arrows move the brush, Space sets it down and lifts it.
      </p>
      <p aria-live="polite" className="sr-only">
        {cursor ? (isPenDown ? 'Brush down' : 'Brush up') : ''}
      </p>
    </div>
  );
}
