/** What every realtime must pass. Call `describeRealtimeCompliance` from the adapter's own test file. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Realtime, WakeUp } from './realtime.ts';

export interface RealtimeUnderTest {
  /** Two ends of the same line; the same object twice where one process is all there is. */
  ends: [Realtime, Realtime];
  /** Ends what the test started beside the two. The suite closes them. */
  cleanUp: () => Promise<void>;
}

/** Collects wake-ups and waits for the one that is asked for. */
function listen(realtime: Realtime) {
  const heard: WakeUp[] = [];
  let wake = () => {};
  const stop = realtime.subscribe((wakeUp) => {
    heard.push(wakeUp);
    wake();
  });
  return {
    heard,
    stop,
    async until(fits: (wakeUp: WakeUp) => boolean) {
      while (!heard.some(fits))
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    },
  };
}

export function describeRealtimeCompliance(
  name: string,
  make: () => Promise<RealtimeUnderTest>,
): void {
  describe(`${name} keeps the promises of a realtime`, () => {
    let subject: RealtimeUnderTest;
    let near: Realtime;
    let far: Realtime;
    const image = (userId: string): WakeUp => ({ userId, topic: 'image', id: randomUUID() });

    beforeAll(async () => {
      subject = await make();
      [near, far] = subject.ends;
    });
    afterAll(async () => {
      await Promise.all([...new Set([near, far])].map((end) => end.close()));
      await subject.cleanUp();
    });

    it('carries a wake-up to every listener at both ends, as it was, once', async () => {
      const userId = randomUUID();
      const listeners = [listen(near), listen(near), listen(far)];
      const sent = [image(userId), { userId, topic: 'quota' } as const, image(userId)];
      for (const wakeUp of sent) await near.publish(wakeUp);
      for (const { until, heard, stop } of listeners) {
        await until((wakeUp) => 'id' in sent[2]! && wakeUp.id === sent[2].id);
        expect(heard.filter((wakeUp) => wakeUp.userId === userId)).toEqual(sent);
        stop();
      }
    });

    it('carries text of any kind as it is', async () => {
      const userId = `'"\\ 🦊 שועל \n ${'x'.repeat(500)}`;
      const { until, heard, stop } = listen(far);
      await near.publish({ userId, topic: 'notification' });
      await until((wakeUp) => wakeUp.userId === userId);
      expect(heard.at(-1)).toEqual({ userId, topic: 'notification' });
      stop();
    });

    it('calls no listener before publish has returned', async () => {
      const userId = randomUUID();
      const { heard, until, stop } = listen(near);
      const published = near.publish({ userId, topic: 'quota' });
      expect(heard).toEqual([]);
      await published;
      await until((wakeUp) => wakeUp.userId === userId);
      stop();
    });

    it('tells a listener nothing any more once it has left', async () => {
      const userId = randomUUID();
      const left = listen(near);
      const stays = listen(near);
      left.stop();
      left.stop();
      await far.publish(image(userId));
      await stays.until((wakeUp) => wakeUp.userId === userId);
      expect(left.heard).toEqual([]);
      stays.stop();
    });

    it('takes a hundred at once and loses none', async () => {
      const userId = randomUUID();
      const { heard, until, stop } = listen(far);
      const sent = Array.from({ length: 100 }, () => image(userId));
      await Promise.all(sent.map((wakeUp) => near.publish(wakeUp)));
      for (const { id } of sent) await until((wakeUp) => wakeUp.id === id);
      expect(heard.filter((wakeUp) => wakeUp.userId === userId)).toHaveLength(100);
      stop();
    });

    it('lets go of those who wait for a gap', () => {
      const stop = near.onGap(() => {});
      stop();
      stop();
    });
  });
}
