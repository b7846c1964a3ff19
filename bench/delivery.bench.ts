import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestMember, TestOchre } from '../test/test-ochre.ts';
import { measure, type Row } from './measure.ts';

const runs = 500;
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

/** @returns the body's length */
function get(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent }, (response) => {
        let length = 0;
        response.on('data', (data: Buffer) => {
          length += data.length;
        });
        response.on('end', () =>
          response.statusCode === 200
            ? resolve(length)
            : reject(new Error(`${url} answered ${response.statusCode}`)),
        );
      })
      .on('error', reject);
  });
}

/** What `node:http` needs for as many bytes, out of memory. */
async function measureBare(length: number) {
  const body = Buffer.alloc(length, 'x');
  const server = http.createServer((_request, response) => {
    response.setHeader('content-length', length);
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const measured = await measure(runs, () => get(url));
  server.closeAllConnections();
  server.close();
  return { what: `bare node:http, ${Math.ceil(length / 1024)} KiB`, measured };
}

export async function benchDelivery(
  ochre: TestOchre,
  member: TestMember,
  hasPages: boolean,
): Promise<Row[]> {
  const { items } = await member.client.images.list({ sort: 'newest', limit: 1 });
  const image = items[0]!;
  const paths = [
    ...(hasPages ? [{ what: 'public page', path: '/' }] : []),
    { what: 'picture, PNG', path: image.url },
    { what: 'picture, thumbnail', path: image.thumbnails[0]!.url },
    { what: 'health', path: '/healthz' },
  ];
  const rows: Row[] = [];
  for (const { what, path } of paths) {
    const length = await get(ochre.url + path);
    rows.push({
      what,
      measured: await measure(runs, () => get(ochre.url + path)),
      ceiling: await measureBare(length),
    });
  }
  agent.destroy();
  return rows;
}
