import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { feedbackTable } from '#features/feedback/table.ts';
import { recontar } from '#features/reportes/jobs.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { explain, nodesOf } from '#testing/plans/explain.ts';
import { recording } from '#testing/plans/recorder.ts';

const { school, platform } = await createTestApp();
const { db } = platform;

type Fila = typeof feedbackTable.$inferInsert;
const curso = await school.curso();
const actividades = await Promise.all([1, 2, 3].map(() => school.actividad(curso.id)));
const [ana, luis] = [await school.persona(), await school.persona()];

const opinion = (usuarioId: string, actividad: number | null, estrellas: number): Fila => ({
  id: randomUUID(),
  usuarioId,
  cursoId: curso.id,
  actividadId: actividad === null ? null : (actividades[actividad]?.id ?? null),
  tipo: 'valoracion',
  estrellas,
});

const llevadas = async () => {
  const { rows } = await db.execute(sql`
    select sum(opiniones)::int as opiniones, sum(suma)::float as suma
      from (select * from valoraciones_de_cursos union all select * from valoraciones_pendientes) v where curso_id = ${curso.id}`);
  return rows[0];
};

const contadas = async () => {
  const { rows } = await db.execute(sql`
    select count(*)::int as opiniones, coalesce(sum(media), 0)::float as suma
      from (select round(avg(estrellas), 10) as media from feedback where tipo = 'valoracion' and curso_id = ${curso.id}
             group by usuario_id) p`);
  return rows[0];
};

async function exactas() {
  const seen = await llevadas();
  expect(seen).toEqual(await contadas());
  await recontar(platform);
  expect(await llevadas()).toEqual(seen);
}

test('lo valorado se lleva contado, y es lo que suma persona a persona', async () => {
  await db.insert(feedbackTable).values(opinion(ana.id, null, 4));
  await exactas();
  // Several of one person in one statement, and somebody else's.
  await db
    .insert(feedbackTable)
    .values([opinion(ana.id, 0, 1), opinion(ana.id, 1, 2), opinion(luis.id, 0, 5), opinion(luis.id, 2, 3)]);
  await exactas();
  await db
    .insert(feedbackTable)
    .values({ ...opinion(luis.id, null, 1), tipo: 'comentario', estrellas: null });
  await exactas();
  await db.execute(sql`update feedback set estrellas = 5 where usuario_id = ${ana.id} and estrellas < 4`);
  await exactas();
  await db.execute(sql`delete from feedback where usuario_id = ${luis.id} and estrellas = 5`);
  await exactas();
  await db.execute(sql`delete from feedback where curso_id = ${curso.id}`);
  await exactas();
  expect(await llevadas()).toEqual({ opiniones: 0, suma: 0 });
});

test('dos páginas de una persona que valoran a la vez cuentan por una', async () => {
  const espera = Promise.withResolvers<void>();
  const puesta = Promise.withResolvers<void>();
  const primera = inTransaction(db, async (tx) => {
    await tx.insert(feedbackTable).values(opinion(ana.id, 0, 5));
    puesta.resolve();
    await espera.promise;
  });
  await puesta.promise;
  const segunda = db.insert(feedbackTable).values(opinion(ana.id, 1, 2));
  const alaEspera = segunda.then(() => undefined);
  await expect
    .poll(async () => {
      const { rows } = await db.execute(
        sql`select from pg_locks where locktype = 'advisory' and not granted`,
      );
      return rows.length;
    })
    .toBe(1);
  espera.resolve();
  await Promise.all([primera, alaEspera]);
  await exactas();
  expect(await llevadas()).toEqual({ opiniones: 1, suma: 3.5 });
});

test('el panel de quien ve a todos no lee ninguna opinión; el de quien tutela, las de los suyos', async () => {
  const tutora = await school.con('reportes:ver:grupos', 'usuarios:ver:grupos', 'cursos:ver:grupos');
  const grupo = await school.grupo();
  await school.tutor(grupo.id, tutora.id);
  await school.miembro(grupo.id, ana.id);
  const client = await db.$client.connect();
  try {
    const leidas = async (quien: typeof tutora) => {
      const asked = await recording(async () => {
        expect((await quien.get('/api/reportes/resumen')).status).toBe(200);
      });
      await client.query('set enable_seqscan = off');
      const plans = await Promise.all(
        asked.filter(({ text }) => text.includes('opiniones')).map((one) => explain(client, one)),
      );
      return plans.flatMap(nodesOf).filter((node) => node['Relation Name'] === 'feedback');
    };
    expect(await leidas(await school.superAdministrador())).toEqual([]);
    const [nodo, ...otros] = await leidas(tutora);
    expect(otros).toEqual([]);
    expect(nodo?.['Index Cond'] ?? nodo?.['Recheck Cond']).toContain('usuario_id');
  } finally {
    client.release(true);
  }
});
