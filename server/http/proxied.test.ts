import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendText } from '../../test/raw-answer.ts';
import { startTestOchre, type TestOchre } from '../../test/test-ochre.ts';

let ochre: TestOchre;
beforeAll(async () => {
  ochre = await startTestOchre({ environment: { PUBLIC_URL: 'https://images.example.com/' } });
});
afterAll(() => ochre.stop());

it('behind a proxy that puts its own name for ours, our pages may still change things, and no other site may', async () => {
  const statuses: number[] = [];
  for (const origin of [
    'https://images.example.com',
    'http://images.example.com',
    'https://images.example.com.evil.example',
    'https://example.com',
  ]) {
    const answer = await sendText(`${ochre.url}/api/sign-out`, undefined, { headers: { origin } });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([200, 403, 403, 403]);
});
