import { randomUUID } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { Answer, Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

/** One in the ordinary suite; `npm run resistencia` asks for thousands. */
const rondas = Number(process.env.CATEDRA_RONDAS ?? 1);
const CRECE_COMO_MUCHO = 40 * 2 ** 20;

setFlagsFromString('--expose-gc');
const barrer = runInNewContext('gc') as () => void;
const memoria = (): number => {
  barrer();
  return process.memoryUsage().heapUsed;
};

const { school } = await createTestApp();

test('una jornada de gente que escribe, lee y escucha a la vez acaba sin errores, sin nada perdido y sin engordar', {
  timeout: 180_000 + rondas * 2000,
}, async () => {
  const autores = await Promise.all(Array.from({ length: 6 }, () => school.superAdministrador()));
  const curso = await school.curso({ estado: 'publicado' });
  const { id: actividadId } = await school.actividad(curso.id);
  const alumnas = await Promise.all(Array.from({ length: 6 }, () => school.estudiante()));
  for (const { id } of alumnas) await school.inscribe(curso.id, id);
  for (const alumna of alumnas) await alumna.post(`/api/actividades/${actividadId}/abrir`);
  const oyentes = await Promise.all(autores.slice(0, 3).map((autor) => autor.listen()));

  const malas: string[] = [];
  const bien = async (respuesta: Promise<Answer>): Promise<Answer> => {
    const { status, body, ...resto } = await respuesta;
    if (status !== 200) malas.push(`${status} ${body.error?.code}`);
    return { status, body, ...resto };
  };
  const escribe = async (autor: Client): Promise<string> => {
    const id = randomUUID();
    const grupo = { nombre: `Turno ${id}`, descripcion: null, estado: 'activo' };
    await bien(autor.put(`/api/grupos/${id}`, { ...grupo, version: 0 }));
    await bien(autor.patch(`/api/grupos/${id}`, { descripcion: 'de mañana', version: 1 }));
    const { body } = await bien(autor.get(`/api/grupos?buscar=${id}`));
    expect(body.datos).toMatchObject([{ id, descripcion: 'de mañana', version: 2 }]);
    await bien(autor.delete(`/api/grupos/${id}`));
    return id;
  };
  const aprende = async (alumna: Client, ronda: number): Promise<void> => {
    await bien(alumna.get(`/api/aprendizaje/cursos/${curso.slug}`));
    await bien(alumna.get('/api/aprendizaje/inicio'));
    await bien(alumna.post(`/api/actividades/${actividadId}/latido`, { segundo: ronda }));
  };

  const escritos: string[] = [];
  let alPrincipio = 0;
  for (let ronda = 0; ronda < rondas; ronda++) {
    const [nuevos] = await Promise.all([
      Promise.all(autores.map(escribe)),
      Promise.all(alumnas.map((alumna) => aprende(alumna, ronda))),
    ]);
    escritos.push(...nuevos);
    // The first rounds fill what is kept on purpose.
    if (ronda === Math.floor(rondas / 3)) alPrincipio = memoria();
  }
  expect(malas).toEqual([]);

  for (const oyente of oyentes) {
    for (const escrito of escritos) await oyente.until(({ data }) => data.id === escrito);
    oyente.stop();
  }
  const { body } = await bien((autores[0] as Client).get('/api/grupos?buscar=Turno'));
  expect(body.datos).toEqual([]);
  // What the test itself keeps of every event grows with the rounds.
  const delTest = oyentes.reduce((suma, { heard }) => suma + heard.length * 700, 0);
  expect(memoria() - alPrincipio - delTest).toBeLessThan(CRECE_COMO_MUCHO);
});
