/**
 * The data of each event in a `text/event-stream` body.
 * @see WHATWG HTML, section 9.2.6 "Interpreting an event stream"
 */
export async function* readEventData(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  /** Text of the unfinished line. Kept in parts: a picture is one line over hundreds of chunks. */
  let parts: string[] = [];
  let data: string[] = [];

  function* takeLine(line: string): Generator<string> {
    if (line === '') {
      if (data.length > 0) yield data.join('\n');
      data = [];
    } else if (line.startsWith('data:')) {
      data.push(line.slice(line[5] === ' ' ? 6 : 5));
    }
  }

  for await (const chunk of chunks) {
    const lines = decoder.decode(chunk, { stream: true }).split('\n');
    for (const rest of lines.slice(0, -1)) {
      parts.push(rest);
      yield* takeLine(parts.join('').replace(/\r$/, ''));
      parts = [];
    }
    parts.push(lines.at(-1)!);
  }
  // Many servers end the stream without the blank line that should end the last event.
  yield* takeLine(parts.join('').replace(/\r$/, ''));
  yield* takeLine('');
}
