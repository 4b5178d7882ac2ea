import pg from 'pg';

export interface Size {
  readonly people: number;
  readonly groups: number;
  readonly courses: number;
}

/** People in groups, each with four courses; half of them begun, ten activities each: of 100,000, 2 M rows of progress. */
const academy = ({ people, groups, courses }: Size) => [
  `insert into perfiles (id, nombre, permisos) values (gen_random_uuid(), 'Estudiante', '{}') on conflict do nothing`,
  `create temp table g as select i, gen_random_uuid() as id from generate_series(1, ${groups}) i`,
  `create temp table c as select i, gen_random_uuid() as id from generate_series(1, ${courses}) i`,
  `create temp table u as select i, gen_random_uuid() as id from generate_series(1, ${people}) i`,
  `insert into grupos (id, nombre) select id, 'Grupo ' || i from g`,
  `insert into cursos (id, titulo, slug, estado) select id, 'Curso ' || i, 'curso-' || i, 'publicado' from c`,
  `create temp table s as select c.i, c.id as curso_id, gen_random_uuid() as id from c`,
  `insert into secciones (id, curso_id, titulo, orden) select id, curso_id, 'Sección', 0 from s`,
  `create temp table a as select s.i, s.curso_id, s.id as seccion, n, gen_random_uuid() as id from s, generate_series(1, 10) n`,
  `insert into actividades (id, curso_id, seccion, orden, titulo, tipo, contenido, lista)
     select id, curso_id, seccion, n, 'Actividad ' || n, 'lectura', '{"html": "<p>x</p>"}', true from a`,
  `insert into usuarios (id, nombre, apellidos, correo, perfil, ultimo_acceso)
     select id, 'Persona ' || i, 'Apellido ' || (i * 7919 % ${people}), 'p' || i || '@medida.example', 'Estudiante',
            now() - (i % 120) * interval '1 day' from u`,
  `insert into grupo_miembros (usuario_id, grupo_id, desde)
     select u.id, g.id, now() - interval '300 days' from u join g on g.i = u.i % ${groups} + 1`,
  `insert into grupo_cursos (grupo_id, curso_id, desde, vence_en)
     select g.id, c.id, now() - interval '300 days', now() + (((g.i + k * 13) % 200) - 20) * interval '1 day'
       from g, generate_series(0, 3) k join c on true where c.i = (g.i + k * 37) % ${courses} + 1`,
  `insert into progreso (id, usuario_id, curso_id, actividad_id, estado, porcentaje, iniciado_en, actualizado_en, completado_en)
     select gen_random_uuid(), u.id, a.curso_id, a.id,
            case when (u.i + a.n) % 3 > 0 then 'completada' else 'en_curso' end, 100,
            now() - interval '200 days', now() - (u.i * 31 + a.n) % 200 * interval '1 day',
            case when (u.i + a.n) % 3 > 0 then now() - (u.i * 31 + a.n) % 200 * interval '1 day' end
       from u join g on g.i = u.i % ${groups} + 1 cross join generate_series(0, 1) k
       join a on a.i = (g.i + k * 37) % ${courses} + 1
      order by u.id, a.id`,
  `insert into curso_avance (usuario_id, curso_id, total, hechas, porcentaje)
     select usuario_id, curso_id, 10, count(*) filter (where estado = 'completada'),
            10 * count(*) filter (where estado = 'completada') from progreso group by usuario_id, curso_id`,
  // 5,000 works that wait to be marked, of a hundred tasks.
  `insert into entregas (id, actividad_id, curso_id, usuario_id, intento, estado, entregada_en)
     select gen_random_uuid(), a.id, a.curso_id, u.id, 1, 'entregada', now() - (u.i % 30) * interval '1 day'
       from u join a on a.n = 1 and a.i = u.i % least(100, ${courses}) + 1 where u.i <= 5000`,
  `insert into cifras_por_dia select (now() - n * interval '1 day')::date, 30000 + n, 12000 - n, 600000, 2000000, 25000
     from generate_series(1, 30) n`,
  // Its plans are made for what the tables hold now, as after any load that autovacuum has seen.
  `analyze`,
  `select recalcular_matriculas(array(select row(m.usuario_id, gc.curso_id)::par_de_avance
     from grupo_miembros m join grupo_cursos gc using (grupo_id)))`,
  `insert into cifras_de_hechas select cuarto_de(completado_en), count(*) from progreso where estado = 'completada' group by 1`,
  `select recalcular_margenes(array(select distinct row(usuario_id, curso_id)::par_de_avance
     from matriculas_guardadas where vence_en is not null and not terminada))`,
  `insert into cifras_pendientes (usuario_id) select id from u`,
  `select recontar_cifras(1000000)`,
];

export async function fillLarge(databaseUrl: string, size: Size): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  // What the triggers would keep row by row is written at once below, and so are the indexes of most rows.
  await client.query("set session_replication_role = 'replica'");
  const { rows } = await client.query<{ name: string; made: string }>(`
    select i.indexrelid::regclass as name, pg_get_indexdef(i.indexrelid) as made from pg_index i
     where i.indrelid = 'progreso_guardado'::regclass and not i.indisunique`);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  for (const statement of academy(size)) await client.query(statement);
  await client.query("set maintenance_work_mem = '256MB'");
  for (const { made } of rows) await client.query(made);
  await client.query('vacuum analyze');
  await client.end();
}
