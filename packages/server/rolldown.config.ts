import { basename } from 'node:path';
import { defineConfig } from 'rolldown';
import { borrowedFolders } from './build/borrowed-folders.ts';
import { plainLetters } from './build/plain-letters.ts';

const programs = [
  'src/main.ts',
  'src/platform/rich-text/cleaner-thread.ts',
  'src/platform/sheets/reader-process.ts',
  'src/features/importaciones/lector/preguntas-thread.ts',
  'src/features/paquetes/lector/lector-thread.ts',
  'src/features/sesion/passwords/hasher-process.ts',
  'src/features/certificados/papel/papeles-process.ts',
];

// All of them end in one folder, where the second of a name would be started in the place of the first.
if (new Set(programs.map((program) => basename(program))).size < programs.length)
  throw new Error('two programs have the same name');

/**
 * The program as one file: reading a thousand small modules takes longer and more memory than all the rest of a start.
 * So do the programs that it runs beside it, which a file to be read waits for.
 */
export default defineConfig({
  input: programs,
  platform: 'node',
  // Machine code can't be put into a file of text; the client of S3 is as big as all the rest and seldom used.
  external: ['@node-rs/argon2', 'pg-native', 'sharp', /^@aws-sdk\//],
  plugins: [borrowedFolders(), plainLetters()],
  // What V8 keeps of the program are its texts: comments would be kept with them.
  output: {
    dir: 'dist',
    format: 'esm',
    cleanDir: true,
    comments: { legal: true, annotation: false, jsdoc: false },
  },
});
