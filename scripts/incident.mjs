// Tells of an incident or of planned work on /status, by asking the running server. See docs/operations.md.
import { createHmac } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { environment, loadEnvironmentFile, root, say, stopWith } from './bootstrap.mjs';

const usage = `Usage:
  node scripts/incident.mjs open <state> <title> <text> [service]
  node scripts/incident.mjs update <id> <state> [text]`;

loadEnvironmentFile();

function readSecret() {
  if (environment.SECRET) return environment.SECRET;
  const file = path.resolve(root, environment.DATA_DIR ?? './data', 'secret');
  try {
    return fs.readFileSync(file, 'utf8').trim();
  } catch {
    return stopWith(`SECRET is not set, and there is none in ${file}: start Ochre once`);
  }
}

const address =
  environment.PUBLIC_URL ?? `http://${environment.HOST ?? '127.0.0.1'}:${environment.PORT ?? 3000}`;

async function send(method, route, body) {
  const url = `${address.replace(/\/+$/, '')}/api${route}`;
  const key = createHmac('sha256', readSecret()).update('operator').digest('hex');
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', 'x-operator-key': key },
    body: JSON.stringify(body),
  }).catch((error) => stopWith(`${url} can't be reached: ${error.cause?.code ?? error.message}`));
  const result = await answer.json().catch(() => ({}));
  if (!answer.ok) stopWith(`${answer.status}: ${result.message ?? 'no incidents are taken there'}`);
  say(`${result.id} ${result.status}: ${result.title}`);
}

const [command, first, second, third, service] = process.argv.slice(2);
if (command === 'open' && third)
  await send('POST', '/incidents', {
    status: first,
    title: second,
    text: third,
    service: service ?? null,
  });
else if (command === 'update' && second)
  await send('PATCH', `/incidents/${encodeURIComponent(first)}`, {
    status: second,
    ...(third ? { text: third } : {}),
  });
else stopWith(usage);
