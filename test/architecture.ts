import fs from 'node:fs';
import path from 'node:path';

export interface SourceFile {
  /** From the project's root, with slashes. */
  path: string;
  source: string;
}

export interface Violation {
  file: string;
  imports: string;
  why: string;
}

const rooms = ['contract', 'engines', 'server', 'web'];

/** All code of the four rooms; tests, fixtures and generated files may import as they like. */
export function readSources(root: string): SourceFile[] {
  return rooms.flatMap((room) =>
    fs
      .readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(room, name.split(path.sep).join('/')))
      .filter((name) => /\.tsx?$/.test(name) && !isTestFile(name))
      .map((name) => ({ path: name, source: fs.readFileSync(path.join(root, name), 'utf8') })),
  );
}

const isTestFile = (name: string) => /\.(test|fixture)\.tsx?$|-compliance\.ts$/.test(name);

/** What each import statement, export-from and dynamic import names. */
export function listImports(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const statements = code.matchAll(
    /(?:^|[\s;}])(?:import|export)\s(?:[\w*\s{},$]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g,
  );
  return [...statements].map((match) => (match[1] ?? match[2])!);
}

/** The slice of a path that has a noun: web/features/images/x.ts -> images. */
function nounOf(file: string, folder: string): string | null {
  if (!file.startsWith(`${folder}/`)) return null;
  return file.slice(folder.length + 1).split('/')[0]!;
}

const inside = (file: string, ...folders: string[]) =>
  folders.some((folder) => file.startsWith(`${folder}/`));

/** The interface of a port, rather than one of its adapters: server/ports/mail/mail.ts. */
const isPortInterface = (file: string) => /^server\/ports\/([\w-]+)\/\1\.ts$/.test(file);

const isEngineInterface = (file: string) => /^engines\/[\w-]+\.ts$/.test(file);

const isServerRoot = (file: string) => /^server\/[\w-]+\.ts$/.test(file);

/** May assemble the whole, or what a command of its own needs of it. The other files of the root are shared by all slices. */
const isCompositionRoot = (file: string) =>
  /^server\/(?:main|ochre|context|(?:operator|paypal-setup)-command)\.ts$/.test(file);

/** The walls, as `docs/architecture.md` states them. @returns why the import is wrong, or null */
function judgeImport(file: string, target: string): string | null {
  if (inside(file, 'contract')) return inside(target, 'contract') ? null : 'contract stands alone';

  if (inside(file, 'web/ui'))
    return inside(target, 'web/ui') ? null : 'web/ui knows nothing of ours';
  if (inside(file, 'web/api'))
    return inside(target, 'web/api', 'contract') ? null : 'web/api knows only the contract';
  if (inside(file, 'web/site/behaviors') && target.endsWith('.tsx'))
    return 'a public page has no React in the browser';
  if (inside(file, 'web/site'))
    return inside(target, 'web/site', 'web/ui', 'contract')
      ? null
      : 'the public site knows web/ui and the contract';
  const webNoun = nounOf(file, 'web/features');
  if (webNoun)
    return inside(target, `web/features/${webNoun}`, 'web/ui', 'web/api', 'contract')
      ? null
      : 'a feature of the web room knows web/ui, web/api, the contract, and no other feature';
  if (inside(file, 'web'))
    return inside(target, 'web', 'contract', 'samples')
      ? null
      : 'the web room knows the contract and the samples only';

  if (inside(file, 'engines')) {
    if (!inside(target, 'engines')) return 'engines know nothing of ours';
    const own = nounOf(file, 'engines');
    const other = nounOf(target, 'engines');
    if (isEngineInterface(target) || own === other || other === 'remote') return null;
    return isEngineInterface(file) && /-(?:engine|config)\.ts$/.test(target)
      ? null
      : 'nobody outside an engine knows how it works';
  }

  if (isCompositionRoot(file)) {
    if (inside(target, 'web')) return 'the server does not know the web room';
    const painting = inside(target, 'engines/studio') && !target.endsWith('/studio-engine.ts');
    return painting ? 'nobody outside an engine knows how it works' : null;
  }
  if (inside(file, 'server/ports')) {
    if (nounOf(file, 'server/ports') === nounOf(target, 'server/ports')) return null;
    return inside(target, 'server/db') ? null : 'a port knows itself and the database';
  }
  if (inside(file, 'server/db'))
    return inside(target, 'server/db') ? null : 'the database room knows nothing of the features';

  const sharedByServer = (candidate: string) =>
    inside(candidate, 'contract', 'server/db') ||
    isServerRoot(candidate) ||
    isPortInterface(candidate) ||
    isEngineInterface(candidate);
  if (file.endsWith('.present.ts') && /(?:^server\/db\/database|\.service)\.ts$/.test(target))
    return 'a presenter shows what it is given, and asks nothing';
  const serverNoun = nounOf(file, 'server/features');
  if (serverNoun) {
    if (sharedByServer(target) || inside(target, `server/features/${serverNoun}`)) return null;
    return nounOf(target, 'server/features') && target.endsWith('.service.ts')
      ? null
      : 'a feature knows other features by their service, and no room above it';
  }
  if (inside(file, 'server/http')) {
    if (sharedByServer(target) || inside(target, 'server/http')) return null;
    return nounOf(target, 'server/features') && /\.(?:routes|bytes|service)\.ts$/.test(target)
      ? null
      : "http knows the features' routes, bytes and services";
  }
  if (isServerRoot(file))
    return sharedByServer(target) ? null : 'what all slices share stands on no slice';
  return null;
}

