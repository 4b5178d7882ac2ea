import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { TIPOS_DE_HOJA } from '@catedra/shared/core/hojas.ts';
import { expect, test } from 'vitest';
import { importaciones } from '#features/importaciones/testing/traer.ts';
import { banco } from '#features/preguntas/testing/banco.ts';
import { writeXlsx } from '#platform/sheets/write-xlsx.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, origin } = await createTestApp();
const admin = await school.administrador();
const { unaCarpeta } = banco(admin);
const { subir, leer, lineas, importar } = importaciones(admin);

/** Its bytes, as a browser sends them. */
async function revisada(bytes: Uint8Array, carpetaId: string, nombre: string) {
  const id = randomUUID();
  const { status } = await fetch(
    `${origin}/api/importaciones/${id}?${new URLSearchParams({ nombre, carpetaId }).toString()}`,
    {
      method: 'POST',
      headers: { origin, cookie: admin.cookie, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
    },
  );
  expect(status).toBe(200);
  return leer(id);
}

const TITULOS = ['Tipo', 'Pregunta', 'Opción A', 'Opción B', 'Correcta'];
const FILAS = [
  ['', '¿Qué haces primero?', 'Correr', 'Avisar', 'B'],
  ['Verdadero o falso', 'El casco caduca.', '', '', 'Verdadero'],
  ['', '¿Cuál?', 'Uno', 'Dos', ''],
];
const libro = () =>
  buffer(
    writeXlsx({
      sheets: [
        { nombre: 'Preguntas', columns: TITULOS.map((titulo) => ({ titulo, ancho: 20 })), rows: FILAS },
      ],
    }),
  );

const separado = (signo: string) => [TITULOS, ...FILAS].map((fila) => fila.join(signo)).join('\r\n');

test.each([
  ['un libro', 'preguntas.xlsx', libro],
  ['un CSV', 'preguntas.csv', () => Buffer.from(separado(';'), 'latin1')],
  ['unas celdas pegadas', 'pegado.txt', () => Buffer.from(separado('\t'))],
])('de %s sale una pregunta por fila, y las que no entran dicen por qué', async (_, nombre, contenido) => {
  const { id: carpetaId } = await unaCarpeta();
  const { id, formato, contadores } = await revisada(await contenido(), carpetaId, nombre);

  expect([formato, contadores.total]).toEqual(['hoja', 3]);
  const [mala] = (await lineas(id)).filter(({ estado }) => estado === 'no_importa');
  expect(mala).toMatchObject({ linea: 4, porque: expect.stringContaining('No dice cuál es la correcta') });
  expect(await importar(id)).toMatchObject({ estado: 'importada' });
});

test('una hoja sin la columna de las preguntas dice qué hacer', async () => {
  const { id: carpetaId } = await unaCarpeta();
  const { status, body } = await subir(
    'Nombre;Correo\nAna;ana@b.example\n',
    { carpetaId },
    { nombre: 'x.csv' },
  );
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('se llama «Pregunta»')]);
});

test('la plantilla se descarga', async () => {
  const { status, headers } = await admin.get('/api/importaciones/plantilla.xlsx');
  expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
    200,
    TIPOS_DE_HOJA.xlsx,
    expect.stringContaining('plantilla-preguntas.xlsx'),
  ]);
});
