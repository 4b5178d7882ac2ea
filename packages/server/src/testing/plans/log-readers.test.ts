import { antesDe, DIA } from '@catedra/shared/core/duraciones.ts';
import { randomUUID } from 'node:crypto';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { expect, test } from 'vitest';
import { leerTocados } from '#features/cargas/deshacer/tocado-despues.ts';
import { leerGuardado } from '#features/edicion/ediciones.ts';
import { salvoQuienCambio } from '#features/lotes/marca.ts';
import { leerSucesos } from '#features/participantes/leer-sucesos.ts';
import { leerHasta } from '#features/sesion/mirada/mirada.ts';
import { loadActor } from '#features/sesion/sessions/load-session.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { explain, nodesOf } from '#testing/plans/explain.ts';
import { recording } from '#testing/plans/recorder.ts';

const { platform, school } = await createTestApp();
const { db } = platform;
const admin = await school.superAdministrador();
const actor = (await loadActor(db, admin.id)) as Actor;
const alguien = await school.persona();
const now = new Date();
const ayer = antesDe(now, DIA).toISOString();

/** Years of history of one person, which come once PostgreSQL has counted that of the rest: ten changes each. */
const HISTORY = 3000;
const ACT = '450';
const write = (rows: number, documento: string, values: readonly string[]) =>
  db.$client.query(
    `insert into cambios (xid, en, actor_id, comando, tipo, coleccion, documento, despues, detalle)
     select (1 + n * 399 / ${rows})::text::xid8, now() - n * interval '8 hours', $1, 'usuarios.editar', 'cambio', 'usuarios',
            ${documento}, '{}', '{"estado":["activo","suspendido"]}'
       from generate_series(1, ${rows}) n`,
    [...values],
  );
await write(50_000, `md5((n % 5000)::text)`, [admin.id]);
await db.$client.query('vacuum analyze cambios');
await write(HISTORY, '$2', [admin.id, alguien.id]);
await db.$client.query(
  `insert into cambios (xid, actor_id, comando, tipo, coleccion, documento, despues, detalle)
   values ('${ACT}', $1, 'lotes.estado', 'cambio', 'usuarios', $2, '{}', '{"estado":["activo","suspendido"]}')`,
  [admin.id, alguien.id],
);

const sucesos = (cursor?: string) =>
  leerSucesos(
    db,
    { actor, usuarioId: alguien.id, zona: 'UTC', now },
    { clase: 'cambios', limite: 20, cursor },
  );

const READINGS: Readonly<Record<string, () => Promise<unknown>>> = {
  'lo que pasó con alguien': () => sucesos(),
  'lo que pasó antes de eso': async () => sucesos((await sucesos()).siguiente ?? ''),
  'hasta cuándo mira como otra persona': () =>
    leerHasta(
      db,
      { id: randomUUID(), hash: Buffer.alloc(32), actor, debeCambiar: false, expiraEn: now },
      alguien.id,
      now,
    ),
  'quién guardó lo último': () =>
    leerGuardado(db, { coleccion: 'usuarios', documento: alguien.id, usuarioId: admin.id }),
  'de un acto que se deshace, quién cambió después': () =>
    salvoQuienCambio(db, { dato: 'estado', deshace: ACT }, [alguien], ['hacer']),
  'de una carga que se deshace, qué se tocó después': () =>
    leerTocados(db, { id: randomUUID(), archivo: 'gente.csv', creadaEn: ayer, terminadaEn: null }, [
      alguien.id,
    ]),
};

test.each(Object.entries(READINGS))('%s: ni el registro entero ni toda su historia', async (_, read) => {
  for (const upkeep of ['select', 'vacuum analyze cambios']) {
    await db.$client.query(upkeep);
    const asked = (await recording(async () => void (await read()))).filter(({ text }) =>
      /\bcambios\b/.test(text),
    );
    expect(asked.length).toBeGreaterThan(0);
    const client = await db.$client.connect();
    try {
      for (const one of asked) {
        const plan = await explain(client, one, true);
        const reading = nodesOf(plan).filter((node) => node['Relation Name'] === 'cambios');
        expect(reading, upkeep).not.toEqual([]);
        for (const node of reading) {
          expect(node['Index Cond'] ?? node['Recheck Cond'] ?? '', upkeep).not.toBe('');
          expect((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0), upkeep).toBeLessThan(
            100,
          );
        }
      }
    } finally {
      client.release();
    }
  }
});

test('y lo que dicen es de lo último: el acto sigue, salvo que alguien cambiara después', async () => {
  const sigue = () => salvoQuienCambio(db, { dato: 'estado', deshace: ACT }, [alguien], ['hacer']);
  expect(await sigue()).toEqual(['hacer']);
  await db.$client.query(
    `insert into cambios (xid, en, actor_id, comando, tipo, coleccion, documento, despues, detalle)
     values ('${ACT}1', now() - interval '1 minute', $1, 'usuarios.editar', 'cambio', 'usuarios', $2, '{}',
             '{"estado":["suspendido","activo"]}')`,
    [admin.id, alguien.id],
  );
  expect(await sigue()).toEqual(['CAMBIO_DESPUES']);
});