/** Packages that a room must not need. */
function judgePackage(file: string, name: string): string | null {
  if (inside(file, 'contract'))
    return /^(?:zod|@orpc\/contract)$/.test(name) ? null : 'the contract needs zod and its library';
  if (inside(file, 'web/ui') && /^(?:react-router|@tanstack\/react-query|@orpc\/)/.test(name))
    return 'web/ui knows neither router nor API';
  if (
    inside(file, 'web/site/behaviors') &&
    /^(?:react|radix-ui|lucide-react|zod|@tanstack)/.test(name)
  )
    return 'a public page has no React in the browser';
  if (inside(file, 'web') && /^(?:node:|hono|drizzle-orm|pg|sharp)/.test(name))
    return 'the web room runs in a browser';
  return null;
}

/** Every import that goes through a wall, and every circle of services. */
export function findViolations(files: readonly SourceFile[]): Violation[] {
  const violations: Violation[] = [];
  const services = new Map<string, Set<string>>();

  for (const file of files) {
    for (const name of listImports(file.source)) {
      const report = (why: string | null) => {
        if (why) violations.push({ file: file.path, imports: name, why });
      };
      if (!name.startsWith('.')) {
        report(judgePackage(file.path, name));
        continue;
      }
      const target = path.posix.join(path.posix.dirname(file.path), name);
      // Types that the router writes for each route.
      if (target.includes('/+types/')) continue;
      report(judgeImport(file.path, target));
      const from = nounOf(file.path, 'server/features');
      const to = nounOf(target, 'server/features');
      if (from && to && from !== to) services.set(from, (services.get(from) ?? new Set()).add(to));
    }
  }

  for (const noun of services.keys()) {
    const circle = findCircle(services, noun);
    if (circle)
      violations.push({
        file: `server/features/${noun}`,
        imports: circle.join(' > '),
        why: 'services must not go in a circle',
      });
  }
  return violations;
}

function findCircle(graph: Map<string, Set<string>>, start: string): string[] | null {
  const walk = (noun: string, way: string[]): string[] | null => {
    for (const next of graph.get(noun) ?? []) {
      if (next === start) return [...way, next];
      if (way.includes(next)) continue;
      const circle = walk(next, [...way, next]);
      if (circle) return circle;
    }
    return null;
  };
  return walk(start, [start]);
}
