import fs from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { uploadBytesMax, uploadTexts } from '../../../contract/uploads.ts';
import { sendUpload } from '../../../test/factories.ts';
import { paintPlain, TestEngine } from '../../../test/test-engine.ts';
import {
  startTestOchre,
  TestClock,
  type TestMember,
  type TestOchre,
} from '../../../test/test-ochre.ts';
import { uploads } from '../../db/schema/uploads.ts';
import { sweepUploads, uploadsKeptBytesMax } from './uploads.service.ts';

const clock = new TestClock();
const engine = new TestEngine({ concurrency: 1 });
let ochre: TestOchre;
let member: TestMember;

beforeAll(async () => {
  ochre = await startTestOchre({ engines: [engine], clock });
  member = await ochre.signUp();
});
afterAll(() => ochre.stop());

const plain = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });

const send = (bytes: Uint8Array, type = 'image/png') =>
  member.client.uploads.create({
    purpose: 'source',
    file: new File([new Uint8Array(bytes)], 'picture', { type }),
  });

const stored = async () => {
  const folder = path.join(ochre.dataDirectory, 'files', 'uploads');
  return (await fs.readdir(folder).catch(() => [])).sort();
};

const readBack = async (url: string) =>
  sharp(Buffer.from(await (await member.fetch(url)).arrayBuffer()));

