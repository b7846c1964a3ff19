import { Brush, Images, ImageUp, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Model } from '../../../contract/image-settings.ts';
import { uploadTypes } from '../../../contract/uploads.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Progress } from '../../ui/progress.tsx';
import type { RequestProblem } from './generator-request.ts';
import type { DraftSource, GeneratorSettings } from './generator-settings.ts';
import { MaskDialog } from './mask-dialog.tsx';
import { StrengthField } from './strength-field.tsx';
import type { SourceUpload } from './use-source-upload.ts';

export interface SourceFieldProps {
  settings: GeneratorSettings;
  onChange: (change: Partial<GeneratorSettings>) => void;
  model: Model | undefined;
  upload: SourceUpload;
  onFile: (file: File) => void;
  onStop: () => void;
  onChooseFromLibrary: () => void;
  problem: RequestProblem | null;
}

/** The picture to start from: how one is chosen, and what is done with it. */
export function SourceField({
  settings,
  onChange,
  model,
  upload,
  onFile,
  onStop,
  onChooseFromLibrary,
  problem,
}: SourceFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const { source } = settings;
  const fault = problem?.field === 'source' ? problem.message : null;
  return (
    <section
      aria-label="Picture to start from"
      className="grid gap-3 border-line border-t p-3 md:px-4"
    >
      <input
        ref={inputRef}
        type="file"
        accept={uploadTypes.join()}
        aria-label="Picture file"
        tabIndex={-1}
        className="hidden"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      {source && (
        <ChosenSource
          key={source.id}
          source={source}
          settings={settings}
          onChange={onChange}
          model={model}
          problem={problem}
        />
      )}
      {upload.status === 'sending' ? (
        <div className="flex items-center gap-3">
          <Progress
            label="Sending the picture"
            // Sent, it is still looked at.
            value={upload.part < 1 ? upload.part : null}
            className="flex-1 bg-line"
          />
          <span className="min-w-11 text-right text-sm tabular-nums">
            {upload.part < 1 ? `${Math.floor(upload.part * 100)} %` : 'Checking ...'}
          </span>
          <Button size="sm" variant="secondary" onClick={onStop}>
            Cancel
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button size="sm" variant="ghost" onClick={() => inputRef.current?.click()}>
            <ImageUp aria-hidden="true" />
            {source ? 'Another picture' : 'Start from a picture'}
          </Button>
          <Button size="sm" variant="ghost" onClick={onChooseFromLibrary}>
            <Images aria-hidden="true" />
            From the library
          </Button>
          <p className="text-ink-muted text-xs max-sm:hidden">
            Or drop or paste one here: JPG, PNG or WebP, up to 10 MB
          </p>
        </div>
      )}
      <p role="alert" className="text-danger text-sm empty:hidden">
        {upload.status === 'failed' ? upload.message : fault}
      </p>
    </section>
  );
}

interface ChosenSourceProps
  extends Pick<SourceFieldProps, 'settings' | 'onChange' | 'model' | 'problem'> {
  source: DraftSource;
}

function ChosenSource({ source, settings, onChange, model, problem }: ChosenSourceProps) {
  const [isPainting, setIsPainting] = useState(false);
  const [isGone, setIsGone] = useState(false);
  const able = model?.operations.edit;
  const { mask } = settings;
  const remove = () => onChange({ source: null, mask: null });
  return (
    <div className="flex flex-wrap items-start gap-4">
      <div className="relative">
        {isGone ? (
          <p className="flex h-28 w-40 items-center rounded-md bg-raised p-3 text-sm">
            This picture is no longer there. Please choose another one.
          </p>
        ) : (
          <img
            src={source.url}
            alt="What the result starts from"
            width={source.width}
            height={source.height}
            className="h-28 w-auto max-w-60 rounded-md bg-raised object-cover"
            onError={() => setIsGone(true)}
          />
        )}
        {mask && able?.mask && (
          <img
            src={mask.url}
            alt="The part that is painted anew"
            className="absolute inset-0 size-full rounded-md object-cover opacity-60 mix-blend-screen"
          />
        )}
        <IconButton
          label="Remove the picture"
          variant="overlay"
          size="sm"
          className="absolute top-1 right-1"
          onClick={remove}
        >
          <X />
        </IconButton>
      </div>
      <div className="grid min-w-0 flex-1 basis-72 gap-3">
        {able ? (
          <>
            {!able.followsPrompt && (
              <p className="text-sm">
                {model?.label} changes how this picture is painted, not what it shows: choose a
                style. To draw something new, remove the picture.
              </p>
            )}
            {able.strength ? (
              <StrengthField
                range={able.strength}
                value={settings.strength}
                followsPrompt={able.followsPrompt}
                onChange={(strength) => onChange({ strength })}
                error={problem?.field === 'strength' ? problem.message : null}
              />
            ) : (
              <p className="text-ink-muted text-sm">
                {model?.label} decides by itself how much it keeps.
              </p>
            )}
            {able.mask ? (
              <div className="flex flex-wrap gap-2">
                <Button size="sm" variant="secondary" onClick={() => setIsPainting(true)}>
                  <Brush aria-hidden="true" />
                  {mask ? 'Change the part to repaint' : 'Repaint only a part'}
                </Button>
                {mask && (
                  <Button size="sm" variant="ghost" onClick={() => onChange({ mask: null })}>
                    Repaint all of it
                  </Button>
                )}
              </div>
            ) : (
              able.followsPrompt && (
                <p className="text-ink-muted text-xs">
                  {model?.label} repaints the whole picture, not a part of it.
                </p>
              )
            )}
          </>
        ) : (
          <p className="text-sm">
            No model here can start from a picture. Remove it to make one of words.
          </p>
        )}
      </div>
      {isPainting && (
        <MaskDialog
          source={source}
          mask={mask}
          onMask={(next) => onChange({ mask: next })}
          onClose={() => setIsPainting(false)}
        />
      )}
    </div>
  );
}
