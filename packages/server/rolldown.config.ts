import { defineConfig } from 'rolldown';

/** The program as one file: reading a thousand small modules takes longer and more memory than all the rest of a start. */
export default defineConfig({
  input: 'src/main.ts',
  platform: 'node',
  // Machine code can't be put into a file of text.
  external: ['@node-rs/argon2', 'pg-native'],
  output: { dir: 'dist', format: 'esm', cleanDir: true },
});
