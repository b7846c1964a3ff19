import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applicationTexts, jobPositions } from '../../../contract/job-applications.ts';
import { resumeBytesMax } from '../../../contract/public-forms.ts';
import { expectError, type RawAnswer, readAnswer, sendJson } from '../../../test/raw-answer.ts';
import { TestMailbox } from '../../../test/test-mailbox.ts';
import { startTestOchre, TestClock, type TestOchre } from '../../../test/test-ochre.ts';
import { makePdf } from '../../../test/test-pdf.ts';
import { jobApplications } from '../../db/schema/job-applications.ts';
import { sweepJobApplications } from './job-applications.service.ts';

const clock = new TestClock();
const operator = 'jobs@example.com';
let ochre: TestOchre;
let mailbox: TestMailbox;
let email: string;

beforeAll(async () => {
  ochre = await startTestOchre({ clock, environment: { OPERATOR_EMAIL: operator } });
  mailbox = new TestMailbox(ochre);
});
beforeEach(() => {
  email = `${randomUUID()}@example.com`;
});
afterAll(() => ochre.stop());

const address = () => `${ochre.url}/api/job-applications`;

/** Posts the form as a browser does, whose script asks for JSON. */
async function apply(fields: Record<string, string | Blob | null> = {}): Promise<RawAnswer> {
  const form = new FormData();
  const all: Record<string, string | Blob | null> = {
    position: jobPositions[0].id,
    name: 'Ada Lovelace',
    email,
    note: 'I have painted foxes for years.',
    resume: pdf(makePdf()),
    homepage: '',
    ...fields,
  };
  for (const [name, value] of Object.entries(all)) if (value !== null) form.set(name, value);
  const answer = await fetch(address(), {
    method: 'POST',
    body: form,
    headers: { accept: 'application/json', 'sec-fetch-site': 'same-origin' },
  });
  return readAnswer(answer);
}

const pdf = (bytes: Uint8Array<ArrayBuffer>, name = 'resume.pdf') =>
  new File([bytes], name, { type: 'application/pdf' });

const listRows = () =>
  ochre.ctx.db.select().from(jobApplications).where(eq(jobApplications.email, email));

const listResumes = () =>
  fs.readdir(path.join(ochre.dataDirectory, 'files/resumes')).catch(() => []);

