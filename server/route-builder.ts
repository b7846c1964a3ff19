import { implement } from '@orpc/server';
import { api } from '../contract/api.ts';
import type { EndpointMeta } from '../contract/endpoint-meta.ts';
import { requireAccess } from './access.ts';
import type { MemberContext, RequestContext } from './context.ts';

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

/** For endpoints that anyone may call. */
export const open = implement(endpointsFor<'open'>())
  .$context<RequestContext>()
  .use(({ context, procedure, next }) => {
    requireAccess(context.principal, procedure['~orpc'].meta);
    return next();
  });

/** For endpoints of members: the handler's context has an `actor`. */
export const member = implement(endpointsFor<'member'>())
  .$context<RequestContext>()
  .use(({ context, procedure, next }) => {
    requireAccess(context.principal, procedure['~orpc'].meta);
    return next({ context: { actor: (context as MemberContext).actor } });
  });

/** For endpoints of operators: the handler's context has an `actor`. */
export const operator = implement(endpointsFor<'operator'>())
  .$context<RequestContext>()
  .use(({ context, procedure, next }) => {
    requireAccess(context.principal, procedure['~orpc'].meta);
    return next({ context: { actor: (context as MemberContext).actor } });
  });

/** The whole contract, to put the built endpoints together. */
export const { router: assembleRouter } = implement(api).$context<RequestContext>();
