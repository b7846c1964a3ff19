import { registerHooks } from 'node:module';

/**
 * Node reads the package.json above every module it loads. That of drizzle-orm has 180 KB, and
 * hundreds of modules stand below it: together most of a second of each start. Its relative imports
 * name ES modules in full, so there is nothing to look up.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const isPlain =
      specifier.startsWith('.') &&
      specifier.endsWith('.js') &&
      context.parentURL?.includes('/node_modules/drizzle-orm/');
    if (!isPlain) return nextResolve(specifier, context);
    const { href } = new URL(specifier, context.parentURL);
    return { url: href, format: 'module', shortCircuit: true };
  },
});
