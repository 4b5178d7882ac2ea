import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { codigoDe } from '#features/intentos/acabar/codigo.ts';
import { ensureSystemProfiles } from '#features/perfiles/ensure-system-profiles.ts';
import { loadConfig } from '#platform/config.ts';
import { isoOf } from '#platform/db/columns.ts';
import { openPools } from '#platform/db/pool.ts';
import { openStorage } from '#platform/storage/storage.ts';
import { composiciones } from '#seed/content/evaluaciones.ts';
import { carpetas, preguntas } from '#seed/content/preguntas.ts';
import { loadDemo } from '#seed/demo.ts';
import { createTestDatabase } from '#testing/postgres.ts';

const NOW = new Date('2026-11-18T16:30:00Z');

const database = await createTestDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'catedra-demo-'));
const config = loadConfig({
  NODE_ENV: 'test',
  NIVEL_LOG: 'error',
  PORT: '0',
  DATABASE_URL: database.url,
  DATA_DIR: dataDir,
});
const pools = openPools(database.url, config);
const db = pools.interactive;
afterAll(async () => {
  await pools.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});
await ensureSystemProfiles(db);
await loadDemo({ db, config, storage: openStorage(config) }, NOW);

const una = async <T extends Record<string, unknown>>(consulta: ReturnType<typeof sql>) =>
  (await db.execute<T>(consulta)).rows;

test('el banco está entero: carpetas, preguntas y una versión con su clave de cada una', async () => {
  const [cuentas] = await una(sql`
    select (select count(*)::int from carpetas) as carpetas, (select count(*)::int from preguntas) as preguntas,
           (select count(*)::int from pregunta_versiones v join pregunta_claves c using (pregunta_id, numero)
             where numero = 1) as versiones,
           (select count(*)::int from preguntas p join carpetas c on c.id = p.carpeta_id
             where p.curso_id is distinct from c.curso_id or p.texto = '' or p.etiquetas = '{}') as malas`);
  expect(cuentas).toEqual({
    carpetas: carpetas.length,
    preguntas: preguntas.size,
    versiones: preguntas.size,
    malas: 0,
  });
});

test('cada evaluación está compuesta, y lo que pide un intento sale de un lugar suyo', async () => {
  const [cuentas] = await una(sql`
    select (select count(*)::int from evaluaciones) as evaluaciones,
           (select count(*)::int from evaluacion_secretos where composicion = 1) as compuestas,
           (select count(*)::int from evaluacion_lugares where cuantas is not null) >= 2 as sortean,
           (select count(*)::int from intento_preguntas p join intentos i on i.id = p.intento_id
             where not exists (select from evaluacion_lugares l where l.id = p.lugar_id
                                and l.evaluacion_id = i.evaluacion_id and l.puntos = p.puntos)) as sueltas`);
  const total = Object.keys(composiciones).length;
  expect(cuentas).toEqual({ evaluaciones: total, compuestas: total, sortean: true, sueltas: 0 });
});

test('nadie tiene en su progreso una nota que no sea la de sus intentos, ni un intento sin progreso', async () => {
  const distintas = await una(sql`
    select p.usuario_id, a.titulo, p.nota, n.nota as suya
      from progreso p
      join evaluaciones e on e.actividad_id = p.actividad_id
      join actividades a on a.id = p.actividad_id
      left join lateral (
        select case e.nota_que_cuenta when 'ultima' then (array_agg(i.nota order by i.numero desc))[1] else max(i.nota) end as nota
          from intentos i
         where i.evaluacion_id = e.id and i.usuario_id = p.usuario_id and i.estado = 'entregado' and not i.provisional) n on true
     where p.nota is distinct from n.nota
        or (p.estado = 'completada') <> (case when e.practica then exists (
              select from intentos i where i.evaluacion_id = e.id and i.usuario_id = p.usuario_id and i.estado = 'entregado')
            else coalesce(n.nota >= e.nota_minima, false) end)
        or p.intentos <> (select count(*) from intentos i where i.evaluacion_id = e.id and i.usuario_id = p.usuario_id)`);
  expect(distintas).toEqual([]);
  const huerfanos = await una(sql`
    select i.id from intentos i
     where not exists (select from progreso_guardado p where p.usuario_id = i.usuario_id and p.actividad_id = i.actividad_id)`);
  expect(huerfanos).toEqual([]);
});

