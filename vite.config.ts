import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The content security policy lets no file come from a data: address.
  build: { assetsInlineLimit: 0 },
  server: {
    proxy: {
      // `npm run dev` starts the server beside this one and says where.
      '/api': process.env.OCHRE_SERVER_URL ?? 'http://127.0.0.1:3001',
      '/samples': process.env.OCHRE_SERVER_URL ?? 'http://127.0.0.1:3001',
      '/images': process.env.OCHRE_SERVER_URL ?? 'http://127.0.0.1:3001',
    },
  },
});
