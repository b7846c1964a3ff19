import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailSubscriptionTexts } from '../../contract/mail-subscriptions.ts';
import { formAnswerPath, pageSlots } from '../../contract/page-slots.ts';
import { publicForms } from '../../contract/public-forms.ts';
import { expectError, readAnswer } from '../../test/raw-answer.ts';
import { startTestOchre, type TestOchre } from '../../test/test-ochre.ts';

let ochre: TestOchre;
let webDirectory: string;

const { title, text, backTo, token } = pageSlots;

beforeAll(async () => {
  webDirectory = await fs.mkdtemp(path.join(os.tmpdir(), 'ochre-web-'));
  const write = async (address: string, html: string) => {
    await fs.mkdir(path.join(webDirectory, address), { recursive: true });
    await fs.writeFile(path.join(webDirectory, address, 'index.html'), html);
  };
  await write('not-found', '<h1>Oops! Page not found</h1>');
  await write(
    formAnswerPath,
    `<title>${title}</title><script>start()</script><h1>${title}</h1><p>${text}</p><a href="${backTo}">Back</a>`,
  );
  for (const page of ['newsletter/confirm', 'newsletter/unsubscribe'])
    await write(page, `<form><input name="token" value="${token}"></form>`);
  ochre = await startTestOchre({ webDirectory });
});
afterAll(async () => {
  await ochre.stop();
  await fs.rm(webDirectory, { recursive: true });
});

const newAddress = () => `${randomUUID()}@example.com`;

/** Posts as a browser without scripts does. */
function postForm(
  body: URLSearchParams | FormData,
  headers: Record<string, string> = {},
  address = `/api${publicForms.subscription.path}`,
) {
  const { host } = new URL(ochre.url);
  return fetch(`${ochre.url}${address}`, {
    method: 'POST',
    body,
    headers: {
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      origin: `http://${host}`,
      ...headers,
    },
  }).then(readAnswer);
}

describe('a form that the browser posts by itself', () => {
  it('is taken in both forms of a form, and answered with a page', async () => {
    const multipart = new FormData();
    multipart.set('email', newAddress());
    for (const body of [new URLSearchParams({ email: newAddress() }), multipart]) {
      const answer = await postForm(body);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.body).toContain(`<h1>${mailSubscriptionTexts.requested.title}</h1>`);
      expect(answer.body).toContain(mailSubscriptionTexts.requested.text);
    }
  });

  it('is answered with JSON where no page is asked for', async () => {
    const answer = await postForm(new URLSearchParams({ email: newAddress() }), {
      accept: 'application/json',
    });
    expect(answer).toMatchObject({ status: 200, body: mailSubscriptionTexts.requested });
  });

  it('keeps the status of a refusal, and says what is wrong', async () => {
    const answer = await postForm(new URLSearchParams({ email: 'ada' }));
    expect(answer.status).toBe(400);
    expect(answer.body).toContain('<h1>Validation Error</h1>');
    expect(answer.body).toContain(mailSubscriptionTexts.invalidEmail);
  });

  it('leads back to the page it was on, and to no other site', async () => {
    const back = async (referer: string) =>
      /href="([^"]*)"/.exec(
        String((await postForm(new URLSearchParams({ email: 'ada' }), { referer })).body),
      )![1];
    expect(await back(`${ochre.url}/blog/a-post?x=1`)).toBe('/blog/a-post');
    expect(await back('https://elsewhere.example/contact')).toBe('/');
    expect(await back(`${ochre.url}//elsewhere.example/`)).toBe('/');
    expect(await back(`${ochre.url}/"><script>alert(1)</script>`)).not.toMatch(/[<>]/);
    // What an address may hold as it is, and a page may not.
    expect(await back(`${ochre.url}/a'b&quot;c`)).toBe('/a&#39;b&amp;quot;c');
  });

  it('runs the scripts of the page alone, under the site’s headers', async () => {
    const { headers } = await postForm(new URLSearchParams({ email: 'ada' }));
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[\w+/]+=+'/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is refused when it is from another site, or does not say where it is from', async () => {
    const { host } = new URL(ochre.url);
    const foreign: Record<string, string>[] = [
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { origin: `http://${host}.elsewhere.example` },
    ];
    for (const headers of foreign) {
      const answer = await postForm(new URLSearchParams({ email: newAddress() }), headers);
      expect(answer.status, JSON.stringify(headers)).toBe(403);
      expect(answer.body).toContain('This request came from another site');
    }
    const silent = await fetch(`${ochre.url}/api${publicForms.subscription.path}`, {
      method: 'POST',
      body: new URLSearchParams({ email: newAddress() }),
    });
    expectError(await readAnswer(silent), 'forbidden');
  });

  it('is taken when the browser says that it is of the same origin', async () => {
    const answer = await fetch(`${ochre.url}/api${publicForms.subscription.path}`, {
      method: 'POST',
      body: new URLSearchParams({ email: newAddress() }),
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(answer.status).toBe(200);
  });

  it('is taken at the public forms only', async () => {
    for (const address of ['/api/sign-in', '/api/generations', '/api/profile', '/api/sign-out'])
      expectError(
        await postForm(new URLSearchParams({ email: newAddress() }), {}, address),
        'invalid_request',
        'Please send JSON',
      );
  });

  it('may weigh what its longest text does, and no more', async () => {
    const answer = await postForm(new URLSearchParams({ email: 'a'.repeat(70_000) }));
    expect(answer.status).toBe(413);
    expect(answer.body).toContain('The request is too large');
  });
});

describe('a form’s answer', () => {
  it('is no page that can be asked for', async () => {
    for (const address of [formAnswerPath, `${formAnswerPath}/`]) {
      const answer = await fetch(`${ochre.url}${address}`);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('Oops!');
    }
  });
});

describe('the pages behind mailed links', () => {
  it('carry the token in their form, and are kept by nobody', async () => {
    const address = `${ochre.url}/newsletter/confirm?token=${'a'.repeat(43)}`;
    const answer = await fetch(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain(`value="${'a'.repeat(43)}"`);
  });

  it('say so where the link is broken, and repeat nothing of it', async () => {
    for (const query of ['', '?token=', '?token=%22%3E%3Cscript%3Ealert(1)%3C/script%3E']) {
      const answer = await fetch(`${ochre.url}/newsletter/confirm${query}`);
      expect(answer.status).toBe(400);
      const html = await answer.text();
      expect(html).toContain(mailSubscriptionTexts.confirmationInvalid);
      expect(html).not.toContain('alert');
    }
  });
});