test('el resguardo de cada intento entregado se puede comprobar', async () => {
  const entregados = await una<{
    id: string;
    codigo: string;
    en: string;
    respuestas: { revision: number; respuesta: unknown }[];
  }>(sql`
    select i.id, i.codigo, i.entregado_en::text as en,
           (select json_agg(json_build_object('revision', p.revision, 'respuesta', p.respuesta) order by p.lugar)
              from intento_preguntas p where p.intento_id = i.id) as respuestas
      from intentos i where i.entregado_en is not null`);
  expect(entregados.length).toBeGreaterThan(130);
  for (const { id: intentoId, codigo, en, respuestas } of entregados)
    expect(await codigoDe(db, { intentoId, entregadoEn: isoOf(en), respuestas })).toBe(codigo);
  const [abiertos] = await una<{ n: number }>(
    sql`select count(*)::int as n from intentos where estado = 'en_curso' and codigo is null and limite > ${NOW.toISOString()}`,
  );
  expect(abiertos?.n).toBeGreaterThanOrEqual(3);
});

test('lo que espera a una persona está en su cola, y es lo único', async () => {
  const pendientes = await una(sql`
    select p.respuesta ? 'html' as texto, i.provisional from intento_preguntas p join intentos i on i.id = p.intento_id
     where p.a_mano and p.cerrada and p.fraccion is null`);
  expect(pendientes).toEqual([{ texto: true, provisional: true }]);
});

test('las imágenes de las preguntas existen, y las enseña también una lectura de su curso', async () => {
  const imagenes = await una(sql`
    select f.nombre, exists (select from actividad_archivos a where a.archivo_id = f.id) as "enLectura"
      from pregunta_archivos p join archivos f on f.id = p.archivo_id
      join preguntas q on q.id = p.pregunta_id and q.curso_id = f.curso_id
     order by f.nombre`);
  expect(imagenes).toEqual([
    { nombre: 'alturas-de-anclaje.webp', enLectura: true },
    { nombre: 'distancia-libre.webp', enLectura: true },
  ]);
});

test('lo que hizo en una ronda que ya pasó quien debe renovar lleva sus fechas de entonces', async () => {
  const [rondas] = await una(sql`
    select count(*)::int as todas, (count(*) filter (where abre_el < ahora()))::int as "yaAbren",
           (count(*) filter (where vale_hasta < ahora()))::int as caducadas
      from rondas where terminado_en < ${NOW.toISOString()}::timestamptz - interval '300 days'`);
  expect(rondas).toEqual({ todas: 4, yaAbren: 4, caducadas: 1 });
  const tarde = await una(sql`
    select h.que, r.usuario_id from rondas r cross join academia a cross join lateral (
        select 'intento' as que, greatest(i.empezado_en, i.entregado_en) as en from intentos i
         where i.usuario_id = r.usuario_id and i.curso_id = r.curso_id and i.ronda = r.ronda
        union all select 'respuesta', p.guardada_en from intentos i join intento_preguntas p on p.intento_id = i.id
         where i.usuario_id = r.usuario_id and i.curso_id = r.curso_id and i.ronda = r.ronda
        union all select 'diario', d.recibida_en from intentos i join intento_diario d on d.intento_id = i.id
         where i.usuario_id = r.usuario_id and i.curso_id = r.curso_id and i.ronda = r.ronda
        union all select 'suceso', s.en from intentos i join intento_sucesos s on s.intento_id = i.id
         where i.usuario_id = r.usuario_id and i.curso_id = r.curso_id and i.ronda = r.ronda
        union all select 'entrega', e.entregada_en from entregas e
         where e.usuario_id = r.usuario_id and e.curso_id = r.curso_id and e.ronda = r.ronda) h
     where r.abre_el < ahora() and h.en > r.terminado_en`);
  expect(tarde).toEqual([]);
  const [otras] = await una(sql`
    select count(*)::int as n from rondas r join intentos i using (usuario_id, curso_id)
     where r.abre_el < ahora() and i.ronda > r.ronda`);
  expect(otras?.['n']).toBe(0);
});
