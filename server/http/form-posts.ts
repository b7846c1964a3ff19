import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Endpoint } from '../../contract/api.ts';
import { bodyBytesMaxUsual } from '../../contract/endpoint-meta.ts';
import { formAnswerPath } from '../../contract/page-slots.ts';
import { type FormAnswer, formTexts, publicForms } from '../../contract/public-forms.ts';
import { AppError } from '../app-error.ts';
import { findEndpoint } from './endpoints.ts';
import type { HttpEnvironment } from './http-environment.ts';
import type { Pages } from './pages.ts';

const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/** The page on which each form stands, by its endpoint. */
const pages = new Map<string, string>(
  Object.values(publicForms).map(({ path, page }) => [`/api${path}`, page]),
);

/** The endpoint of a form that a browser posts by itself, or a script of ours with a file; else null. */
export function findPostedForm(request: Request): Endpoint | null {
  if (!formTypes.test(request.headers.get('content-type') ?? '')) return null;
  const endpoint = findEndpoint(request);
  return endpoint && ['form', 'multipart'].includes(endpoint.meta.body) ? endpoint : null;
}

const limits = new Map<number, MiddlewareHandler>();

function limitTo(maxSize: number): MiddlewareHandler {
  const limit =
    limits.get(maxSize) ??
    bodyLimit({
      maxSize,
      onError(c) {
        // The rest of the body is not read, so nothing more can come through this connection.
        c.header('connection', 'close');
        throw new AppError('payload_too_large', 'The request is too large');
      },
    });
  limits.set(maxSize, limit);
  return limit;
}

/** Each endpoint takes what its largest request weighs. */
export function limitBodies(): MiddlewareHandler {
  return (c, next) => limitTo(findEndpoint(c.req.raw)?.meta.bytesMax ?? bodyBytesMaxUsual)(c, next);
}

/** Where a form was posted from, as far as its browser says so: for the way back. */
function findPathBack(request: Request, page: string): string {
  const referrer = URL.parse(request.headers.get('referer') ?? '');
  if (!referrer || referrer.host !== request.headers.get('host')) return page;
  // A path alone, so that it stays on this site; two slashes would begin another one's name.
  return referrer.pathname.startsWith('//') ? page : referrer.pathname;
}

/** Says the answer of a posted form as a page, with its status, where the browser asked for one. */
export function answerFormsWithPages(built: Pages | null): MiddlewareHandler<HttpEnvironment> {
  return async (c, next) => {
    await next();
    const form = built && findPostedForm(c.req.raw);
    if (!form || !/\btext\/html\b/i.test(c.req.header('accept') ?? '')) return;
    const { status } = c.res;
    const body = (await c.res.json()) as FormAnswer & { message?: string };
    const said = c.res.ok
      ? body
      : {
          title: status === 400 ? formTexts.invalidTitle : formTexts.errorTitle,
          text: status < 500 && body.message ? body.message : formTexts.failure,
        };
    const page = await built.answerFilled(formAnswerPath, status, {
      title: said.title,
      text: said.text,
      backTo: findPathBack(c.req.raw, pages.get(form.path) ?? '/'),
    });
    for (const cookie of c.res.headers.getSetCookie()) page.headers.append('set-cookie', cookie);
    // Else the headers of the JSON, such as its length, would be kept.
    c.res = undefined;
    c.res = page;
  };
}
