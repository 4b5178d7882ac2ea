import type { Curso } from '@catedra/shared/cursos/collection.ts';
import { disponibilidadDe } from '@catedra/shared/aprendizaje/disponibilidad.ts';
import { estadoDeAvance } from '@catedra/shared/participantes/estado.ts';
import type { CursoDePersona } from '@catedra/shared/participantes/persona.ts';
import { aQuienSigue } from '@catedra/shared/participantes/rules.ts';
import { caminoDe } from '@catedra/shared/progreso/rules.ts';
import { sql } from 'drizzle-orm';
import { loQueVence } from '#features/aprendizaje/offers.ts';
import { totalDelCurso } from '#features/cursos/offers.ts';
import type { Mirada } from '#features/participantes/mirada.ts';
import {
  avanceDe,
  cumplimientoDe,
  exentoHastaDe,
  externaDe,
  porCorregirDe,
  leerNombresDeGrupos,
  leerPasos,
  type PasoLeido,
  recorridoDe,
  riesgoDe,
  ultimoDiaDe,
} from '#features/progreso/offers.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';

type LoQueFalta = Pick<CursoDePersona, 'siguiente' | 'primero' | 'minutos' | 'sinDuracion'>;
type Suyo = Omit<CursoDePersona, keyof LoQueFalta | 'estado' | 'publicado' | 'porcentaje' | 'piso'>;

interface Fila extends Suyo, Record<string, unknown> {
  readonly estado: Curso['estado'];
  readonly secuencial: boolean;
  readonly iniciaEn: string | null;
  readonly terminaEn: string | null;
  readonly zona: string;
  readonly porcentaje: number | null;
  /** What counts from an earlier round for whoever has not begun this one. */
  readonly deAntes: number;
  readonly pisoEn: string | null;
  readonly pisoMotivo: string | null;
  readonly conPiso: boolean;
  readonly grupoIds: string[];
}

/** What they take and what they did, with the one progress figure; whoever lost a course has no date in it. */
export async function cursosDePersona(db: Database, mirada: Mirada): Promise<CursoDePersona[]> {
  const filas = await leerFilas(db, mirada);
  const abiertos = filas.filter(
    (fila) => disponibilidadDe(fila, mirada.now) === 'abierto' && fila.desde !== null,
  );
  const pasos = await leerPasos(
    db,
    mirada.usuarioId,
    abiertos.map(({ id }) => id),
  );
  const nombres = await leerNombresDeGrupos(db, pasos);
  const porCurso = Map.groupBy(pasos, ({ cursoId }) => cursoId);
  return filas.map((fila) => {
    const suyos = porCurso.get(fila.id);
    const faltan = suyos ? loQueFalta(fila, suyos, nombres, mirada.now) : NADA;
    const { estado, porcentaje, deAntes, pisoEn, pisoMotivo, conPiso, grupoIds: _, ...curso } = fila;
    return {
      ...curso,
      porcentaje: porcentaje ?? deAntes,
      publicado: estado === 'publicado',
      estado: estadoDeAvance({ porcentaje, cumplimiento: fila.cumplimiento }),
      piso: conPiso && pisoEn && pisoMotivo ? { en: pisoEn, motivo: pisoMotivo } : null,
      ...faltan,
    };
  });
}

const NADA: LoQueFalta = { siguiente: null, primero: null, minutos: 0, sinDuracion: 0 };

/** The first of the dates to come that their home shows them of this course, unless it is the course's own. */
function loPrimero(fila: Fila, pasos: readonly PasoLeido[], now: Date): CursoDePersona['primero'] {
  const curso = {
    ...fila,
    slug: fila.id,
    disponibilidad: 'abierto' as const,
    completadoEn: fila.terminadoEn,
  };
  const [primero] = loQueVence([curso], pasos, now).filter(
    ({ venceEn }) => Date.parse(venceEn) > now.getTime(),
  );
  if (!primero || primero.tipo === 'curso') return null;
  const { tipo, titulo, venceEn } = primero;
  return { tipo, titulo, venceEn };
}

function loQueFalta(
  fila: Fila,
  pasos: readonly PasoLeido[],
  nombres: Parameters<typeof recorridoDe>[2],
  now: Date,
): LoQueFalta {
  const suyo = { terminado: fila.terminadoEn !== null, piso: null };
  const { avance, siguiente } = caminoDe(pasos, recorridoDe(fila, fila, nombres, now), suyo);
  return {
    siguiente: pasos.find(({ id }) => id === siguiente)?.titulo ?? null,
    primero: loPrimero(fila, pasos, now),
    minutos: avance.minutos,
    sinDuracion: avance.sinDuracion,
  };
}

