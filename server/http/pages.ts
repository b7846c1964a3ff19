import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HonoRequest } from 'hono';
import { type DataSlot, dataSlots, type PageSlot, pageSlots } from '../../contract/page-slots.ts';
import { builtOrigin } from '../../contract/site-origin.ts';
import { contentSecurityPolicy, hashInlineScripts } from './security-headers.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

interface Page {
  body: Buffer;
  brotli: Buffer;
  gzip: Buffer;
  contentType: string;
  entityTag: string;
  /** Allows the inline scripts of this page and no others. */
  securityPolicy: string;
}

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

const slotOf = new Map(
  Object.entries(pageSlots).map(([slot, place]) => [place as string, slot as PageSlot]),
);
const dataSlotOf = new Map(
  Object.entries(dataSlots).map(([slot, place]) => [`"${place}"`, slot as DataSlot]),
);
const placePattern = new RegExp([...slotOf.keys(), ...dataSlotOf.keys()].join('|'), 'g');

/**
 * The built texts of the public site. They are built before anybody knows where they will be
 * served; the first request for one puts this installation's own address into it.
 */
export class Pages {
  readonly #files = new Map<string, string>();
  readonly #pages = new Map<string, Promise<Page>>();
  readonly #origin: () => string;

  /** @param origin where the product is reached, such as `https://ochre.example` */
  constructor(directory: string, origin: () => string) {
    this.#origin = origin;
    for (const name of fs.readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
      const file = path.join(directory, name);
      if (!(path.extname(name) in contentTypes) || name.startsWith('assets')) continue;
      const address = `/${name.split(path.sep).join('/')}`;
      this.#files.set(address.replace(/\/?index\.html$/, '') || '/', file);
    }
  }

  /** The address of the page asked for, whatever slash it ends in; null where there is none. */
  find(address: string): string | null {
    const plain = address.replace(/\/+$/, '') || '/';
    return this.#files.has(plain) ? plain : null;
  }

  /** Answers with a page that `find` has found, compressed as the browser likes it. */
  async answer(request: HonoRequest, address: string, status: 200 | 404 = 200): Promise<Response> {
    const page = await this.#load(address);
    const accepted = request.header('accept-encoding') ?? '';
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
    const headers = new Headers({
      'content-type': page.contentType,
      'cache-control': 'no-cache',
      'content-security-policy': page.securityPolicy,
      vary: 'accept-encoding',
      etag: page.entityTag,
    });
    if (status === 200 && request.header('if-none-match') === page.entityTag)
      return new Response(null, { status: 304, headers });
    if (encoding) headers.set('content-encoding', encoding);
    const body = encoding === 'br' ? page.brotli : encoding === 'gzip' ? page.gzip : page.body;
    headers.set('content-length', String(body.length));
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
      status,
      headers,
    });
  }

  /**
   * Answers with a page whose slots are filled in for this one request; a slot that is not given is
   * emptied. What is filled in is escaped, and can't become part of a script: slots are in text and
   * attributes only, and data in elements that no browser runs.
   */
  async answerFilled(
    address: string,
    status: number,
    values: Partial<Record<PageSlot, string>>,
    data: Partial<Record<DataSlot, unknown>> = {},
  ): Promise<Response> {
    if (!this.#files.has(address)) throw new Error(`the page ${address} was not built`);
    const { body, contentType, securityPolicy } = await this.#load(address);
    const built = body.toString('utf8');
    // In one pass, so that a value that looks like a place is none.
    const text = built.replace(placePattern, (place) => {
      const known = slotOf.get(place);
      if (known) return escapeHtml(values[known] ?? '');
      const value = data[dataSlotOf.get(place)!];
      return value === undefined ? '{}' : JSON.stringify(value).replaceAll('<', '\\u003c');
    });
    return new Response(text, {
      status,
      headers: {
        'content-type': contentType,
        'cache-control': 'no-store',
        'content-security-policy': securityPolicy,
      },
    });
  }

  /** The text of a page, with this installation's address in it. */
  async readText(address: string): Promise<string> {
    return (await this.#load(address)).body.toString('utf8');
  }

  #load(address: string): Promise<Page> {
    const known = this.#pages.get(address);
    if (known) return known;
    const loading = this.#read(this.#files.get(address)!);
    this.#pages.set(address, loading);
    loading.catch(() => this.#pages.delete(address));
    return loading;
  }

  async #read(file: string): Promise<Page> {
    const built = await fs.promises.readFile(file, 'utf8');
    const text = built.replaceAll(builtOrigin, this.#origin());
    const body = Buffer.from(text);
    const [brotli, gzipped] = await Promise.all([
      compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      compressGzip(body, { level: 9 }),
    ]);
    return {
      body,
      brotli,
      gzip: gzipped,
      contentType: contentTypes[path.extname(file)]!,
      // Weak: the same text, whatever its encoding.
      entityTag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      securityPolicy: contentSecurityPolicy(hashInlineScripts(text)),
    };
  }
}

const htmlEscapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => htmlEscapes[sign]!);
