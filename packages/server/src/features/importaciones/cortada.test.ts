import type { Importacion } from '@catedra/shared/importaciones/schemas.ts';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { reanudar } from '#features/importaciones/jobs.ts';
import { enAiken, importaciones } from '#features/importaciones/testing/traer.ts';
import { banco } from '#features/preguntas/testing/banco.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { eventually } from '#testing/eventually.ts';

const { school, platform, databaseUrl } = await createTestApp();
const { db } = platform;
const admin = await school.administrador();
const { unaCarpeta } = banco(admin);
const { revisada, termina } = importaciones(admin);

const CUANTAS = 450;
/** In the second of its parts. */
const EN_MEDIO = 300;

/** Nobody writes this line until it is let go. */
async function retener(id: string) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin');
  await client.query('select from importacion_lineas where importacion_id = $1 and numero = $2 for update', [
    id,
    EN_MEDIO,
  ]);
  return () => client.query('rollback');
}

/** As when its process dies: the database undoes what it was writing. */
const matarAQuienEspera = () =>
  eventually(async () => {
    const { rows } = await db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`);
    expect(rows.length).toBeGreaterThan(0);
  });

const cuentas = async (id: string, carpetaId: string) => {
  const { rows } = await db.execute<{ escritas: number; tachadas: number; distintas: number }>(sql`
    select (select count(*)::int from preguntas where carpeta_id = ${carpetaId}) as escritas,
           (select count(*)::int from importacion_lineas where importacion_id = ${id} and resultado is not null) as tachadas,
           (select count(distinct v.publica ->> 'enunciado')::int from preguntas p
              join pregunta_versiones v on v.pregunta_id = p.id where p.carpeta_id = ${carpetaId}) as distintas`);
  return rows[0];
};

test('cortada en medio no deja nada a medias, y sigue donde iba sin doblar ninguna', async () => {
  const { id: carpetaId } = await unaCarpeta();
  const texto = Array.from({ length: CUANTAS }, (_, i) => enAiken(`¿Pregunta ${i}?`, 'Sí', 'No')).join('\n');
  const { id }: Importacion = await revisada(texto, { carpetaId });
  const soltar = await retener(id);
  expect((await admin.post(`/api/importaciones/${id}/importar`)).status).toBe(200);
  await matarAQuienEspera();
  expect(await cuentas(id, carpetaId)).toEqual({ escritas: 200, tachadas: 200, distintas: 200 });
  await soltar();
  await reanudar(platform);
  expect(await termina(id)).toMatchObject({ estado: 'importada', resultado: { creada: CUANTAS } });
  expect(await cuentas(id, carpetaId)).toEqual({ escritas: CUANTAS, tachadas: CUANTAS, distintas: CUANTAS });
});
