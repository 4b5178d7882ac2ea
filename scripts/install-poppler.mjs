import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { debianPackage, isDebian } from './debian.mjs';
import { alone } from './lock.mjs';

const PROGRAMS = ['pdftotext', 'pdffonts', 'pdfsig'];

/** @param {string} program */
const isHere = (program) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

/** The PDFs that we make are read with another program than ours; where it can't be had, the tests say that they did not run. */
export async function ensurePoppler() {
  if (PROGRAMS.every(isHere) || process.getuid?.() !== 0 || !isDebian()) return;
  await alone(
    'poppler',
    () => console.log('Otra instalación de Poppler está en marcha: se espera a que termine…'),
    async () => {
      if (PROGRAMS.every(isHere)) return;
      console.log('Para leer los PDF con otro programa hace falta Poppler: se instala.');
      await debianPackage('poppler-utils')();
    },
  );
}
