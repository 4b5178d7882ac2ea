import { ArchivoIlegible } from '@catedra/shared/importaciones/leida.ts';
import { expect, test } from 'vitest';
import { entradasDe } from '#features/importaciones/leer/paquete.ts';
import { qti } from '#features/importaciones/leer/qti/lector.ts';
import { enBreve } from '#features/importaciones/leer/testing/leyendo.ts';
import { zipDe } from '#features/paquetes/testing/zip.ts';

const item = '<assessmentItem identifier="a" title="Una"><itemBody><p>Lee.</p></itemBody></assessmentItem>';

test('lo que no es un zip es lo que es', async () => {
  const [una, ...otras] = await entradasDe('p.xml', Buffer.from(item));
  expect([una?.nombre, una?.vecinas.size, otras.length]).toEqual(['p.xml', 0, 0]);
});

test('un paquete se lee por su lista', async () => {
  const entradas = await entradasDe(
    'curso.imscc',
    zipDe([
      { nombre: 'imsmanifest.xml', contenido: '<manifest/>', comprimida: true },
      { nombre: 'a/uno.xml', contenido: item, comprimida: true },
      { nombre: 'a/video.mp4', contenido: 'x' },
      { nombre: '__MACOSX/a/._uno.xml', contenido: 'x' },
    ]),
  );
  expect(entradas.map(({ nombre }) => nombre)).toEqual(['imsmanifest.xml']);
  expect([...(entradas[0]?.vecinas.keys() ?? [])]).toEqual(['imsmanifest.xml', 'a/uno.xml']);
  expect(enBreve(entradas[0] ? qti.lee(entradas[0]) : [])).toEqual(['descripcion']);
});

test('sin lista, cada archivo que puede tener preguntas', async () => {
  const entradas = await entradasDe(
    'varios.zip',
    zipDe([
      { nombre: 'b.gift', contenido: 'x' },
      { nombre: 'a.xml', contenido: item },
      { nombre: 'foto.png', contenido: 'x' },
    ]),
  );
  expect(entradas.map(({ nombre }) => nombre)).toEqual(['a.xml', 'b.gift']);
});

test('una hoja de cálculo es un zip que se lee entero', async () => {
  const hoja = zipDe([
    { nombre: '[Content_Types].xml', contenido: '<a/>' },
    { nombre: 'xl/workbook.xml', contenido: '<a/>' },
  ]);
  expect((await entradasDe('p.xlsx', hoja)).map(({ nombre }) => nombre)).toEqual(['p.xlsx']);
});

test.each([
  [
    'sale de su carpeta',
    zipDe([{ nombre: '../../etc/passwd.xml', contenido: 'x' }]),
    'quiere salir de su carpeta',
  ],
  [
    'es una bomba',
    zipDe([{ nombre: 'a.xml', contenido: Buffer.alloc(40_000_000), comprimida: true }]),
    'crecería más de 200 veces',
  ],
  ['es un enlace', zipDe([{ nombre: 'a.xml', contenido: '/etc/passwd', modo: 0o120777 }]), 'es un enlace'],
  [
    'miente en lo que ocupa',
    zipDe([{ nombre: 'a.xml', contenido: 'x'.repeat(100), comprimida: true, dice: { bytes: 5 } }]),
    'dañado',
  ],
  [
    'tiene contraseña',
    zipDe([{ nombre: 'a.xml', contenido: 'x', comprimida: true, banderas: 1 }]),
    'contraseña',
  ],
  ['está cortado', zipDe([{ nombre: 'a.xml', contenido: 'x' }]).subarray(0, 30), 'dañado'],
  [
    'es de Word',
    zipDe([{ nombre: '[Content_Types].xml' }, { nombre: 'word/document.xml' }]),
    'documento de Word',
  ],
  [
    'es una copia de Moodle',
    zipDe([{ nombre: 'moodle_backup.xml', contenido: '<a/>' }]),
    'copia de seguridad de Moodle',
  ],
  ['no trae nada', zipDe([{ nombre: 'a.mp4', contenido: 'x' }]), 'no hay nada que pueda tener preguntas'],
])('un zip que %s no se abre, y se dice por qué', async (_, bytes, dice) => {
  await expect(entradasDe('p.zip', bytes)).rejects.toThrow(ArchivoIlegible);
  await expect(entradasDe('p.zip', bytes)).rejects.toThrow(dice);
});

test.each([
  ['un PDF', '%PDF-1.7', 'Es un PDF'],
  ['un .rar', 'Rar!', 'como .zip'],
])('%s se rechaza diciendo qué hacer', async (_, empieza, dice) => {
  await expect(entradasDe('p', Buffer.from(empieza, 'latin1'))).rejects.toThrow(dice);
});
