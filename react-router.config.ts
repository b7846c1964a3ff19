import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  ssr: false,
  prerender: ['/', '/terms-of-service', '/privacy-policy', '/refund-policy', '/cookie-policy'],
} satisfies Config;