describe('an application', () => {
  it('is kept with its résumé, and both are mailed to the operator', async () => {
    const bytes = makePdf(200_000);
    const before = (await mailbox.read(operator)).length;
    const answer = await apply({
      name: 'Zoë / ../ O’Neill',
      resume: pdf(bytes, '../../etc/passwd\r\nX: y.pdf'),
    });
    expect(answer).toMatchObject({ status: 200, body: applicationTexts.sent });
    const [row] = await listRows();
    expect(row).toMatchObject({ position: jobPositions[0].id, name: 'Zoë / ../ O’Neill' });
    const file = path.join(ochre.dataDirectory, `files/resumes/${row!.id}/resume.pdf`);
    expect((await fs.readFile(file)).equals(bytes)).toBe(true);
    const mail = (await mailbox.receive(operator, before + 1)).at(-1)!;
    expect(mail).toMatchObject({
      subject: `Application: ${jobPositions[0].title}`,
      replyTo: [{ name: 'Zoë / ../ O’Neill', address: email }],
      attachments: [{ filename: 'resume-zoe-o-neill.pdf', mimeType: 'application/pdf' }],
    });
    expect(Buffer.from(mail.attachments[0]!.content as ArrayBuffer).equals(bytes)).toBe(true);
  });

  it('may carry 5 MB to the byte', async () => {
    const bytes = makePdf(resumeBytesMax);
    expect(bytes.length).toBe(resumeBytesMax);
    expect((await apply({ resume: pdf(bytes) })).status).toBe(200);
    const answer = await apply({ resume: pdf(makePdf(resumeBytesMax + 1)) });
    expectError(answer, 'invalid_request', 'Résumé must be at most 5 MB');
    expect(answer.body).toMatchObject({ data: { field: 'resume' } });
  });

  it('is refused before it is read when it is far too large', async () => {
    expectError(await apply({ resume: pdf(makePdf(7_000_000)) }), 'payload_too_large');
  });

  it('names the first problem only, in the order of the form', async () => {
    const before = await listResumes();
    const whole = makePdf(5000);
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    const wrong: [Record<string, string | Blob | null>, string][] = [
      [{ position: 'ceo', name: '' }, 'Please choose a position'],
      [{ name: ' ', email: '', resume: null }, 'Name is required'],
      [{ name: 'a'.repeat(101) }, 'Name must be less than 100 characters'],
      [{ email: 'ada', note: '', resume: null }, 'Invalid email address'],
      [{ note: 'short', resume: null }, 'Cover note must be at least 10 characters'],
      [{ note: 'a'.repeat(5001) }, 'Cover note must be less than 5000 characters'],
      [{ resume: null }, 'Résumé is required'],
      [{ resume: 'resume.pdf' }, 'Résumé is required'],
      // What a browser posts for a file field that was left empty.
      [{ resume: new File([], '') }, 'Résumé is required'],
      [{ resume: pdf(Buffer.alloc(0), 'empty.pdf') }, 'Résumé must be a PDF file'],
      [{ resume: pdf(Buffer.concat([png, whole])) }, 'Résumé must be a PDF file'],
      [{ resume: pdf(Buffer.from('MZ this program')) }, 'Résumé must be a PDF file'],
      [{ resume: pdf(Buffer.from(`%PDF-1.4\n${'x'.repeat(500)}`)) }, 'Résumé must be a PDF file'],
      // Cut off on its way.
      [{ resume: pdf(whole.subarray(0, 4000)) }, 'Résumé must be a PDF file'],
      // A page that calls itself a PDF file.
      [
        { resume: pdf(Buffer.from(`<html>%PDF-1.4 ${'x'.repeat(100)} startxref 0 %%EOF`)) },
        'Résumé must be a PDF file',
      ],
    ];
    for (const [fields, message] of wrong)
      expectError(await apply(fields), 'invalid_request', message);
    expect(await listRows()).toEqual([]);
    expect(await listResumes()).toEqual(before);
  });

  it('without a file is refused as JSON too', async () => {
    const answer = await sendJson(address(), {
      position: jobPositions[0].id,
      name: 'Ada',
      email,
      note: 'I have painted foxes.',
      resume: 'JVBERi0xLjQ=',
    });
    expectError(answer, 'invalid_request', 'Résumé is required');
  });

  it('of a machine that fills in every field is none', async () => {
    const before = await listResumes();
    expect(await apply({ homepage: 'x' })).toMatchObject({ body: applicationTexts.sent });
    expect(await listRows()).toEqual([]);
    expect(await listResumes()).toEqual(before);
  });

  it('leaves no résumé behind when it could not be kept', async () => {
    const before = await listResumes();
    const { queue } = ochre.ctx;
    const { enqueue } = queue;
    queue.enqueue = () => Promise.reject(new Error('gone'));
    expectError(await apply(), 'internal');
    queue.enqueue = enqueue;
    expect(await listRows()).toEqual([]);
    expect(await listResumes()).toEqual(before);
  });

  it('is forgotten after half a year, the résumé too, and so is a résumé without a row', async () => {
    await apply();
    const [row] = await listRows();
    const orphan = randomUUID();
    await ochre.ctx.storage.put(`resumes/${orphan}/resume.pdf`, makePdf());
    await sweepJobApplications(ochre.ctx);
    expect(await listResumes()).toEqual(expect.arrayContaining([row!.id, orphan]));
    const now = clock.now();
    clock.set(new Date(now.getTime() + 2 * 3600_000));
    await sweepJobApplications(ochre.ctx);
    expect(await listResumes()).toContain(row!.id);
    expect(await listResumes()).not.toContain(orphan);
    clock.set(new Date(now.getTime() + 181 * 24 * 3600_000));
    await sweepJobApplications(ochre.ctx);
    clock.set(now);
    expect(await listRows()).toEqual([]);
    expect(await listResumes()).toEqual([]);
  });
});
