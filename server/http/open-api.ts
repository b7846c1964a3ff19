import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi';
import { z } from 'zod';
import { api, endpoints } from '../../contract/api.ts';
import { brand } from '../../contract/brand.ts';
import type { EndpointMeta } from '../../contract/endpoint-meta.ts';

const generator = new OpenAPIGenerator({
  schemaConverters: [
    {
      condition: (schema) => schema instanceof z.ZodType,
      convert(schema, { strategy }) {
        const type = schema as unknown as z.ZodType;
        const json = z.toJSONSchema(type, {
          io: strategy,
          // A file, and what a refinement asks for, have no words in JSON Schema.
          unrepresentable: 'any',
        });
        const isOptional = strategy === 'input' && type.safeParse(undefined).success;
        return [!isOptional, json as object];
      },
    },
  ],
});

/** What an endpoint says of itself, in the words of OpenAPI. */
function describeAccess({ access, scope, limit, isForConfirmed }: EndpointMeta) {
  const session = { session: [] };
  const key = scope ? [{ key: [scope] }] : [];
  return {
    security: access === 'open' ? [{}, ...key] : [session, ...key],
    description: [
      access === 'operator' ? 'For operators; to all others it is not there.' : '',
      isForConfirmed ? 'For members whose e-mail address is confirmed.' : '',
      limit ? 'Limited: see the RateLimit headers of its answers.' : '',
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/** The contract as an OpenAPI document, with who may call what. */
export async function describeApi(publicUrl: string): Promise<OpenAPI.Document> {
  const document = await generator.generate(api, {
    info: { title: brand.name, version: '1', description: brand.description },
    servers: [{ url: `${publicUrl}/api` }],
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'ochre.session_token' },
        key: { type: 'http', scheme: 'bearer' },
      },
    },
  });
  for (const { path, method, meta } of endpoints) {
    const operation =
      document.paths?.[path.replace(/^\/api/, '')]?.[method.toLowerCase() as 'get' | 'post'];
    if (operation) Object.assign(operation, describeAccess(meta));
  }
  return document;
}