describe('the pictures of one member', () => {
  it('take no more room than is theirs: the oldest go first, but none that a task works from', async () => {
    const ada = await ochre.signUp();
    const needed = await sendUpload(ada);
    const gate = Promise.withResolvers<void>();
    engine.behaviour = async (request) => {
      await gate.promise;
      return paintPlain(request);
    };
    const { items } = await ada.client.edits.create({
      prompt: 'a fox',
      source: { uploadId: needed },
    });
    const sent: string[] = [];
    for (let count = 0; count < 3; count++) {
      clock.set(new Date(clock.now().getTime() + 1000));
      sent.push(await sendUpload(ada));
    }
    // As if they were of the heaviest kind.
    const { db } = ochre.ctx;
    const third = Math.floor(uploadsKeptBytesMax / 3);
    await db.update(uploads).set({ sizeBytes: third }).where(eq(uploads.userId, ada.id));
    const others = await sendUpload(member);
    clock.set(new Date(clock.now().getTime() + 1000));
    const last = await sendUpload(ada);
    const isThere = async (who: TestMember, id: string) =>
      (await who.fetch(`/api/uploads/${id}/picture`)).status === 200;
    expect(await Promise.all(sent.map((id) => isThere(ada, id)))).toEqual([false, true, true]);
    expect(await isThere(ada, last)).toBe(true);
    expect(await isThere(ada, needed)).toBe(true);
    expect(await isThere(member, others)).toBe(true);
    const stream = await ada.listen();
    gate.resolve();
    expect(await stream.settled(items[0]!.id)).toMatchObject({ status: 'succeeded' });
    stream.close();
    engine.behaviour = paintPlain;
  });

  it('are read from the disk as fast as whoever looks at them takes them', async () => {
    const width = 3000;
    const noise = await sharp({
      create: {
        width,
        height: width,
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg({ quality: 60 })
      .toBuffer();
    const { url } = await send(noise, 'image/jpeg');
    const get = vi.spyOn(ochre.ctx.storage, 'get');
    const answer = await member.fetch(url);
    const bytes = await answer.bytes();
    expect(get).not.toHaveBeenCalled();
    get.mockRestore();
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width });
  });
});

describe('a picture that is sent', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('is taken as %s', async (format) => {
    const sent = await send(await plain().toFormat(format).toBuffer());
    expect(sent).toMatchObject({ width: 64, height: 48, purpose: 'source' });
    expect(await (await readBack(sent.url)).metadata()).toMatchObject({ format: 'png', width: 64 });
  });

  it('is upright, eight bits a channel in sRGB, and says nothing of where it was taken', async () => {
    const camera = await plain(64, 48)
      .withExif({ IFD0: { Copyright: 'Ada', Orientation: '6' }, IFD3: { GPSLatitude: '51/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const upright = await send(camera);
    expect(upright).toMatchObject({ width: 48, height: 64 });
    const { exif, xmp, orientation } = await (await readBack(upright.url)).metadata();
    expect([exif, xmp, orientation]).toEqual([undefined, undefined, undefined]);

    const cmyk = await plain().toColourspace('cmyk').jpeg().toBuffer();
    const deep = await plain().toColourspace('rgb16').png().toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
    expect((await sharp(deep).metadata()).depth).toBe('ushort');
    for (const picture of [cmyk, deep]) {
      const { url } = await send(picture);
      expect(await (await readBack(url)).metadata()).toMatchObject({
        space: 'srgb',
        depth: 'uchar',
        channels: 3,
      });
    }
  });

  it('leaves behind what was hidden after its pixels', async () => {
    const tail = Buffer.from('<script>alert(1)</script>');
    const { url } = await send(Buffer.concat([await plain().png().toBuffer(), tail]));
    const kept = Buffer.from(await (await member.fetch(url)).arrayBuffer());
    expect(kept.includes(tail)).toBe(false);
  });

  it('is its sender’s alone', async () => {
    const { url, id } = await send(await plain().png().toBuffer());
    const other = await ochre.signUp();
    expect((await other.fetch(url)).status).toBe(404);
    expect((await fetch(`${ochre.url}${url}`)).status).toBe(401);
    await expect(other.client.uploads.delete({ id })).rejects.toMatchObject({ code: 'not_found' });
    expect((await member.fetch(url)).status).toBe(200);
  });
});

describe('what is no picture to work from', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>';
  const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  const cases: [string, () => Uint8Array | Promise<Uint8Array>, string][] = [
    ['nothing', () => new Uint8Array(0), uploadTexts.notPicture],
    ['text', () => Buffer.from('a picture, believe me'), uploadTexts.notPicture],
    ['an SVG', () => Buffer.from(svg), uploadTexts.notPicture],
    ['a GIF', () => Buffer.from(gif, 'base64'), uploadTexts.notPicture],
    [
      'a page that begins like a JPEG',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<html>')]),
      uploadTexts.damaged,
    ],
    [
      'half a picture',
      async () => {
        const noise = await sharp({
          create: {
            width: 400,
            height: 400,
            channels: 3,
            background: '#000',
            noise: { type: 'gaussian', mean: 128, sigma: 40 },
          },
        })
          .png()
          .toBuffer();
        return noise.subarray(0, noise.length / 2);
      },
      uploadTexts.damaged,
    ],
    [
      'a bomb of few bytes and 196 million pixels',
      () => plain(14_000, 14_000).png().toBuffer(),
      uploadTexts.tooManyPixels,
    ],
    ['a dot', () => plain(8, 400).png().toBuffer(), uploadTexts.tooSmall],
    [
      'a film',
      () =>
        sharp(Buffer.concat([Buffer.alloc(64 * 64 * 3, 90), Buffer.alloc(64 * 64 * 3, 10)]), {
          raw: { width: 64, height: 128, channels: 3, pageHeight: 64 },
        })
          .webp({ loop: 0, delay: [100, 100] })
          .toBuffer(),
      uploadTexts.animated,
    ],
  ];

  it.each(cases)('is refused with a word why: %s', async (_what, make, message) => {
    const before = await stored();
    await expect(send(await make())).rejects.toMatchObject({ code: 'invalid_request', message });
    expect(await stored()).toEqual(before);
  });

  it('is refused by its weight, at the limit and one more', async () => {
    const picture = await plain().png().toBuffer();
    // Bytes behind the end of a PNG are no part of it.
    const padded = (length: number) =>
      Buffer.concat([picture, Buffer.alloc(length - picture.length)]);
    expect(await send(padded(uploadBytesMax))).toMatchObject({ width: 64 });
    await expect(send(padded(uploadBytesMax + 1))).rejects.toMatchObject({
      code: 'payload_too_large',
      message: uploadTexts.tooLarge,
    });
    await expect(send(Buffer.alloc(uploadBytesMax * 2))).rejects.toMatchObject({
      code: 'payload_too_large',
    });
  });

  it('leaves memory flat, however many are sent at once', async () => {
    const bomb = await plain(14_000, 14_000).png().toBuffer();
    const before = process.memoryUsage.rss();
    const answers = await Promise.allSettled(Array.from({ length: 40 }, () => send(bomb)));
    expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
    // A single one of them takes 561 MiB once it is decoded.
    expect(process.memoryUsage.rss() - before).toBeLessThan(400 * 2 ** 20);
  });
});

describe('the sweep', () => {
  it('takes what has had its time, but nothing that a task still works from', async () => {
    const source = await sendUpload(member);
    const held = engine.hold();
    const stream = await member.listen();
    const { items } = await member.client.edits.create({
      prompt: 'a fox',
      source: { uploadId: source },
    });
    await held.started();
    const forgotten = await sendUpload(member);
    clock.set(new Date(clock.now().getTime() + 25 * 3600_000));
    await sweepUploads(ochre.ctx);
    const left = await stored();
    expect(left).toContain(source);
    expect(left).not.toContain(forgotten);
    held.release();
    engine.behaviour = paintPlain;
    expect(await stream.settled(items[0]!.id)).toMatchObject({ status: 'succeeded' });
    await sweepUploads(ochre.ctx);
    expect(await stored()).not.toContain(source);
    stream.close();
  });

  it('takes at once what its sender takes back', async () => {
    const id = await sendUpload(member);
    await member.client.uploads.delete({ id });
    expect(await stored()).not.toContain(id);
    expect((await member.fetch(`/api/uploads/${id}/picture`)).status).toBe(404);
  });
});
