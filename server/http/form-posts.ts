import type { Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { formAnswerPath } from '../../contract/page-slots.ts';
import {
  type FormAnswer,
  formTexts,
  type PublicForm,
  publicForms,
} from '../../contract/public-forms.ts';
import { AppError } from '../app-error.ts';
import type { HttpEnvironment } from './http-environment.ts';
import type { Pages } from './pages.ts';

/** The largest request with a session is a prompt; what is larger is no request of ours. */
const bodyBytesMax = 64 * 1024;

const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

const formsByPath = new Map<string, PublicForm>(
  Object.values(publicForms).map((form) => [`/api${form.path}`, form]),
);

/** The public form that a browser posts by itself, or a script of ours with a file; else null. */
export function findPostedForm(request: Request): PublicForm | null {
  if (request.method !== 'POST') return null;
  if (!formTypes.test(request.headers.get('content-type') ?? '')) return null;
  return formsByPath.get(new URL(request.url).pathname) ?? null;
}

/** Each path takes what its largest request weighs; only a form with a file takes more than a prompt. */
export function limitBodies(app: Hono<HttpEnvironment>): void {
  const limit = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError(c) {
        // The rest of the body is not read, so nothing more can come through this connection.
        c.header('connection', 'close');
        throw new AppError('payload_too_large', 'The request is too large');
      },
    });
  const usual = limit(bodyBytesMax);
  const ofForms = new Map([...formsByPath].map(([path, form]) => [path, limit(form.bodyBytesMax)]));
  app.use('/api/*', (c, next) => (ofForms.get(c.req.path) ?? usual)(c, next));
}

/** Where a form was posted from, as far as its browser says so: for the way back. */
function findPathBack(request: Request, form: PublicForm): string {
  const referrer = URL.parse(request.headers.get('referer') ?? '');
  if (!referrer || referrer.host !== request.headers.get('host')) return form.page;
  // A path alone, so that it stays on this site; two slashes would begin another one's name.
  return referrer.pathname.startsWith('//') ? form.page : referrer.pathname;
}

/** Says the answer of a posted form as a page, with its status, where the browser asked for one. */
export function answerFormsWithPages(pages: Pages | null): MiddlewareHandler<HttpEnvironment> {
  return async (c, next) => {
    await next();
    const form = pages && findPostedForm(c.req.raw);
    if (!form || !/\btext\/html\b/i.test(c.req.header('accept') ?? '')) return;
    const { status } = c.res;
    const body = (await c.res.json()) as FormAnswer & { message?: string };
    const said = c.res.ok
      ? body
      : {
          title: status === 400 ? formTexts.invalidTitle : formTexts.errorTitle,
          text: status < 500 && body.message ? body.message : formTexts.failure,
        };
    const page = await pages.answerFilled(formAnswerPath, status, {
      title: said.title,
      text: said.text,
      backTo: findPathBack(c.req.raw, form),
    });
    for (const cookie of c.res.headers.getSetCookie()) page.headers.append('set-cookie', cookie);
    // Else the headers of the JSON, such as its length, would be kept.
    c.res = undefined;
    c.res = page;
  };
}
