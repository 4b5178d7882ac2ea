import { esEvaluacion } from '@catedra/shared/actividades/tipos/evaluacion/ficha.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { alcance, matches } from '@catedra/shared/core/scope.ts';
import { evaluaciones } from '@catedra/shared/evaluaciones/collection.ts';
import { estaEnLasRedes } from '@catedra/shared/evaluaciones/redes.ts';
import { aperturaDe } from '@catedra/shared/intentos/apertura.ts';
import { aprueba } from '@catedra/shared/intentos/nota.ts';
import { puertaDe } from '@catedra/shared/intentos/puerta.ts';
import type { EvaluacionPorDentro, MiIntento } from '@catedra/shared/intentos/antes.ts';
import { dondeResta } from '@catedra/shared/preguntas/que-pide.ts';
import { situacionesDe } from '@catedra/shared/progreso/rules.ts';
import { and, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import { actividadesTable } from '#features/actividades/table.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { evaluacionesBinding } from '#features/evaluaciones/binding.ts';
import { evaluacionesTable } from '#features/evaluaciones/table.ts';
import {
  abiertoDe,
  cierreSuyo,
  efectivoDe,
  hechosDe,
  type IntentoBreve,
  leerLoSuyo,
  ultimoFin,
} from '#features/intentos/empezar/suyos.ts';
import { type AnteElla, loQueVeDe } from '#features/intentos/resultados/lo-que-ve.ts';
import { anotadoDe, cursoTiradoDe, enCursoDe, loAnotado } from '#features/intentos/empezar/sin-lugar.ts';
import { loQueResta } from '#features/intentos/empezar/lo-que-resta.ts';
import { leerNombresDeGrupos, leerPasos, recorridoDe, zonaDe } from '#features/progreso/offers.ts';
import { progresoTable } from '#features/progreso/vigente.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';
import type { Platform } from '#platform/platform.ts';
import { vencerUno } from '#features/intentos/acabar/vencer.ts';

type Reglas = typeof evaluacionesTable.$inferSelect;

async function leerFila(db: Database, actor: Actor, zonaDeLaAcademia: string, id: string) {
  const scope = scopeSql(evaluacionesBinding, evaluaciones.policy.read(actor));
  // Whoever was inside when it was hidden or removed, with its course or without, goes on to the end and keeps what they did;
  // who lost the course, to the end alone.
  const cursoTirado = cursoTiradoDe(actor.id);
  const dentro = sql`exists (select from intentos i where i.evaluacion_id = ${id} and i.usuario_id = ${actor.id}
          and (i.estado in ('en_curso', 'vencido') or ${inArray(evaluacionesTable.cursoId, [...actor.cursoIds])}
            or ${cursoTirado}))`;
  const [fila] = await db
    .select({
      evaluacion: {
        ...getTableColumns(evaluacionesTable),
        conContrasena: sql<boolean>`exists (select from evaluacion_secretos s
          where s.evaluacion_id = ${evaluacionesTable.id} and s.contrasena is not null)`,
      },
      titulo: actividadesTable.titulo,
      suCierre: cierreSuyo(actor.id),
      anotado: loAnotado,
      cursoTirado,
      contenido: actividadesTable.contenido,
      curso: getTableColumns(cursosTable),
      zona: zonaDe(actor.id, zonaDeLaAcademia),
      preguntas: sql<number>`(select coalesce(sum(coalesce(l.cuantas, 1)), 0)::int from evaluacion_lugares l
        left join preguntas p on p.id = l.pregunta_id
        where l.evaluacion_id = ${evaluacionesTable.id} and p.tipo is distinct from 'descripcion')`,
      puntos: sql<number>`(select coalesce(sum(l.puntos * coalesce(l.cuantas, 1)), 0)::float from evaluacion_lugares l
        left join preguntas p on p.id = l.pregunta_id
        where l.evaluacion_id = ${evaluacionesTable.id} and p.tipo is distinct from 'descripcion')`,
      restas: loQueResta(evaluacionesTable.id),
      redes: sql<string[]>`coalesce((select to_json(s.redes) from evaluacion_secretos s
        where s.evaluacion_id = ${evaluacionesTable.id}), '[]')`,
      abiertaEn: sql<string | null>`(select ${isoSql(sql`t.abierta_en`)} from puertas t
        where t.evaluacion_id = ${evaluacionesTable.id})`,
    })
    .from(evaluacionesTable)
    .innerJoin(actividadesTable, eq(actividadesTable.id, evaluacionesTable.actividadId))
    .innerJoin(cursosTable, eq(cursosTable.id, evaluacionesTable.cursoId))
    .leftJoin(progresoTable, anotadoDe(actor.id))
    .where(and(eq(evaluacionesTable.id, id), scope && or(scope, dentro)));
  if (!fila) throw noEncontrado();
  return fila;
}

/** An attempt in its person's history: its mark as far as the matrix allows. */
function deLaHistoria(reglas: Reglas, ante: AnteElla, intento: IntentoBreve, now: Date): MiIntento {
  const { id, numero, estado, empezadoEn, venceEn, entregadoEn, heredado, provisional, codigo } = intento;
  const { ve } = loQueVeDe(reglas, ante, intento, now);
  const nota = ve.has('nota') ? intento.nota : null;
  return {
    id,
    numero,
    estado,
    empezadoEn,
    venceEn,
    motivo: entregadoEn === null && estado !== 'anulado' ? intento.motivo : null,
    entregadoEn,
    heredado,
    codigo,
    nota: nota === null ? null : Number(nota),
    provisional,
    aprobado: nota === null || provisional ? null : aprueba(nota, reglas.notaMinima),
    anulado:
      estado === 'anulado'
        ? { motivo: intento.motivo, en: intento.anuladoEn ?? venceEn ?? empezadoEn }
        : null,
  };
}

function porQueNoSeVe(inscrito: boolean, cursoTirado: boolean): string {
  if (cursoTirado) return 'El curso se ha retirado';
  return inscrito ? 'Ya no está a la vista en el curso' : 'Ya no tienes este curso';
}

/** The rules of an evaluation before it begins, as they stand for one person at this moment. */
export async function leerEvaluacion(
  platform: Platform,
  db: Database,
  actor: Actor,
  id: string,
  direccion: string,
): Promise<EvaluacionPorDentro> {
  const now = platform.clock.now();
  const fila = await leerFila(db, actor, platform.config.ZONA_HORARIA, id);
  const { evaluacion, titulo, contenido, curso, zona, preguntas, puntos, restas, redes, abiertaEn } = fila;
  const [pasos, leido] = await Promise.all([
    leerPasos(db, actor.id, [curso.id]),
    leerLoSuyo(db, actor.id, [id], actor),
  ]);
  const pasado = abiertoDe(leido(id));
  const vencido = typeof pasado?.limite === 'string' && Date.parse(pasado.limite) <= now.getTime();
  if (pasado && vencido && !actor.quienMira) await vencerUno(platform, pasado.id);
  const suyo = vencido ? (await leerLoSuyo(db, actor.id, [id], actor))(id) : leido(id);

  const lugar = pasos.findIndex((paso) => paso.id === evaluacion.actividadId);
  const mio = pasos[lugar];
  const inscrito = actor.cursoIds.includes(curso.id);
  const recorrido = recorridoDe(actor, { ...curso, zona }, await leerNombresDeGrupos(db, pasos), now);
  const situacion = situacionesDe(pasos, recorrido)[lugar];
  const deAutor = matches(alcance(actor, 'evaluaciones:ver'), { cursoId: curso.id });
  const oculta = !deAutor && (!mio || !inscrito);
  if (oculta && suyo.intentos.length === 0) throw noEncontrado();
  const cerrada = !deAutor && situacion?.estado === 'bloqueada';
  const efectivo = efectivoDe(evaluacion, suyo, mio?.evaluacion ?? null);
  const intentosHechos = hechosDe(suyo);
  const aprobada = fila.anotado?.hecho === 'completada';
  const ante = { suyo, suCierre: fila.suCierre, aprobada };
  return {
    evaluacion,
    titulo,
    descripcion: esEvaluacion(contenido) && !cerrada ? contenido.descripcion : '',
    curso,
    inscrito,
    motivo: oculta ? porQueNoSeVe(inscrito, fila.cursoTirado) : inscrito ? (situacion?.motivo ?? null) : null,
    apertura: oculta
      ? { tipo: 'cerrada', cerroEn: null }
      : aperturaDe(
          { ...evaluacion, ...efectivo },
          { hechos: intentosHechos, ultimoEn: ultimoFin(suyo), aprobada },
          now,
        ),
    sitio: redes.length === 0 ? 'cualquiera' : estaEnLasRedes(direccion, redes) ? 'dentro' : 'fuera',
    puerta: puertaDe(evaluacion, abiertaEn),
    efectivo: {
      abreEn: efectivo.abreEn,
      cierraEn: efectivo.cierraEn,
      intentos: efectivo.intentos,
      intentosDados: efectivo.intentosDados,
      segundos: efectivo.segundos,
      factor: efectivo.factor,
    },
    preguntas,
    puntos,
    resta: dondeResta(restas),
    intentosHechos,
    ultimoIntentoEn: ultimoFin(suyo),
    nota: fila.anotado?.nota ?? null,
    aprobada,
    enCurso: enCursoDe(abiertoDe(suyo)),
    historial: suyo.intentos.map((intento) => deLaHistoria(evaluacion, ante, intento, now)).toReversed(),
    ahora: now.toISOString(),
  };
}
