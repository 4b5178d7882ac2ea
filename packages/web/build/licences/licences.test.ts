import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { licencesDocument } from './document.ts';
import { noticesOf } from './notices.ts';
import { installedFor, packageIn } from './packages.ts';

const root = mkdtempSync(join(tmpdir(), 'catedra-licencias-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Installs a package that has these files besides its package.json. */
function unPaquete(name: string, files: Record<string, string>, manifest: object = {}) {
  const folder = join(root, 'node_modules', name);
  mkdirSync(join(folder, 'wasm'), { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name, version: '1.0.0', license: 'MIT', ...manifest }),
  );
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return packageIn(folder);
}

describe('las licencias que se publican con la web', () => {
  const text = readFileSync(join(import.meta.dirname, '../../dist/LICENCIAS.txt'), 'utf8');

  test.each([
    ['las letras', /^@fontsource-variable\/figtree \S+ \(OFL-1\.1\)$/m],
    ['las letras de los títulos', /^@fontsource-variable\/fraunces \S+ \(OFL-1\.1\)$/m],
    ['el texto de la OFL', /^SIL OPEN FONT LICENSE Version 1\.1/m],
    ['libvips', /^@img\/sharp-libvips-linux-\w+ \S+ \(LGPL-3\.0-or-later\)$/m],
    ['el texto de la LGPL', /^GNU LESSER GENERAL PUBLIC LICENSE$/m],
    ['PostgreSQL', /^PostgreSQL Database Management System$/m],
    ['Node', /^Node\.js is licensed for use as follows:$/m],
    ['lo que está dentro de la web', /^react \S+ \(MIT\)$/m],
    ['lo que decodifica los PDF', /The PDFium Authors/],
    ['lo que está dentro del servidor', /^fastify \S+ \(MIT\)$/m],
    ['lo que no trae su texto', /^drizzle-orm \S+ \(Apache-2\.0\)$/m],
    ['lo que queda fuera del servidor', /^@aws-sdk\/client-s3 \S+ \(Apache-2\.0\)$/m],
  ])('nombran %s', (_, expected) => {
    expect(text).toMatch(expected);
  });
});

test('un paquete sin el texto de su licencia detiene la construcción y dice qué hacer', () => {
  const callado = unPaquete('callado', { 'readme.md': 'Hace cosas.' });

  expect(() => noticesOf(callado, [])).toThrow(
    /El paquete callado 1\.0\.0 no trae el texto de su licencia\. .*by-hand\.ts/,
  );
});

test('lo que un paquete tomó de otros lleva su aviso, que está a su lado', () => {
  const visor = unPaquete('visor', { LICENSE: 'La mía.', 'wasm/LICENSE_OTRO': 'La del otro.' });

  expect(noticesOf(visor, [])).toEqual(['La mía.']);
  expect(noticesOf(visor, [join(visor.folder, 'wasm')])).toEqual(['La mía.', 'La del otro.']);
});

test('los textos iguales se escriben una vez, y el orden no depende de cómo llegan', () => {
  const paquetes = ['uno', 'dos', 'tres'].map((name) => {
    const one = unPaquete(name, { LICENSE: name === 'tres' ? 'Otra.\r\n' : 'La misma.' });
    return { ...one, notices: noticesOf(one, []) };
  });

  const document = licencesDocument(paquetes);

  expect(document).toBe(licencesDocument(paquetes.toReversed()));
  expect(document).toContain('\ndos 1.0.0 (MIT)\nuno 1.0.0 (MIT)\n\nLa misma.\n');
  expect(document).toContain('\ntres 1.0.0 (MIT)\n\nOtra.\n');
});

test('cuenta lo que se instala por otros, y no lo que es para otra máquina ni lo nuestro', () => {
  unPaquete('hondo', { LICENSE: 'x' }, { license: { type: 'MIT' } });
  unPaquete('nuestro', {}, { private: true });
  unPaquete('directo', { LICENSE: 'x' }, { dependencies: { hondo: '1', nuestro: '1' } });
  const { folder } = unPaquete(
    'programa',
    {},
    { dependencies: { directo: '1' }, optionalDependencies: { ajeno: '1' } },
  );

  const names = [...installedFor(folder)].map((found) => packageIn(found).name);

  expect(names).toEqual(['directo', 'hondo']);
});
