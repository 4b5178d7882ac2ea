import { expect, test } from 'vitest';
import { enAiken, importaciones } from '#features/importaciones/testing/traer.ts';
import { banco } from '#features/preguntas/testing/banco.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school } = await createTestApp();
const admin = await school.administrador();
const { unaCarpeta } = banco(admin);
const { subir, revisada, importar } = importaciones(admin);
const elegir = (id: string, ...cuales: number[]) => admin.post(`/api/importaciones/${id}/elegir`, { cuales });

const unas = (cuantas: number, de: string) =>
  Array.from({ length: cuantas }, (_, i) => `${de} ${i} {=Sí ~No}\n\n`).join('');

test('un archivo de 6.000 se ofrece por sus carpetas, y vienen las que se eligen', async () => {
  const { id: carpetaId } = await unaCarpeta();
  const gift = `$CATEGORY: Una\n\n${unas(2500, '¿Una?')}$CATEGORY: Dos\n\n${unas(3500, '¿Dos?')}`;
  const grande = await revisada(gift, { carpetaId }, { nombre: 'grande.gift' });
  expect(grande.estado).toBe('por_elegir');
  expect(grande.categorias.map(({ carpeta, preguntas }) => [carpeta.at(-1), preguntas])).toEqual([
    ['Una', 2500],
    ['Dos', 3500],
  ]);
  const todas = await elegir(grande.id, 0, 1);
  expect([todas.status, todas.body.error?.message]).toEqual([
    413,
    expect.stringContaining('Has elegido 6.000 preguntas y caben 5.000'),
  ]);
  const { body } = await elegir(grande.id, 0);
  expect(body).toMatchObject({ estado: 'revisada', contadores: { total: 2500 } });
  expect((await elegir(grande.id, 1)).body).toMatchObject({ contadores: { total: 2500 } });
  const hecha = await importar(grande.id);
  expect(hecha.resultado).toMatchObject({ creada: 2500 });
});

test('sin carpetas se ofrece por partes', async () => {
  const { body } = await subir(
    Array.from({ length: 5001 }, (_, i) => enAiken(`¿${i}?`, 'a', 'b')).join('\n'),
  );
  expect(body).toMatchObject({
    estado: 'por_elegir',
    categorias: [
      { carpeta: [], desde: 0, preguntas: 5000 },
      { carpeta: [], desde: 5000, preguntas: 1 },
    ],
  });
});
