import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { addressesOnly } from './build/addresses-only.ts';
import { compressAssets } from './build/compress-assets.ts';
import { devTemplate } from './build/dev-template.ts';
import { licences } from './build/licences/plugin.ts';
import { preloadFonts } from './build/preload-fonts.ts';

const SERVIDOR = process.env.SERVIDOR ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [react(), addressesOnly(), devTemplate(), preloadFonts(), licences(), compressAssets()],
  build: {
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    proxy: { '/api': SERVIDOR, '/archivos': SERVIDOR, '/salud': SERVIDOR },
  },
});
