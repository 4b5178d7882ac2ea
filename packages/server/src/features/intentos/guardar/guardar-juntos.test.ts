import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { guardarJuntos } from '#features/intentos/commands/guardar.ts';
import { abrirExamen, enElExamen, PESTANA, UNICA } from '#features/intentos/testing/examen.ts';
import type { Queryable } from '#platform/db/queryable.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { db } = app.platform;

const PREGUNTAS = Array.from({ length: 4 }, () => UNICA);

async function sentados(cuantos: number) {
  const { evaluacion, inscribir } = await abrirExamen(app, { preguntas: PREGUNTAS });
  const examenes = await Promise.all(
    Array.from({ length: cuantos }, async () => {
      const examen = enElExamen(await inscribir(), evaluacion.id);
      await examen.empezar();
      return examen;
    }),
  );
  return examenes;
}

type Examen = Awaited<ReturnType<typeof sentados>>[number];

const guardadas = async (examen: Examen) => {
  const { rows } = await db.execute<{ lugar: number; revision: number; opcion: string }>(sql`
    select lugar, revision, respuesta->>'opcion' as opcion from intento_preguntas
     where intento_id = ${examen.abierto().id} and respuesta is not null order by lugar`);
  return rows;
};

test('lo que muchos guardan a la vez queda entero, con su diario, y cada cual recibe lo suyo', async () => {
  const examenes = await sentados(8);
  const respuestas = await Promise.all(
    examenes.flatMap((examen) => [
      examen.guardar(examen.entrada(0, { opcion: 'aaaa' }), examen.entrada(2, { opcion: 'cccc' })),
      examen.guardar(examen.entrada(1, { opcion: 'bbbb' })),
    ]),
  );
  for (const [i, { status, body }] of respuestas.entries()) {
    expect(status).toBe(200);
    expect(body).toMatchObject({
      guardadas: i % 2 === 0 ? [{ lugar: 0 }, { lugar: 2 }] : [{ lugar: 1 }],
    });
  }
  for (const examen of examenes) {
    expect((await guardadas(examen)).map(({ opcion }) => opcion)).toEqual(['aaaa', 'bbbb', 'cccc']);
    const { rows } = await db.execute(
      sql`select lugar from intento_diario where intento_id = ${examen.abierto().id}`,
    );
    expect(rows).toHaveLength(3);
  }
});

test('dos revisiones del mismo lugar que llegan juntas: gana la más alta, y las dos están en el diario', async () => {
  const [examen] = (await sentados(1)) as [Examen];
  const primera = examen.entrada(0, { opcion: 'aaaa' });
  const segunda = { ...primera, revision: primera.revision + 1, respuesta: { opcion: 'bbbb' } };
  expect((await examen.guardar(segunda, primera)).body).toMatchObject({
    guardadas: [{ revision: primera.revision }, { revision: segunda.revision }],
  });
  expect(await guardadas(examen)).toMatchObject([{ revision: segunda.revision, opcion: 'bbbb' }]);
});

test('lo que viaja despacio no es adelantado por la revisión siguiente de su lugar', async () => {
  const [examen] = (await sentados(1)) as [Examen];
  const { id: intentoId, epoca } = examen.abierto();
  const { rows } = await db.execute<{ usuarioId: string }>(
    sql`select usuario_id as "usuarioId" from intentos where id = ${intentoId}`,
  );
  const usuarioId = rows[0]?.usuarioId ?? '';
  const entrada = examen.entrada(0, { opcion: 'aaaa' });
  const libre = Promise.withResolvers<void>();
  let enviadas = 0;
  const query = async (config: pg.QueryConfig) => {
    enviadas += 1;
    await libre.promise;
    return db.$client.query(config);
  };
  const juntos = guardarJuntos({ query } as Queryable);
  const guardar = async (revision: number) => {
    const entradas = [{ ...entrada, revision }];
    const hecho = juntos({ intentoId, usuarioId, epoca, pestana: PESTANA, entradas, now: new Date() });
    // What was asked in this turn of the loop is on its way by the end of the next.
    for (let vuelta = 0; vuelta < 2; vuelta++) await new Promise((resolve) => setImmediate(resolve));
    return { hecho };
  };

  const primera = await guardar(entrada.revision);
  const segunda = await guardar(entrada.revision + 1);
  expect(enviadas).toBe(1);
  libre.resolve();
  expect(await primera.hecho).toMatchObject({ guardadas: [{ revision: entrada.revision }], rechazadas: [] });
  expect(await segunda.hecho).toMatchObject({
    guardadas: [{ revision: entrada.revision + 1 }],
    rechazadas: [],
  });
});

test('quien entrega en ese momento no hace esperar a los demás', async () => {
  const [entrega, ...otros] = (await sentados(5)) as [Examen, ...Examen[]];
  const libre = Promise.withResolvers<void>();
  const sujeto = Promise.withResolvers<void>();
  const entregando = inTransaction(db, async (tx) => {
    await tx.execute(sql`select from intentos where id = ${entrega.abierto().id} for update`);
    sujeto.resolve();
    await libre.promise;
  });
  await sujeto.promise;
  const suyo = entrega.guardar(entrega.entrada(0, { opcion: 'aaaa' }));
  const demas = await Promise.all(
    otros.map((examen) => examen.guardar(examen.entrada(0, { opcion: 'bbbb' }))),
  );
  expect(demas.map(({ status }) => status)).toEqual(otros.map(() => 200));
  expect(await guardadas(entrega)).toEqual([]);
  libre.resolve();
  await entregando;
  expect((await suyo).status).toBe(200);
  expect(await guardadas(entrega)).toMatchObject([{ opcion: 'aaaa' }]);
});
