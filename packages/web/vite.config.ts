import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { addressesOnly } from './build/addresses-only.ts';
import { compressAssets } from './build/compress-assets.ts';
import { devTemplate } from './build/dev-template.ts';
import { licences } from './build/licences/plugin.ts';
import { mantineParts, mantineWhole } from './build/mantine-parts.ts';
import { moduleWeights } from './build/module-weights.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { sharedChunks } from './build/shared-chunks.ts';
import { shortNames } from './build/short-names.ts';

const SERVIDOR = process.env.SERVIDOR ?? 'http://localhost:3000';

const build = { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } };
const bundled = () => [react(), addressesOnly(), shortNames(), mantineParts()];

export default defineConfig({
  plugins: [
    ...bundled(),
    sharedChunks({ plugins: bundled(), build }),
    mantineWhole(),
    devTemplate(),
    preloadFonts(),
    licences(),
    moduleWeights(import.meta.dirname),
    compressAssets(),
  ],
  build: { ...build, manifest: true, reportCompressedSize: false },
  server: {
    proxy: { '/api': SERVIDOR, '/archivos': SERVIDOR, '/salud': SERVIDOR },
  },
});
