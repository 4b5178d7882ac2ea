import type { PrevisionDeDeshacer } from '@catedra/shared/importaciones/schemas.ts';
import type { PreguntaDelBanco, PreguntaEntera } from '@catedra/shared/preguntas/schemas.ts';
import { expect, test } from 'vitest';
import { importaciones } from '#features/importaciones/testing/traer.ts';
import { banco, componer, cuerpo, fijas } from '#features/preguntas/testing/banco.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school } = await createTestApp();
const admin = await school.administrador();
const { unaCarpeta, guardar } = banco(admin);
const { revisada, importar, leer } = importaciones(admin);

const una = (id: string, respuesta = 'Avisar') => `// [id:${id}]\n¿${id}? {\n=${respuesta}\n~Correr\n}\n\n`;
const enElBanco = async (carpetaId: string, uso = '') =>
  cuerpo<{ datos: PreguntaDelBanco[] }>(await admin.get(`/api/preguntas?carpetaId=${carpetaId}${uso}`)).datos;
const entera = async (id: string) => cuerpo<PreguntaEntera>(await admin.get(`/api/preguntas/${id}`));
const deshacer = (id: string) => admin.post(`/api/importaciones/${id}/deshacer`);
const prever = async (id: string) =>
  cuerpo<PrevisionDeDeshacer>(await admin.get(`/api/importaciones/${id}/deshacer`));

async function traidas(texto: string) {
  const { id: cursoId } = await school.curso();
  const { id: carpetaId } = await unaCarpeta({ cursoId });
  const { id } = await revisada(texto, { carpetaId });
  await importar(id);
  return { id, carpetaId, cursoId };
}

test('mientras nadie las use, van a la papelera, y dos veces es una', async () => {
  const { id, carpetaId } = await traidas(una('a') + una('b'));
  expect(await prever(id)).toEqual({ creadas: 2, actualizadas: 0, impiden: [], otras: 0 });
  expect((await deshacer(id)).body).toMatchObject({ estado: 'deshecha' });
  expect((await deshacer(id)).status).toBe(200);
  expect(await enElBanco(carpetaId)).toEqual([]);
  expect(await enElBanco(carpetaId, '&uso=papelera')).toHaveLength(2);
  // What is in the bin is not known again: it comes as new.
  expect((await revisada(una('a'), { carpetaId })).contadores).toMatchObject({ entendida: 1 });
});

test('si alguna se usa o se editó, no se deshace y se dice cuál', async () => {
  const { id, carpetaId, cursoId } = await traidas(una('a') + una('b') + una('c'));
  const [c, b, a] = (await enElBanco(carpetaId)).toSorted((x, y) => y.texto.localeCompare(x.texto));
  const { id: evaluacionId } = await school.evaluacion(cursoId, { estado: 'publicada' });
  await componer(admin, evaluacionId, 0, fijas(String(a?.id)));
  const { publica, clave, version } = await entera(String(b?.id));
  await guardar(
    String(b?.id),
    version,
    { publica: { ...publica, enunciado: '<p>b, otra</p>' }, clave },
    { carpetaId },
  );

  const { impiden } = await prever(id);
  expect(impiden.map((impide) => impide.id)).toEqual([a?.id, b?.id]);
  expect(impiden.map(({ porque }) => porque)).toEqual([
    'La usa una evaluación publicada.',
    'Se editó después de traerla.',
  ]);
  expect((await deshacer(id)).body.error?.code).toBe('IMPORTACION_EN_USO');
  expect((await leer(id)).estado).toBe('importada');
  expect((await entera(String(c?.id))).eliminadaEn).toBeNull();
});

test('las que actualizó vuelven a decir lo que decían', async () => {
  const { carpetaId } = await traidas(una('a'));
  const { id } = await revisada(una('a', 'Llamar'), { carpetaId });
  await importar(id);
  expect(await prever(id)).toMatchObject({ creadas: 0, actualizadas: 1, impiden: [] });
  expect((await deshacer(id)).status).toBe(200);
  const [pregunta] = await enElBanco(carpetaId);
  expect(JSON.stringify((await entera(String(pregunta?.id))).publica)).toContain('Avisar');
});
