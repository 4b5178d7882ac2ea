import type { IntentoVisto } from '@catedra/shared/intentos/resultados.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { abrirExamen, ENSAYO, enElExamen, UNICA } from '#features/intentos/testing/examen.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school, platform } = app;

const leer = async (id: string) => {
  const jefa = await school.administrador();
  return ((await jefa.get(`/api/intentos/${id}`)).body as unknown as IntentoVisto).historia;
};

test('cada nota que tuvo un intento queda con quién, por qué, la de antes y la de después', async () => {
  const { evaluacion, alumna } = await abrirExamen(app, { preguntas: [UNICA, ENSAYO] });
  const jefa = await school.administrador({ nombre: 'Leo', apellidos: 'Paz' });
  const sala = enElExamen(alumna, evaluacion.id);
  await sala.empezar();
  await sala.guardar(sala.entrada(0, { opcion: 'aaaa' }), sala.entrada(1, { html: '<p>Así</p>' }));
  await sala.entregar();
  const { id } = sala.abierto();
  const puesta = { version: 0, logrados: 0.5, criterios: null, comentario: '' };
  expect((await jefa.post(`/api/intentos/${id}/calificar/1`, puesta)).status).toBe(200);
  await jefa.post(`/api/intentos/${id}/calificar/1`, { ...puesta, version: 1 });
  await jefa.post('/api/intentos/anular', { ids: [id], motivo: 'Copió.' });
  await jefa.post('/api/intentos/reabrir', { ids: [id], minutos: 10, motivo: 'Fue otra persona.' });

  const historia = await leer(id);
  const entregado = (nota: number | null, provisional = false) => ({
    estado: 'entregado',
    nota,
    provisional,
  });
  expect(historia.map(({ causa, por, motivo }) => [causa, por, motivo])).toEqual([
    ['entrega', expect.any(String), ''],
    ['correccion', 'Leo Paz', ''],
    ['anulacion', 'Leo Paz', 'Copió.'],
    ['reapertura', 'Leo Paz', 'Fue otra persona.'],
  ]);
  expect(historia.map(({ antes, despues }) => [antes, despues])).toEqual([
    [{ estado: 'en_curso', nota: null, provisional: false }, entregado(5, true)],
    [entregado(5, true), entregado(7.5)],
    [entregado(7.5), { ...entregado(7.5), estado: 'anulado' }],
    [
      { ...entregado(7.5), estado: 'anulado' },
      { estado: 'en_curso', nota: null, provisional: false },
    ],
  ]);
  expect(historia[1]?.lugares).toEqual([
    { lugar: 1, antes: { logrados: null, puntos: 1 }, despues: { logrados: 0.5, puntos: 1 } },
  ]);
  await expect(
    platform.db.execute(sql`update intento_notas set motivo = 'Otro' where intento_id = ${id}`),
  ).rejects.toMatchObject({ cause: { message: 'DIARIO_INALTERABLE' } });
});
