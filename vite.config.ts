import { minifyContractRouter } from '@orpc/contract';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { api } from './contract/api.ts';
import { markdownTexts } from './web/site/prose/markdown-plugin.ts';

const endpointsId = 'virtual:api-endpoints';

/** Method and path of each endpoint: what a client needs of the contract, without its schemas. */
export function apiEndpoints(): Plugin {
  return {
    name: 'api-endpoints',
    resolveId: (id) => (id === endpointsId ? `\0${endpointsId}` : undefined),
    load: (id) =>
      id === `\0${endpointsId}`
        ? `export const endpoints = ${JSON.stringify(minifyContractRouter(api))}`
        : undefined,
  };
}

/**
 * The contract's modules say texts and schemas side by side, and only compute values. Told so, the
 * bundler leaves a schema out where no page uses it, and its library out of what needs none.
 */
function contractValues(): Plugin {
  return {
    name: 'contract-values',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /[\\/]contract[\\/][a-z-]+\.ts$/ },
      handler(code) {
        const inserts: [at: number, text: string][] = [];
        for (const statement of this.parse(code).body) {
          const declaration =
            statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
          if (declaration?.type !== 'VariableDeclaration') continue;
          for (const { init } of declaration.declarations)
            if (init && /Call|Object|Array/.test(init.type))
              inserts.push([init.start, '/* @__PURE__ */ (() => ('], [init.end, '))()']);
        }
        let marked = code;
        for (const [at, text] of inserts.toReversed())
          marked = marked.slice(0, at) + text + marked.slice(at);
        return { code: marked, map: null };
      },
    },
  };
}

const inPackages = (...names: string[]) =>
  new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/]`);

const inApplication = inPackages(
  '@tanstack/(?:react-query|query-core)',
  '@orpc',
  '@floating-ui',
  '@radix-ui/react-(?:collapsible|compose-refs|context|dismissable-layer|id|popper|portal|presence|primitive|slot|tooltip|use-[a-z-]+|visually-hidden)',
  '@radix-ui/(?:primitive|number|rect)',
  'tailwind-merge',
  'class-variance-authority',
  'clsx',
);
/** What the frame around every page is made of. */
const inOurApplication = new RegExp(
  [
    '[\\/]web[\\/](?:root|api[\\/][a-z-]+)\\.',
    '[\\/]web[\\/]routes[\\/](?:error-page|message-page|not-found-page|page-title|platform[\\/](?:layout|unknown-page-id))\\.',
    '[\\/]web[\\/]features[\\/]accounts[\\/](?:return-path|session|session-gate)\\.',
    '[\\/]web[\\/]features[\\/]layout[\\/](?!drawer|newsletter-field|profile-menu|theme-menu-items)',
    '[\\/]web[\\/]features[\\/]tasks[\\/](?:request-id|task-(?:queries|session|state))\\.',
    '[\\/]web[\\/]features[\\/]images[\\/]image-(?:pages|queries)\\.',
    '[\\/]web[\\/]ui[\\/](?:brand-mark|button|class-names|collapsible|functional-storage|icon-button|input|skeleton|skip-link|spinner|stored-state|theme|toaster|tooltip|use-[a-z-]+)\\.',
  ].join('|'),
);

const inControls = inPackages(
  '@radix-ui',
  'react-remove-scroll(?:-bar)?',
  'react-style-singleton',
  'aria-hidden',
  'use-(?:sidecar|callback-ref)',
);
const inOurControls =
  /[\\/]web[\\/]ui[\\/](?:dialog|dropdown-menu|field|picture|popover|progress|return-focus|save-file|copy-text|select|sheet|slider|switch|textarea|toggle-group)\.tsx?$/;

/**
 * Few files, as each costs its share of a slow line's round trips. React and its router change with
 * their versions only; what every page of the application needs comes in one file; menus and
 * forms come when the page stands.
 */
const codeSplitting = {
  groups: [
    {
      name: 'framework',
      test: inPackages('react', 'react-dom', 'scheduler', 'react-router'),
      priority: 4,
    },
    { name: 'schemas', test: inPackages('zod'), priority: 4 },
    {
      name: 'forms',
      test: inPackages('react-hook-form', '@hookform'),
      priority: 4,
    },
    {
      name: 'application',
      test: (id: string) => inApplication.test(id) || inOurApplication.test(id),
      priority: 3,
    },
    {
      name: 'controls',
      test: (id: string) => inControls.test(id) || inOurControls.test(id),
      priority: 1,
    },
  ],
};

export default defineConfig({
  plugins: [apiEndpoints(), contractValues(), markdownTexts(), tailwindcss(), reactRouter()],
  build: {
    // The content security policy lets no file come from a data: address.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting },
        },
      },
    },
  },
  server: {
    proxy: {
      // `npm run dev` starts the server beside this one and says where.
      '/api': process.env.OCHRE_SERVER_URL ?? 'http://127.0.0.1:3001',
      '/samples': process.env.OCHRE_SERVER_URL ?? 'http://127.0.0.1:3001',
      '/images': process.env.OCHRE_SERVER_URL ?? 'http://127.0.0.1:3001',
    },
  },
});
