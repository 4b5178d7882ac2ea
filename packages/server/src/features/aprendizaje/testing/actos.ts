import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { evaluacionVacia, learning } from '#features/aprendizaje/fixtures.ts';
import type { TestApp } from '#testing/create-test-app.ts';

/** Two courses of one person, by name and by a group, with all that a home looks at. */
export async function empezar(app: TestApp) {
  const { school } = app;
  const { db } = app.platform;
  const { cursoCon } = learning(app);
  const persona = await school.persona();
  const uno = await cursoCon(
    { titulo: 'Uno', validezMeses: 1, certificado: true },
    { obligatoria: true, regla: 'manual' },
    { obligatoria: true, ...evaluacionVacia },
    { obligatoria: true, noSeRepite: true },
  );
  const dos = await cursoCon({ titulo: 'Dos', secuencial: true }, {}, {}, {});
  const evaluacion = await school.evaluacion(uno.id, {
    actividadId: uno.ids[1],
    intentos: 2,
    estado: 'publicada',
    esperaMinutos: 90,
  });
  const grupo = await school.grupo();
  await school.miembro(grupo.id, persona.id);
  await school.asigna(grupo.id, dos.id);
  await school.inscribe(uno.id, persona.id);
  await db.execute(
    sql`insert into curso_renovaciones (curso_id, dias_de_margen, dias_para_renovar, renovar_ya) values (${uno.id}, 2, 10, true)`,
  );
  return { persona, cursos: [uno, dos] as const, evaluacion, grupo };
}
type Escena = Awaited<ReturnType<typeof empezar>>;

export interface Con extends Escena {
  readonly curso: Escena['cursos'][number];
  readonly actividad: string;
  /** Of the hours to come or past, on the hour. */
  readonly hora: string;
  readonly si: boolean;
}

const progreso = ({ persona, curso, actividad }: Con, estado: string, nota: number | null = null) => sql`
  insert into progreso_guardado (id, usuario_id, curso_id, actividad_id, estado, porcentaje, nota, intentos, completado_en)
    values (${randomUUID()}, ${persona.id}, ${curso.id}, ${actividad}, ${estado}, 50, ${nota}, 1, ${estado === 'completada' ? sql`ahora()` : null})
    on conflict (usuario_id, actividad_id) do update set estado = excluded.estado, nota = excluded.nota, completado_en = excluded.completado_en`;

