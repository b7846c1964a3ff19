import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateImages, makePremium, sendUpload } from '../../../test/factories.ts';
import { TestEngine } from '../../../test/test-engine.ts';
import { startTestOchre, type TestOchre } from '../../../test/test-ochre.ts';

let ochre: TestOchre;

beforeAll(async () => {
  ochre = await startTestOchre({
    // The first one is not for everybody, so it is nobody's default.
    engines: [
      new TestEngine({ id: 'kept', premiumModels: ['plain'] }),
      new TestEngine({ id: 'common' }),
    ],
  });
});
afterAll(() => ochre.stop());

describe('a model that the operator keeps for premium', () => {
  it('is marked in the list, and made with by premium members alone', async () => {
    const [free, paying] = [await ochre.signUp(), await ochre.signUp()];
    await makePremium(ochre, paying);
    const { items } = await free.client.models.list();
    expect(items.map(({ id, premium }) => [id, premium])).toEqual([
      ['kept/plain', true],
      ['common/plain', false],
    ]);
    const refused = {
      code: 'premium_required',
      message: 'Plain is part of the premium plan',
    };
    const prompt = 'a fox';
    const modelId = 'kept/plain';
    await expect(free.client.generations.create({ prompt, modelId })).rejects.toMatchObject(
      refused,
    );
    const source = { uploadId: await sendUpload(free) };
    await expect(free.client.edits.create({ prompt, modelId, source })).rejects.toMatchObject(
      refused,
    );
    expect((await free.client.quotas.get()).used).toBe(0);
    const [image] = await generateImages(paying, { prompt, modelId });
    expect(image!.modelId).toBe(modelId);
  });

  it('is not what is taken where no model was asked for', async () => {
    const free = await ochre.signUp();
    const [image] = await generateImages(free, { prompt: 'a fox' });
    expect(image!.modelId).toBe('common/plain');
  });
});
