import { Link } from 'react-router';
import type { Entitlements } from '../../../contract/entitlements.ts';
import type { Model } from '../../../contract/image-settings.ts';
import {
  highResolutionEdge,
  type ImageSizeId,
  resolveImageSize,
} from '../../../contract/image-sizes.ts';
import { Switch } from '../../ui/switch.tsx';
import { highResolutionRefusal } from './generator-request.ts';

export interface HighResolutionSwitchProps {
  size: ImageSizeId;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  entitlements: Entitlements | undefined;
  model: Model | undefined;
}

/** Says what it does to the chosen size, and whom it is for where it can't be had. */
export function HighResolutionSwitch({
  size,
  checked,
  onCheckedChange,
  entitlements,
  model,
}: HighResolutionSwitchProps) {
  const refusal = highResolutionRefusal(entitlements, model);
  const { width, height } = resolveImageSize(size, true);
  const hint =
    refusal === 'plan' ? (
      <>
        {width}x{height} is part of{' '}
        <Link
          to="/platform/premium"
          className="text-accent-strong underline underline-offset-4 [line-height:1.5rem]"
        >
          Premium
        </Link>
      </>
    ) : refusal === 'model' ? (
      `${model?.label} makes up to ${model?.operations.generate?.maxEdge} pixels, this takes ${highResolutionEdge}`
    ) : (
      `${width}x${height} in place of ${resolveImageSize(size).width}x${resolveImageSize(size).height}; takes longer`
    );
  return (
    <Switch
      label="High resolution"
      hint={hint}
      checked={checked && refusal === null}
      disabled={refusal !== null}
      onCheckedChange={onCheckedChange}
    />
  );
}
