import { createParser } from 'eventsource-parser';
import { EngineError } from '../engine-error.ts';

/**
 * The data of each event in a `text/event-stream` body.
 * @param maxLength characters of one event, of which a picture in base64 is one line
 * @throws {EngineError} `unavailable` for a longer one
 */
export async function* readEventData(
  label: string,
  chunks: AsyncIterable<Buffer>,
  maxLength: number,
): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const events: string[] = [];
  let isTooLong = false;
  const parser = createParser({
    maxBufferSize: maxLength,
    onEvent: ({ data }) => events.push(data),
    onError: ({ type }) => {
      isTooLong ||= type === 'max-buffer-size-exceeded';
    },
  });
  for await (const chunk of chunks) {
    parser.feed(decoder.decode(chunk, { stream: true }));
    if (isTooLong) throw new EngineError('unavailable', `${label} sends too long an event`);
    yield* events.splice(0);
  }
  // Many servers end the stream without the blank line that should end the last event.
  parser.feed('\n\n');
  yield* events.splice(0);
}
