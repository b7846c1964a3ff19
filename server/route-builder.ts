import { implement, os } from '@orpc/server';
import { api } from '../contract/api.ts';
import type { EndpointMeta } from '../contract/endpoint-meta.ts';
import { requireAccess } from './access.ts';
import type { MemberContext, RequestContext } from './context.ts';
import { requireWithinLimit } from './rate-limit.ts';

type Api = typeof api;
type Access = EndpointMeta['access'];

/** The part of the contract that is for some: a handler can't be built by the wrong builder. */
type EndpointsFor<Wanted extends Access> = {
  [Noun in keyof Api]: {
    [Name in keyof Api[Noun] as Api[Noun][Name] extends {
      '~orpc': { meta: { access: Wanted } };
    }
      ? Name
      : never]: Api[Noun][Name];
  };
};

const endpointsFor = <Wanted extends Access>() => api as unknown as EndpointsFor<Wanted>;

/**
 * Guard and limit stand in front of every handler; the input is read in between, so that nobody
 * learns what an endpoint that is not for them would take, and no attempt is spent on a mistake.
 */
const config = { initialInputValidationIndex: -1 };

const limitAttempts = os
  .$context<RequestContext>()
  .middleware(async ({ context, procedure, path, next }, input: unknown) => {
    const { limit, body } = procedure['~orpc'].meta as EndpointMeta;
    // Uploads were counted before they were read.
    if (limit && body !== 'multipart')
      await requireWithinLimit(context, { name: limit, input, endpoint: path.join('.') });
    return next();
  });

/** For endpoints that anyone may call. */
export const open = implement(endpointsFor<'open'>())
  .$context<RequestContext>()
  .$config(config)
  .use(({ context, procedure, next }) => {
    requireAccess(context.principal, procedure['~orpc'].meta);
    return next();
  })
  .use(limitAttempts);

/** For endpoints of members: the handler's context has an `actor`. */
export const member = implement(endpointsFor<'member'>())
  .$context<RequestContext>()
  .$config(config)
  .use(({ context, procedure, next }) => {
    requireAccess(context.principal, procedure['~orpc'].meta);
    return next({ context: { actor: (context as MemberContext).actor } });
  })
  .use(limitAttempts);

/** For endpoints of operators: the handler's context has an `actor`. */
export const operator = implement(endpointsFor<'operator'>())
  .$context<RequestContext>()
  .$config(config)
  .use(({ context, procedure, next }) => {
    requireAccess(context.principal, procedure['~orpc'].meta);
    return next({ context: { actor: (context as MemberContext).actor } });
  })
  .use(limitAttempts);

/** The whole contract, to put the built endpoints together. */
export const { router: assembleRouter } = implement(api).$context<RequestContext>();