const SU_ZONA = '(select u.zona_horaria from usuarios u where u.id = suyos.usuario_id)';

async function leerFilas(db: Database, { actor, usuarioId, zona, now }: Mirada): Promise<Fila[]> {
  // Tutors hear of their own groups alone.
  const deEllos = sql`g.grupo_id = any(${sql.param(actor.tutorGrupoIds)}::uuid[])`;
  const visibles = aQuienSigue(actor) === true || usuarioId === actor.id ? sql`true` : deEllos;
  const { rows } = await db.execute<Fila>(sql`
    select c.id, c.titulo, c.imagen, c.estado, c.secuencial, ${isoSql(sql`c.inicia_en`)} as "iniciaEn",
           ${isoSql(sql`c.termina_en`)} as "terminaEn",
           coalesce((select u.zona_horaria from usuarios u where u.id = suyos.usuario_id), ${zona}) as zona,
           v.porcentaje, ${sql.raw(avanceDe('m'))} as "deAntes", coalesce(v.hechas, m.hechas, 0) as hechas,
           coalesce(v.total, m.total, ${totalDelCurso(sql`c.id`)}) as total,
           ${isoSql(sql`v.ultima_vez`)} as "ultimaVez", ${isoSql(sql`v.terminado_en`)} as "terminadoEn",
           ${isoSql(sql`m.desde`)} as desde, ${isoSql(sql`m.vence_en`)} as "venceEn",
           ${sql.raw(cumplimientoDe('m', [SU_ZONA], `'${now.toISOString()}'`))} as cumplimiento,
           ${sql.raw(porCorregirDe('m', `'${now.toISOString()}'`))} as "porCorregir",
           ${sql.raw(riesgoDe('m', [SU_ZONA], `'${now.toISOString()}'`))} as riesgo,
           ${sql.raw(exentoHastaDe('m', [SU_ZONA], `'${now.toISOString()}'`))} as "exentoHasta",
           ronda_vigente(suyos.usuario_id, c.id) as ronda, (select count(*)::int from rondas t where t.usuario_id = suyos.usuario_id
             and t.curso_id = c.id and t.ronda < ronda_vigente(t.usuario_id, t.curso_id)) as anteriores,
           ${sql.raw(ultimoDiaDe('m', SU_ZONA))} as "valeHasta", ${sql.raw(externaDe('m', 'v'))} as externa,
           coalesce(m.via <> 'grupo', false) as "porNombre", r.motivo as "motivoDeProrroga",
           ${isoSql(sql`n.en`)} as "recordadoEn",
           ${isoSql(sql`v.piso_en`)} as "pisoEn", motivo_del_piso(v.piso_historia, v.piso_motivo) as "pisoMotivo",
           v.piso is not null and v.terminado_en is null
             and v.porcentaje > 100 * v.hechas / greatest(1, v.total) as "conPiso",
           (select coalesce(sum(p.tiempo), 0)::int from progreso p
             where p.usuario_id = suyos.usuario_id and p.curso_id = c.id) as segundos,
           array(select g.nombre from miembros_vigentes g
                   join grupo_cursos gc on gc.grupo_id = g.grupo_id and gc.curso_id = c.id
                  where g.usuario_id = suyos.usuario_id and ${visibles} order by g.nombre) as grupos,
           array(select d.grupo_id from grupo_miembros d where d.usuario_id = suyos.usuario_id) as "grupoIds",
           atascos_en_json(suyos.usuario_id, c.id, ${now.toISOString()}) as atascos,
           excepciones_en_json(suyos.usuario_id, c.id) as excepciones
      from (select usuario_id, curso_id from matriculas where usuario_id = ${usuarioId}
            union select usuario_id, curso_id from avance_de_siempre where usuario_id = ${usuarioId}) suyos
      join cursos c on c.id = suyos.curso_id and viva(c.papelera)
      left join matriculas m on m.usuario_id = suyos.usuario_id and m.curso_id = c.id
      left join curso_avance v on v.usuario_id = suyos.usuario_id and v.curso_id = c.id
      left join prorrogas r on r.usuario_id = suyos.usuario_id and r.curso_id = c.id
      left join recordatorios n on n.usuario_id = suyos.usuario_id and n.curso_id = c.id
     order by v.ultima_vez desc nulls last, c.titulo, c.id`);
  return rows;
}
