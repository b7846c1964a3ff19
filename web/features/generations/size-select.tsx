import { type ImageSizeId, imageSizes, resolveImageSize } from '../../../contract/image-sizes.ts';
import { Select } from '../../ui/select.tsx';

/** A frame of a size's proportions, in a square of 20 px. */
function RatioGlyph({ width, height }: { width: number; height: number }) {
  const scale = 17 / Math.max(width, height);
  const [w, h] = [width * scale, height * scale];
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <rect
        x={10 - w / 2}
        y={10 - h / 2}
        width={w}
        height={h}
        rx="2"
        fill="currentColor"
        fillOpacity="0.16"
        stroke="currentColor"
        strokeWidth="1.5"
      />
    </svg>
  );
}

export interface SizeSelectProps {
  value: ImageSizeId;
  onChange: (size: ImageSizeId) => void;
  highResolution: boolean;
  className?: string;
}

export function SizeSelect({ value, onChange, highResolution, className }: SizeSelectProps) {
  return (
    <Select
      aria-label="Image size"
      value={value}
      onValueChange={onChange}
      className={className ?? ''}
      options={imageSizes.map((size) => {
        const { width, height } = resolveImageSize(size.id, highResolution);
        return {
          value: size.id,
          label: size.label,
          icon: <RatioGlyph width={width} height={height} />,
          detail: size.ratio,
          description: `${width}x${height} · ${size.description}`,
        };
      })}
    />
  );
}
