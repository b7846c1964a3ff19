import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createEngine } from './create-engine.ts';
import { parseEngineConfigs } from './engine-config.ts';

const a1111 = { protocol: 'a1111', id: 'gpu', label: 'GPU', baseUrl: 'http://127.0.0.1:7860' };
const openAI = {
  protocol: 'openai-images',
  id: 'openai',
  label: 'OpenAI',
  baseUrl: 'https://api.openai.com/v1',
  apiKey: 'sk-secret',
};

const parse = (...configs: unknown[]) => parseEngineConfigs(JSON.stringify(configs));

test('needs no more than protocol, id, label and address', async () => {
  for (const config of parse(a1111, openAI)) {
    const engine = await createEngine(config);
    expect({ id: engine.id, label: engine.label }).toEqual({ id: config.id, label: config.label });
    await engine.close();
  }
});

test('forgives the line break after a key in a secrets file', () => {
  const [config] = parse({ ...openAI, apiKey: 'sk-secret\n' });
  expect(config).toMatchObject({ apiKey: 'sk-secret' });
});

test.each([
  ['another protocol', { ...a1111, protocol: 'invokeai' }, 'engine 1.protocol'],
  ['an id that is not kebab-case', { ...a1111, id: 'My GPU' }, 'engine 1.id'],
  ['a file address', { ...a1111, baseUrl: 'file:///etc/passwd' }, 'engine 1.baseUrl'],
  ['no address', { ...a1111, baseUrl: 'gpu' }, 'engine 1.baseUrl'],
  ['credentials in the address', { ...a1111, baseUrl: 'http://a:b@gpu' }, 'engine 1.baseUrl'],
  ['a query in the address', { ...a1111, baseUrl: 'http://gpu/?a=b' }, 'engine 1.baseUrl'],
  ['a mistyped key', { ...openAI, apikey: 'sk-secret' }, 'apikey'],
  ['a key of two lines', { ...openAI, apiKey: 'sk-\nsecret' }, 'engine 1.apiKey'],
  ['a user name with a colon', { ...a1111, username: 'a:b' }, 'engine 1.username'],
  ['a size in words', { ...openAI, sizes: ['square'] }, 'engine 1.sizes'],
  ['a parameter we set ourselves', { ...openAI, parameters: { prompt: 'x' } }, 'parameters'],
])('refuses %s, and names the key', (_, config, named) => {
  expect(() => parse(config)).toThrow(named);
});

test('refuses two engines of one id', () => {
  expect(() => parse(a1111, { ...openAI, id: 'gpu' })).toThrow('same id');
});

test('shows no secret when the configuration is wrong', () => {
  const messages = [
    () => parseEngineConfigs('[{"apiKey":"sk-secret"'),
    () => parse({ ...openAI, apiKey: 5, label: '' }),
    () => parse({ ...openAI, baseUrl: 'https://user:sk-secret@host' }),
  ].map((attempt) => {
    try {
      attempt();
      return expect.fail('expected a refusal');
    } catch (error) {
      return String(error);
    }
  });
  for (const message of messages) expect(message).not.toContain('sk-secret');
});

test('takes every example of the guide', async () => {
  const guide = await readFile(new URL('../docs/connect-an-engine.md', import.meta.url), 'utf8');
  const examples = [...guide.matchAll(/```json\n(.*?)```/gs)].map(([, json]) => json!);
  expect(examples.length).toBeGreaterThanOrEqual(4);
  for (const example of examples) expect(() => parseEngineConfigs(example)).not.toThrow();
});
