// The tables as a picture in words: one Mermaid diagram, made of the schema.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';

const root = path.resolve(import.meta.dirname, '..');
export const tablesFile = path.join(root, 'docs', 'tables.md');

async function loadTables(): Promise<PgTable[]> {
  const folder = path.join(root, 'server', 'db', 'schema');
  const tables: PgTable[] = [];
  for (const name of fs.readdirSync(folder).sort()) {
    if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue;
    const module: Record<string, unknown> = await import(
      pathToFileURL(path.join(folder, name)).href
    );
    tables.push(...Object.values(module).filter((value) => is(value, PgTable)));
  }
  return [...new Set(tables)];
}

/** A Mermaid type is one word. */
const typeWord = (type: string) => type.replace(/\W+/g, '_').replace(/_+$/, '');

/** `docs/tables.md` as the schema has it. */
export async function describeTables(): Promise<string> {
  const configs = (await loadTables())
    .map(getTableConfig)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const lines: string[] = [];
  for (const { name, columns, foreignKeys, primaryKeys } of configs) {
    const keys = new Set(primaryKeys.flatMap((key) => key.columns.map((column) => column.name)));
    const references = foreignKeys.map((key) => key.reference());
    const referring = new Set(references.flatMap((it) => it.columns.map((column) => column.name)));
    lines.push(`  ${name} {`);
    for (const column of columns) {
      const marks = [
        ...(column.primary || keys.has(column.name) ? ['PK'] : []),
        ...(referring.has(column.name) ? ['FK'] : []),
        ...(column.isUnique ? ['UK'] : []),
      ].join(', ');
      const note = column.notNull ? '' : ' "may be null"';
      lines.push(
        `    ${typeWord(column.getSQLType())} ${column.name}${marks && ` ${marks}`}${note}`,
      );
    }
    lines.push('  }');
    for (const { columns: own, foreignTable } of references) {
      const isNullable = own.some((column) => !column.notNull);
      const target = getTableConfig(foreignTable).name;
      lines.push(
        `  ${target} ${isNullable ? '|o' : '||'}--o{ ${name} : ${own.map((it) => it.name).join('_')}`,
      );
    }
  }
  return `# Tables

Made of \`server/db/schema\` by \`npm run tables\`; a test compares the two. Why a table is as it is stands beside its definition.

\`\`\`mermaid
erDiagram
${lines.join('\n')}
\`\`\`
`;
}

if (import.meta.main) fs.writeFileSync(tablesFile, await describeTables());
