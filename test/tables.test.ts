import fs from 'node:fs';
import { expect, it } from 'vitest';
import { describeTables, tablesFile } from '../scripts/describe-tables.ts';

it('the picture of the tables shows the schema as it is; npm run tables makes it anew', async () => {
  expect(fs.readFileSync(tablesFile, 'utf8')).toBe(await describeTables());
});
