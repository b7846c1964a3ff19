import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

const request = { prompt: 'a castle', seed: 7 };

describe('a request', () => {
  /** A tab of its own for each test: what it remembers lies in the module. */
  let session: typeof import('./task-deck.ts');
  beforeEach(async () => {
    vi.resetModules();
    session = await import('./task-deck.ts');
  });

  it('keeps its id while nobody knows what became of it', () => {
    const id = session.beginRequest(request);
    expect(z.uuidv4().safeParse(id).success).toBe(true);
    expect(session.beginRequest({ ...request })).toBe(id);
    expect(session.readDeck().untoldBatchIds).toEqual([id]);
  });

  it('is another one when anything of it is', () => {
    const id = session.beginRequest(request);
    expect(session.beginRequest({ ...request, seed: 8 })).not.toBe(id);
  });

  it('may be asked for again once it is answered, also where only an event tells of that', () => {
    const id = session.beginRequest(request);
    session.addToDeck([{ id: 'a', batchId: id }]);
    expect(session.readDeck()).toMatchObject({ ids: ['a'], unansweredId: null });
    expect(session.beginRequest(request)).not.toBe(id);
    expect(session.findRequest(id)).toEqual(request);
  });

  it('leaves nothing behind when it is refused', () => {
    const id = session.beginRequest(request);
    session.forgetRequest(id);
    expect(session.readDeck()).toEqual({
      ids: [],
      requests: {},
      untoldBatchIds: [],
      unansweredId: null,
    });
  });
});
