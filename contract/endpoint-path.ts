/** Where an endpoint of the contract lies, for a caller without the typed client. */
export function endpointPath(endpoint: { '~orpc': { route: { path?: string } } }): string {
  return `/api${endpoint['~orpc'].route.path}`;
}
