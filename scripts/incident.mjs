// Tells of an incident or of planned work on /status, by asking the running server as one of its
// operators. See docs/operations.md.
import readline from 'node:readline/promises';
import { Writable } from 'node:stream';
import { environment, loadEnvironmentFile, say, stopWith } from './bootstrap.mjs';

const usage = `Usage:
  node scripts/incident.mjs open <state> <title> <text> [service]
  node scripts/incident.mjs update <id> <state> [text]

Asks for an operator's e-mail and password, or takes them as two lines of input.`;

loadEnvironmentFile();

const address =
  environment.PUBLIC_URL ?? `http://${environment.HOST ?? '127.0.0.1'}:${environment.PORT ?? 3000}`;

async function ask(method, route, body, cookie) {
  const url = `${address.replace(/\/+$/, '')}/api${route}`;
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  }).catch((error) => stopWith(`${url} can't be reached: ${error.cause?.code ?? error.message}`));
  return { answer, result: await answer.json().catch(() => ({})) };
}

/** E-mail and password of whoever runs this; what is typed as the password is not shown. */
async function readCredentials() {
  const { stdin, stdout } = process;
  let isShown = true;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (isShown) stdout.write(chunk);
      done();
    },
  });
  const lines = readline.createInterface({ input: stdin, output, terminal: stdin.isTTY });
  if (!stdin.isTTY) {
    const given = [];
    for await (const line of lines) given.push(line);
    return { email: given[0] ?? '', password: given[1] ?? '' };
  }
  const email = await lines.question('E-mail: ');
  const typed = lines.question('Password: ');
  isShown = false;
  const password = await typed;
  stdout.write('\n');
  lines.close();
  return { email, password };
}

/** Signs in for this one request. */
async function send(method, route, body) {
  const { answer: signedIn, result: session } = await ask(
    'POST',
    '/sign-in',
    await readCredentials(),
  );
  if (!signedIn.ok) stopWith(session.message ?? `sign-in answered ${signedIn.status}`);
  // Node 18 knows one header of this name only, which is all that a sign-in sets.
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0];
  const { answer, result } = await ask(method, route, body, cookie);
  await ask('POST', '/sign-out', {}, cookie);
  if (session.user.role !== 'operator')
    stopWith(
      `${session.user.email} is no operator: npm run operator -- grant ${session.user.email}`,
    );
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
