import pg from 'pg';

/**
 * So many people with three courses; one in ten of them completed all three ten months ago, and renews them from today on.
 */
const academy = (people: number) => [
  `insert into perfiles (id, nombre, permisos) values (gen_random_uuid(), 'Estudiante', '{}') on conflict do nothing`,
  `create temp table c as select i, gen_random_uuid() as id from generate_series(1, 3) i`,
  `create temp table u as select i, gen_random_uuid() as id from generate_series(1, ${people}) i`,
  `insert into cursos (id, titulo, slug, estado, validez_meses) select id, 'Curso ' || i, 'curso-' || i, 'publicado', 12 from c`,
  `create temp table s as select c.id as curso_id, gen_random_uuid() as id from c`,
  `insert into secciones (id, curso_id, titulo, orden) select id, curso_id, 'Sección', 0 from s`,
  `create temp table a as select s.curso_id, s.id as seccion, n, gen_random_uuid() as id from s, generate_series(1, 6) n`,
  `insert into actividades (id, curso_id, seccion, orden, titulo, tipo, contenido, lista, obligatoria)
     select id, curso_id, seccion, n, 'Actividad ' || n, 'lectura', '{"html": "<p>x</p>"}', true, true from a`,
  `insert into usuarios (id, nombre, apellidos, correo, perfil)
     select id, 'Persona ' || i, 'Apellido ' || i, 'p' || i || '@medida.example', 'Estudiante' from u`,
  `insert into inscripciones (usuario_id, curso_id, desde) select u.id, c.id, now() - interval '320 days' from u, c`,
  `insert into progreso (id, usuario_id, curso_id, actividad_id, estado, porcentaje, iniciado_en, completado_en)
     select gen_random_uuid(), u.id, a.curso_id, a.id, 'completada', 100, now() - interval '310 days', now() - interval '305 days'
       from u join a on u.i % 10 = 0 or a.n <= 2 order by u.id, a.id`,
  `insert into curso_avance (usuario_id, curso_id, total, hechas, porcentaje, iniciado_en, terminado_en)
     select u.id, c.id, 6, h.n, 100 * h.n / 6, now() - interval '310 days', case when h.n = 6 then now() - interval '305 days' end
       from u cross join c cross join lateral (select case when u.i % 10 = 0 then 6 else 2 end as n) h`,
  `insert into rondas (usuario_id, curso_id, ronda, terminado_en, cuenta_desde, vale_hasta, abre_el)
     select u.id, c.id, 1, now() - interval '305 days', current_date - 305, current_date + 60, current_date - 1
       from u cross join c where u.i % 10 = 0`,
  `analyze`,
  `select recalcular_matriculas(array(select row(u.id, c.id)::par_de_avance from u, c))`,
];

/** What the triggers would keep row by row is written at once. */
export async function fillMorning(databaseUrl: string, people: number): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query("set session_replication_role = 'replica'");
  for (const statement of academy(people)) await client.query(statement);
  await client.query('vacuum analyze');
  await client.end();
}
