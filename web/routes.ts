import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/marketing/landing.tsx'),
  route('auth', 'routes/auth/auth.tsx'),
  layout('routes/platform/layout.tsx', [
    route('platform', 'routes/platform/home.tsx'),
    route('platform/generate', 'routes/platform/generate.tsx', { id: 'generate' }),
    route('platform/image-generation', 'routes/platform/generate.tsx', { id: 'image-generation' }),
    route('platform/library', 'routes/platform/library.tsx'),
    route('platform/premium', 'routes/platform/premium.tsx'),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
