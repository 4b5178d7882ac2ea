import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { abrirExamen, enElExamen, UNICA } from '#features/intentos/testing/examen.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { createClient } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { eventually } from '#testing/eventually.ts';

const una = await createTestApp();
const otra = await createTestApp({ databaseUrl: una.databaseUrl });
const { db } = una.platform;
const PREGUNTAS = [UNICA, UNICA, UNICA];

/** Someone who sits an exam, and the same tab as its second request arrives at a process. */
async function sentada(alli: string) {
  const { evaluacion, alumna } = await abrirExamen(una, { preguntas: PREGUNTAS });
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  const repetida = enElExamen(createClient(alli, alumna.id, alumna.cookie), evaluacion.id);
  repetida.usar(examen.abierto());
  return { examen, repetida, procesos: alli === una.origin ? 1 : 2 };
}
type Sentada = Awaited<ReturnType<typeof sentada>>;
type Examen = Sentada['examen'];

const esperando = async (cuantos: number) => {
  const { rows } = await db.execute(sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  expect(rows).toHaveLength(cuantos);
};

/**
 * Sends each while somebody else holds a place, so that all of them wait for it at once: one of each process in the
 * database, the rest behind it.
 */
async function aLaVez<T>(
  { examen, procesos }: Sentada,
  lugar: number,
  envios: readonly (() => Promise<T>)[],
): Promise<T[]> {
  const libre = Promise.withResolvers<void>();
  const sujeta = Promise.withResolvers<void>();
  const sujetando = inTransaction(db, async (tx) => {
    await tx.execute(
      sql`select from intento_preguntas where intento_id = ${examen.abierto().id} and lugar = ${lugar} for update`,
    );
    sujeta.resolve();
    await libre.promise;
  });
  await sujeta.promise;
  const enviados: Promise<T>[] = [];
  try {
    for (const enviar of envios) {
      enviados.push(enviar());
      await eventually(() => esperando(Math.min(enviados.length, procesos)));
    }
  } finally {
    libre.resolve();
    await sujetando;
  }
  return Promise.all(enviados);
}

const enElDiario = async (examen: Examen) => {
  const { rows } = await db.execute<{ lugar: number; revision: number }>(sql`
    select lugar, revision from intento_diario where intento_id = ${examen.abierto().id} order by lugar, revision`);
  return rows;
};

describe.each([
  ['en un proceso', una.origin],
  ['en dos procesos', otra.origin],
])('%s', (_, alli) => {
  test('lo mismo que llega dos veces a la vez se confirma las dos, y se apunta una', async () => {
    const sentadas = await sentada(alli);
    const { examen, repetida } = sentadas;
    const entrada = examen.entrada(0, { opcion: 'aaaa' });
    const respuestas = await aLaVez(sentadas, 0, [
      () => examen.guardar(entrada),
      () => repetida.guardar(entrada),
    ]);
    for (const { status, body } of respuestas) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ guardadas: [{ lugar: 0, revision: 1 }] });
    }
    expect(await enElDiario(examen)).toEqual([{ lugar: 0, revision: 1 }]);
  });

  test('de dos distintas con la misma revisión se guarda una, y a la otra se le dice cuál hay', async () => {
    const sentadas = await sentada(alli);
    const { examen, repetida } = sentadas;
    const entrada = examen.entrada(0, { opcion: 'aaaa' });
    const distinta = { ...entrada, respuesta: { opcion: 'bbbb' } };
    const [primera, segunda] = await aLaVez(sentadas, 0, [
      () => examen.guardar(entrada),
      () => repetida.guardar(distinta),
    ]);
    expect(primera?.body).toMatchObject({ guardadas: [{ lugar: 0, revision: 1 }] });
    const actual = {
      guardadas: [],
      rechazadas: [{ lugar: 0, revision: 1, respuesta: { opcion: 'aaaa' } }],
    };
    expect(segunda).toMatchObject({ status: 409, body: { error: { actual } } });
  });

  test('una más vieja que llega a la vez que la nueva se rechaza con la nueva, no con lo que había', async () => {
    const sentadas = await sentada(alli);
    const { examen, repetida } = sentadas;
    await examen.guardar(examen.entrada(0, { opcion: 'aaaa' }));
    const vieja = examen.entrada(0, { opcion: 'bbbb' });
    const nueva = examen.entrada(0, { opcion: 'cccc' });
    const [, segunda] = await aLaVez(sentadas, 0, [
      () => examen.guardar(nueva),
      () => repetida.guardar(vieja),
    ]);
    const actual = {
      guardadas: [],
      rechazadas: [{ lugar: 0, revision: nueva.revision, respuesta: { opcion: 'cccc' } }],
    };
    expect(segunda).toMatchObject({ status: 409, body: { error: { actual } } });
  });

  test('los mismos lugares en otro orden no se esperan en círculo', async () => {
    const sentadas = await sentada(alli);
    const { examen, repetida } = sentadas;
    const entradas = [0, 1, 2].map((lugar) => examen.entrada(lugar, { opcion: 'aaaa' }));
    const respuestas = await aLaVez(sentadas, 1, [
      () => examen.guardar(...entradas),
      () => repetida.guardar(...entradas.toReversed()),
    ]);
    for (const { status, body } of respuestas) {
      expect(status).toBe(200);
      expect(body['guardadas']).toHaveLength(entradas.length);
    }
    expect(await enElDiario(examen)).toHaveLength(entradas.length);
  });
});
