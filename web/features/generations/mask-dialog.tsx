import { Brush, Contrast, Eraser, Trash2, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { uploadPicture } from '../../api/upload-picture.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Slider } from '../../ui/slider.tsx';
import { showToast } from '../../ui/toaster.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import type { DraftMask, DraftSource } from './generator-settings.ts';
import { MaskCanvas, type MaskCanvasHandle } from './mask-canvas.tsx';
import { exportMask } from './mask-painting.ts';

export interface MaskDialogProps {
  source: DraftSource;
  /** What was painted before. */
  mask: DraftMask | null;
  onMask: (mask: DraftMask | null) => void;
  onClose: () => void;
}

/** Paints the part of a picture that is to be made anew. */
export function MaskDialog({ source, mask, onMask, onClose }: MaskDialogProps) {
  const canvasRef = useRef<MaskCanvasHandle>(null);
  const sending = useRef(new AbortController());
  const [tool, setTool] = useState<'brush' | 'eraser'>('brush');
  const [sizePercent, setSizePercent] = useState(10);
  const [canUndo, setCanUndo] = useState(false);
  const [isSending, setIsSending] = useState(false);
  useEffect(() => {
    const { current } = sending;
    return () => current.abort();
  }, []);

  async function use() {
    const painting = canvasRef.current;
    if (!painting) return;
    if (painting.isEmpty()) {
      onMask(null);
      onClose();
      return;
    }
    setIsSending(true);
    try {
      const { id, url } = await uploadPicture(await exportMask(painting.canvas), {
        purpose: 'mask',
        signal: sending.current.signal,
        onProgress: () => {},
      });
      onMask({ id, url });
      onClose();
    } catch {
      if (sending.current.signal.aborted) return;
      setIsSending(false);
      showToast({ kind: 'error', title: 'Error', description: 'The mask could not be sent' });
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Repaint only a part"
      description="Paint over what is to be made anew. Everything else stays as it is."
      size="xl"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={isSending} busyText="Sending..." onClick={use}>
            Use this mask
          </Button>
        </>
      }
    >
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <ToggleGroup
          label="Tool"
          value={tool}
          onValueChange={setTool}
          options={[
            { value: 'brush', label: 'Brush', icon: <Brush /> },
            { value: 'eraser', label: 'Eraser', icon: <Eraser /> },
          ]}
        />
        <Field label="Brush size" className="min-w-48 flex-1">
          {(control) => (
            <Slider
              {...control}
              min={1}
              max={40}
              step={1}
              value={sizePercent}
              valueText={`${sizePercent} %`}
              onValueChange={setSizePercent}
            />
          )}
        </Field>
        <div className="flex">
          <IconButton label="Undo" disabled={!canUndo} onClick={() => canvasRef.current?.undo()}>
            <Undo2 />
          </IconButton>
          <IconButton label="Invert" onClick={() => canvasRef.current?.add({ kind: 'invert' })}>
            <Contrast />
          </IconButton>
          <IconButton label="Clear" onClick={() => canvasRef.current?.add({ kind: 'clear' })}>
            <Trash2 />
          </IconButton>
        </div>
      </div>
      <MaskCanvas
        ref={canvasRef}
        source={source}
        sentUrl={mask?.url ?? null}
        isEraser={tool === 'eraser'}
        sizePercent={sizePercent}
        onHistory={(length) => setCanUndo(length > 0)}
      />
    </Dialog>
  );
}
