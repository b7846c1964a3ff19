import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/marketing/landing.tsx'),
  route('terms-of-service', 'routes/legal/terms-of-service.tsx'),
  route('privacy-policy', 'routes/legal/privacy-policy.tsx'),
  route('refund-policy', 'routes/legal/refund-policy.tsx'),
  route('cookie-policy', 'routes/legal/cookie-policy.tsx'),
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
