import { brand } from '../../../contract/brand.ts';
import icon192Url from '../../icons/icon-192.png?no-inline';
import icon512Url from '../../icons/icon-512.png?no-inline';
import maskableUrl from '../../icons/icon-maskable-512.png?no-inline';

/** What a phone needs to give the studio an icon. @see W3C Web App Manifest */
export function loader(): Response {
  const manifest = {
    id: '/platform',
    name: brand.name,
    short_name: brand.name,
    description: brand.description,
    lang: 'en',
    start_url: '/platform',
    scope: '/',
    display: 'standalone',
    // The dark ground of the signed-in area.
    background_color: '#120e0c',
    theme_color: '#120e0c',
    icons: [
      { src: icon192Url, sizes: '192x192', type: 'image/png' },
      { src: icon512Url, sizes: '512x512', type: 'image/png' },
      { src: maskableUrl, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest, null, 2), {
    headers: { 'content-type': 'application/manifest+json' },
  });
}
