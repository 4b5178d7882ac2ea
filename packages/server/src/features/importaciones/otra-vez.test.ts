import type { PreguntaDelBanco, PreguntaEntera } from '@catedra/shared/preguntas/schemas.ts';
import { expect, test } from 'vitest';
import { importaciones } from '#features/importaciones/testing/traer.ts';
import { banco, componer, cuerpo, fijas } from '#features/preguntas/testing/banco.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school } = await createTestApp();
const admin = await school.administrador();
const { unaCarpeta, guardar } = banco(admin);
const { revisada, lineas, cambiar, corregir, importar } = importaciones(admin);

const una = (id: string, pregunta: string, correcta = 'Avisar') =>
  `// [id:${id}]\n${pregunta} {\n=${correcta}\n~Correr\n}\n\n`;
const gift = (...preguntas: readonly string[]) => preguntas.join('');
const enElBanco = async (carpetaId: string) =>
  cuerpo<{ datos: PreguntaDelBanco[] }>(await admin.get(`/api/preguntas?carpetaId=${carpetaId}`)).datos;
const entera = async (id: string) => cuerpo<PreguntaEntera>(await admin.get(`/api/preguntas/${id}`));

/** A course of its own, since what comes again is known within one bank. */
async function traida(...preguntas: readonly string[]) {
  const { id: cursoId } = await school.curso();
  const { id: carpetaId } = await unaCarpeta({ cursoId });
  const { id } = await revisada(gift(...preguntas), { carpetaId }, { nombre: 'a.gift' });
  await importar(id);
  return {
    carpetaId,
    cursoId,
    otraVez: (...otras: readonly string[]) => revisada(gift(...otras), { carpetaId }),
  };
}

test('el mismo archivo otra vez no trae nada nuevo', async () => {
  const { carpetaId, otraVez } = await traida(una('a', '¿Uno?'), una('b', '¿Dos?'));
  const segunda = await otraVez(una('a', '¿Uno?'), una('b', '¿Dos?'));
  expect(segunda.contadores).toMatchObject({ igual: 2, total: 2 });
  expect(segunda.entran).toEqual({ nuevas: 0, actualizadas: 0 });
  expect(segunda.anterior).not.toBeNull();
  await importar(segunda.id);
  expect(await enElBanco(carpetaId)).toHaveLength(2);
});

test('lo que cambió en el archivo se actualiza, y quien ya respondió conserva su versión', async () => {
  const { carpetaId, cursoId, otraVez } = await traida(una('a', '¿Uno?'), una('b', '¿Dos?'));
  const [b, a] = (await enElBanco(carpetaId)).toSorted((x, y) => y.texto.localeCompare(x.texto));
  const { id: evaluacionId } = await school.evaluacion(cursoId, { estado: 'publicada' });
  expect((await componer(admin, evaluacionId, 0, fijas(String(a?.id)))).status).toBe(200);

  const segunda = await otraVez(una('a', '¿Uno?', 'Llamar'), una('b', '¿Dos?', 'Llamar'));
  expect(segunda.contadores).toMatchObject({ cambiada: 2 });
  expect(segunda.entran).toEqual({ nuevas: 0, actualizadas: 2 });
  const hecha = await importar(segunda.id);
  expect(hecha.resultado).toMatchObject({ actualizada: 2, creada: 0 });
  expect(await enElBanco(carpetaId)).toHaveLength(2);
  expect([(await entera(String(a?.id))).numero, (await entera(String(b?.id))).numero].toSorted()).toEqual([
    1, 2,
  ]);
  expect(JSON.stringify((await entera(String(a?.id))).publica)).toContain('Llamar');
});

test('o se dejan, o se añaden como nuevas, todas o una a una', async () => {
  const { carpetaId, otraVez } = await traida(una('a', '¿Uno?'), una('b', '¿Dos?'), una('c', '¿Tres?'));
  const segunda = await otraVez(una('a', '¿Uno?', 'X'), una('b', '¿Dos?', 'X'), una('c', '¿Tres?', 'X'));
  await cambiar(segunda.id, { repetidas: 'dejar' });
  const { importacion } = await corregir(segunda.id, 2, { decision: 'nueva' });
  expect(importacion.entran).toEqual({ nuevas: 1, actualizadas: 0 });
  await importar(segunda.id);
  expect(await enElBanco(carpetaId)).toHaveLength(4);
});

test('lo que se editó aquí se queda como está, salvo que se elija lo del archivo', async () => {
  const { carpetaId, otraVez } = await traida(una('a', '¿Uno?'));
  const [pregunta] = await enElBanco(carpetaId);
  const { publica, clave, version } = await entera(String(pregunta?.id));
  const editada = { publica: { ...publica, enunciado: '<p>Editada aquí</p>' }, clave };
  expect((await guardar(String(pregunta?.id), version, editada, { carpetaId })).status).toBe(200);

  const segunda = await otraVez(una('a', '¿Uno?', 'Del archivo'));
  expect(segunda.contadores).toMatchObject({ conflicto: 1 });
  expect(segunda.entran).toEqual({ nuevas: 0, actualizadas: 0 });
  const [linea] = await lineas(segunda.id);
  expect(linea?.aqui?.publica.enunciado).toBe('<p>Editada aquí</p>');
  const { importacion } = await corregir(segunda.id, 1, { decision: 'actualizar' });
  expect(importacion.entran).toEqual({ nuevas: 0, actualizadas: 1 });
  await importar(segunda.id);
  expect(JSON.stringify((await entera(String(pregunta?.id))).publica)).toContain('Del archivo');
});

test('en el banco de otro curso son otras', async () => {
  await traida(una('a', '¿Uno?'));
  const { id: cursoId } = await school.curso();
  const { id: carpetaId } = await unaCarpeta({ cursoId });
  expect((await revisada(una('a', '¿Uno?'), { carpetaId })).contadores).toMatchObject({ entendida: 1 });
});
