/** The socket on which ComfyUI tells how far it is: a courtesy, without which all works as well. */
import { WebSocket } from 'undici';
import { findJson } from '../remote/json-answer.ts';
import { previewMetadata, socketMessage } from './comfyui-answers.ts';

export interface PromptListener {
  onProgress(done: number, total: number): void;
  onPreview(bytes: Buffer): void;
  /** It may have ended: look into the history. */
  onTurn(): void;
}

export interface ComfyUiSocket {
  /** Sent with each prompt, so that its events come here. */
  readonly clientId: string;
  /** Listens until the returned function is called. */
  listen(promptId: string, listener: PromptListener): () => void;
  close(): void;
}

/** Kinds of binary frames. @see ComfyUI protocol.py, BinaryEventTypes */
const previewImage = 1;
const previewImageWithMetadata = 4;
/** Of JSON and previews; more is not read. */
const frameBytesMax = 16 * 1024 * 1024;

export function createSocket(
  baseUrl: string,
  headers: Readonly<Record<string, string>>,
  clientId: string,
): ComfyUiSocket {
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}/ws`);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set('clientId', clientId);
  const listeners = new Map<string, PromptListener>();
  let socket: WebSocket | undefined;
  /** Which prompt is drawn now: plain previews don't say whose they are. */
  let drawn: string | null = null;

  function open(): void {
    const opened = new WebSocket(url, { headers });
    opened.binaryType = 'arraybuffer';
    opened.addEventListener('open', () => {
      opened.send(
        JSON.stringify({ type: 'feature_flags', data: { supports_preview_metadata: true } }),
      );
    });
    opened.addEventListener('message', ({ data }: { data: unknown }) => {
      if (typeof data === 'string' && data.length <= frameBytesMax) readText(data);
      if (data instanceof ArrayBuffer && data.byteLength <= frameBytesMax) {
        readFrame(Buffer.from(data));
      }
    });
    const forget = (): void => {
      if (socket === opened) socket = undefined;
    };
    opened.addEventListener('error', forget);
    opened.addEventListener('close', forget);
    socket = opened;
  }

  function readText(text: string): void {
    const parsed = socketMessage.safeParse(findJson(Buffer.from(text)));
    if (!parsed.success) return;
    const { type, data } = parsed.data;
    if (data.prompt_id) drawn = data.prompt_id;
    const listener = listeners.get(data.prompt_id ?? '');
    if (!listener) return;
    if (type === 'progress' && data.value != null && data.max) {
      listener.onProgress(data.value, data.max);
    }
    // Drawn, failed or interrupted: what it was stands in the history.
    if (/^execution_(?:success|error|interrupted)$/.test(type)) listener.onTurn();
    if (type === 'executing' && data.node === null) listener.onTurn();
  }

  function readFrame(frame: Buffer): void {
    if (frame.length < 8) return;
    const kind = frame.readUInt32BE(0);
    // The other number is the format, which the picture tells itself, or the metadata's length.
    const number = frame.readUInt32BE(4);
    if (kind === previewImage) listeners.get(drawn ?? '')?.onPreview(frame.subarray(8));
    if (kind !== previewImageWithMetadata || 8 + number > frame.length) return;
    const parsed = previewMetadata.safeParse(findJson(frame.subarray(8, 8 + number)));
    if (!parsed.success) return;
    listeners.get(parsed.data.prompt_id)?.onPreview(frame.subarray(8 + number));
  }

  return {
    clientId,
    listen(promptId, listener) {
      listeners.set(promptId, listener);
      if (!socket) open();
      return () => {
        listeners.delete(promptId);
        if (listeners.size > 0) return;
        socket?.close();
        socket = undefined;
      };
    },
    close() {
      listeners.clear();
      socket?.close();
      socket = undefined;
    },
  };
}
