import { Sparkles } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { useEffect, useId, useRef } from 'react';
import { chosenSettings, type Model } from '../../../contract/image-settings.ts';
import { Picture } from '../../ui/picture.tsx';
import { findStylePicture } from './style-pictures.ts';

/** Stands for no choice; a radio's value can't be empty, and no style begins so. */
const noChoice = '-';

export interface StylePickerProps {
  model: Model;
  styles: readonly { id: string; label: string }[];
  value: string | null;
  onPick: (style: string | null) => void;
}

/** The styles of a model side by side, each as the same scene looks in it. */
export function StylePicker({ model, styles, value, onPick }: StylePickerProps) {
  const id = useId();
  const chosen = styles.find((style) => style.id === value)?.id ?? noChoice;
  const stripRef = useRef<HTMLDivElement>(null);
  // The chosen one may have come from an image's settings, or from before a reload.
  useEffect(() => {
    const strip = stripRef.current;
    const item = strip?.querySelector<HTMLElement>(`[data-style-id="${chosen}"]`);
    if (!strip || !item) return;
    const start = item.offsetLeft - strip.offsetLeft;
    const isInView =
      start >= strip.scrollLeft && start + item.offsetWidth <= strip.scrollLeft + strip.clientWidth;
    if (!isInView) strip.scrollLeft = start - (strip.clientWidth - item.offsetWidth) / 2;
  }, [chosen]);
  return (
    <div className="grid gap-1 border-line border-t py-3">
      <p id={id} className="px-4 font-medium text-sm md:px-5">
        {chosenSettings.style.label}
      </p>
      <RadioGroup.Root
        ref={stripRef}
        aria-labelledby={id}
        value={chosen}
        onValueChange={(next) => onPick(next === noChoice ? null : next)}
        orientation="horizontal"
        className="flex snap-x scroll-px-4 gap-1 overflow-x-auto px-3 py-1 md:px-4"
      >
        {[{ id: noChoice, label: 'From the prompt' }, ...styles].map((style) => {
          const picture = findStylePicture(model.id, style.id);
          return (
            <RadioGroup.Item
              key={style.id}
              value={style.id}
              data-style-id={style.id}
              className="group grid w-20 shrink-0 snap-start justify-items-center gap-1 rounded-md p-1 text-center text-ink-muted text-xs leading-tight hover:text-ink data-[state=checked]:font-medium data-[state=checked]:text-ink"
            >
              <span className="flex size-18 items-center justify-center overflow-hidden rounded-md bg-raised outline-offset-2 group-data-[state=checked]:outline-3 group-data-[state=checked]:outline-accent">
                {picture ? (
                  <Picture
                    alt=""
                    src={picture.url}
                    width={picture.width}
                    height={picture.height}
                    placeholderColor={picture.dominantColor}
                    className="size-full object-cover transition-transform duration-200 group-hover:scale-105"
                  />
                ) : (
                  <Sparkles aria-hidden="true" className="size-5" />
                )}
              </span>
              {style.label}
            </RadioGroup.Item>
          );
        })}
      </RadioGroup.Root>
    </div>
  );
}
