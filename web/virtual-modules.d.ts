/** Made by `vite.config.ts` of `contract/api.ts`. */
declare module 'virtual:api-endpoints' {
  export const endpoints: typeof import('../contract/api.ts').api;
}