/** Whatever can move a home, in each table it is read from. */
export const ACTOS: Readonly<Record<string, (con: Con) => SQL>> = {
  empieza: (con) => progreso(con, 'en_curso', con.si ? 3 : null),
  completa: (con) => progreso(con, 'completada', con.si ? 8 : null),
  desempieza: ({ persona, actividad }) =>
    sql`delete from progreso_guardado where usuario_id = ${persona.id} and actividad_id = ${actividad}`,
  late: ({
    persona,
    actividad,
  }) => sql`insert into latidos (usuario_id, actividad_id, segundo) values (${persona.id}, ${actividad}, 3)
    on conflict (usuario_id, actividad_id) do update set en = ahora()`,
  apruebaLoDeAntes: ({ persona, si }) =>
    sql`update progreso_pasado set nota = ${si ? 9 : 6} where usuario_id = ${persona.id}`,
  seRepite: ({ actividad, si }) => sql`update actividades set no_se_repite = ${si} where id = ${actividad}`,
  renueva: ({
    persona,
    curso,
  }) => sql`with r as (update rondas set abierta_en = ahora() where usuario_id = ${persona.id} and curso_id = ${curso.id}
    and pasada_en is null returning 1) select recalcular_matriculas(array[row(${persona.id}::uuid, ${curso.id}::uuid)::par_de_avance]) from r`,
  recalcula: ({ persona, curso }) =>
    sql`select recalcular_matriculas(array[row(${persona.id}::uuid, ${curso.id}::uuid)::par_de_avance])`,
  pasaRonda: ({ persona, curso }) =>
    sql`select pasar_rondas(array[row(${persona.id}::uuid, ${curso.id}::uuid)::par_de_avance])`,
  inscribe: ({
    persona,
    curso,
    hora,
  }) => sql`insert into inscripciones (usuario_id, curso_id, vence_en) values (${persona.id}, ${curso.id}, ${hora})
    on conflict (usuario_id, curso_id) do update set vence_en = excluded.vence_en`,
  desinscribe: ({ persona, curso }) =>
    sql`delete from inscripciones where usuario_id = ${persona.id} and curso_id = ${curso.id}`,
  prorroga: ({
    persona,
    curso,
    hora,
  }) => sql`insert into prorrogas (usuario_id, curso_id, vence_en, motivo, por) values (${persona.id}, ${curso.id}, ${hora}, '', ${persona.id})
    on conflict (usuario_id, curso_id) do update set vence_en = excluded.vence_en`,
  exime: ({
    persona,
    curso,
    hora,
  }) => sql`insert into exenciones (id, usuario_id, curso_id, hasta, motivo, por)
    values (${randomUUID()}, ${persona.id}, ${curso.id}, ${hora}::timestamptz::date, '', ${persona.id})`,
  yaNoExime: ({ persona }) =>
    sql`update exenciones set terminada_en = ahora() where usuario_id = ${persona.id} and terminada_en is null`,
  exceptua: ({
    persona,
    curso,
    actividad,
    hora,
    si,
  }) => sql`insert into excepciones (usuario_id, curso_id, actividad_id, hasta, motivo, por)
    values (${persona.id}, ${curso.id}, ${actividad}, ${si ? hora : null}, '', ${persona.id})
    on conflict (usuario_id, actividad_id) do update set hasta = excluded.hasta`,
  yaNoExceptua: ({ persona }) => sql`delete from excepciones where usuario_id = ${persona.id}`,
  entra: ({ persona, grupo }) =>
    sql`insert into grupo_miembros (usuario_id, grupo_id) values (${persona.id}, ${grupo.id}) on conflict do nothing`,
  sale: ({ persona, grupo }) =>
    sql`delete from grupo_miembros where usuario_id = ${persona.id} and grupo_id = ${grupo.id}`,
  archivaGrupo: ({ grupo, si }) =>
    sql`update grupos set estado = ${si ? 'archivado' : 'activo'} where id = ${grupo.id}`,
  asigna: ({
    grupo,
    curso,
    hora,
  }) => sql`insert into grupo_cursos (grupo_id, curso_id, vence_en) values (${grupo.id}, ${curso.id}, ${hora})
    on conflict (grupo_id, curso_id) do update set vence_en = excluded.vence_en`,
  desasigna: ({ grupo, curso }) =>
    sql`delete from grupo_cursos where grupo_id = ${grupo.id} and curso_id = ${curso.id}`,
  titula: ({ curso }) => sql`update cursos set titulo = titulo || '.' where id = ${curso.id}`,
  fecha: ({ curso, hora, si }) =>
    si
      ? sql`update cursos set inicia_en = ${hora} where id = ${curso.id}`
      : sql`update cursos set termina_en = ${hora} where id = ${curso.id}`,
  sinFechas: ({ curso }) => sql`update cursos set inicia_en = null, termina_en = null where id = ${curso.id}`,
  archiva: ({ curso, si }) =>
    sql`update cursos set estado = ${si ? 'archivado' : 'publicado'} where id = ${curso.id}`,
  abreATodos: ({ curso, si }) =>
    sql`update cursos set acceso = ${si ? 'abierto' : 'asignado'}, categoria = ${si ? 'Una' : 'Otra'} where id = ${curso.id}`,
  otroCatalogo: ({ si }) =>
    sql`insert into cursos (id, titulo, estado, acceso, categoria) values (${randomUUID()}, 'De todos', ${si ? 'publicado' : 'borrador'}, 'abierto', 'Suya')`,
  margen: ({ curso, si }) =>
    sql`update curso_renovaciones set dias_de_margen = ${si ? 5 : 0} where curso_id = ${curso.id}`,
  vale: ({ curso, si }) => sql`update cursos set validez_meses = ${si ? 1 : 2} where id = ${curso.id}`,
  oculta: ({ actividad, si }) => sql`update actividades set oculta = ${si} where id = ${actividad}`,
  obliga: ({ actividad, si }) => sql`update actividades set obligatoria = ${si} where id = ${actividad}`,
  abreActividad: ({ actividad, hora }) =>
    sql`update actividades set disponible_desde = ${hora} where id = ${actividad}`,
  cierraActividad: ({ actividad, hora }) =>
    sql`update actividades set disponible_hasta = ${hora} where id = ${actividad}`,
  venceActividad: ({ actividad, hora }) =>
    sql`update actividades set vence_en = ${hora} where id = ${actividad}`,
  pide: ({ actividad, hora, grupo, si }) =>
    sql`update actividades set requisitos = ${JSON.stringify({
      modo: si ? 'todos' : 'alguno',
      condiciones: [
        { tipo: 'fecha', desde: hora },
        { tipo: 'grupo', grupoId: grupo.id },
      ],
    })} where id = ${actividad}`,
  noPide: ({ actividad }) =>
    sql`update actividades set requisitos = '{"modo":"todos","condiciones":[]}' where id = ${actividad}`,
  ordena: ({ curso, si }) =>
    sql`update actividades set orden = case when ${si} then orden else -orden end where curso_id = ${curso.id}`,
  seccion: ({ curso }) => sql`update secciones set orden = orden + 1 where curso_id = ${curso.id}`,
  abreEvaluacion: ({ evaluacion, hora }) =>
    sql`update evaluaciones set abre_en = ${hora} where id = ${evaluacion.id}`,
  cierraEvaluacion: ({ evaluacion, hora }) =>
    sql`update evaluaciones set cierra_en = ${hora} where id = ${evaluacion.id}`,
  publicaEvaluacion: ({ evaluacion, si }) =>
    sql`update evaluaciones set estado = ${si ? 'cerrada' : 'publicada'} where id = ${evaluacion.id}`,
  exceptuaEvaluacion: ({
    evaluacion,
    persona,
    grupo,
    hora,
    si,
  }) => sql`insert into evaluacion_excepciones (id, evaluacion_id, usuario_id, grupo_id, cambios, motivo, por)
    values (${randomUUID()}, ${evaluacion.id}, ${si ? persona.id : null}, ${si ? null : grupo.id}, ${JSON.stringify({ cierraEn: hora, intentos: 1 })}, '', ${persona.id})`,
  cambiaExcepcion: ({ evaluacion, hora }) =>
    sql`update evaluacion_excepciones set cambios = ${JSON.stringify({ cierraEn: hora })} where evaluacion_id = ${evaluacion.id}`,
  sinExcepcion: ({ evaluacion }) =>
    sql`delete from evaluacion_excepciones where evaluacion_id = ${evaluacion.id}`,
  devuelve: ({
    persona,
    curso,
    actividad,
    si,
  }) => sql`insert into entregas (id, actividad_id, curso_id, usuario_id, intento, estado, entregada_en, calificada_en)
    select ${randomUUID()}, ${actividad}, ${curso.id}, ${persona.id}, 1 + count(*), ${si ? 'devuelta' : 'entregada'}, ahora(), ahora()
      from entregas where usuario_id = ${persona.id} and actividad_id = ${actividad}`,
  cambiaEntrega: ({ persona, si }) =>
    sql`update entregas set estado = ${si ? 'calificada' : 'devuelta'} where usuario_id = ${persona.id}`,
  sinEntrega: ({ persona }) => sql`delete from entregas where usuario_id = ${persona.id}`,
  seMuda: ({ persona, si }) =>
    sql`update usuarios set zona_horaria = ${si ? 'Pacific/Auckland' : 'America/Lima'} where id = ${persona.id}`,
};
