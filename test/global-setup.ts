import { prepareTemplate } from './test-database.ts';

export async function setup() {
  await prepareTemplate();
}
