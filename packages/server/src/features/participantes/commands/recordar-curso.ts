import { antesDe, HORA } from '@catedra/shared/core/duraciones.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import type { Recordados, Recordar } from '@catedra/shared/participantes/schemas.ts';
import {
  aQuienSigue,
  cursoSinPublicar,
  HORAS_ENTRE_RECORDATORIOS,
} from '@catedra/shared/participantes/rules.ts';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { notify } from '#features/avisos/offers.ts';
import { recordatoriosTable } from '#features/cursos/table.ts';
import { recordatorioDeCurso } from '#features/participantes/notices.ts';
import { asiSql, cursoVisible, deCursoSql, quienesSql } from '#features/participantes/origen.ts';
import { enActivoSql } from '#features/usuarios/table.ts';
import type { Work } from '#platform/changes/work.ts';

interface Fila extends Record<string, unknown> {
  readonly usuarioId: string;
  readonly nombre: string;
  readonly apellidos: string;
  readonly correo: string | null;
  readonly puede: boolean;
}

/** How many without an address are named. */
const NOMBRADOS = 100;
/** How many of those it goes to are named. */
const PRIMEROS = 5;

const alguien = ({ usuarioId, nombre, apellidos }: Fila) => ({ usuarioId, nombre, apellidos });

const haceUnDia = ({ now }: Work) => antesDe(now, HORAS_ENTRE_RECORDATORIOS * HORA).toISOString();

/** Writes to those who have not finished, at most once a day to each. */
export async function recordarCurso(
  work: Work,
  cursoId: string,
  { usuarioIds, buscar, idos, soloContar = false, ...asi }: Recordar,
): Promise<Recordados> {
  const scope = aQuienSigue(work.actor);
  if (scope === false) throw sinPermiso();
  const curso = await cursoVisible(work.tx, work.actor, cursoId);
  if (curso.estado !== 'publicado') throw cursoSinPublicar();
  const { rows } = await work.tx.execute<Fila>(sql`
    select usuarios.id as "usuarioId", usuarios.nombre, usuarios.apellidos, usuarios.correo,
           ${enActivoSql(sql`usuarios`)} and not a.completada
             and (a.exento_hasta > ${work.now.toISOString()}) is not true as puede
      ${deCursoSql(cursoId, idos)}
       and ${quienesSql(scope, { buscar, idos })}
       and ${await asiSql(work.tx, cursoId, asi, work.now)}
       and ${usuarioIds ? sql`usuarios.id = any(${sql.param(usuarioIds)}::uuid[])` : sql`true`}
     order by usuarios.apellidos, usuarios.nombre, usuarios.id`);
  const pendientes = rows.filter(({ puede }) => puede);
  const conCorreo = pendientes.filter(({ correo }) => correo !== null);
  const enviados = await (soloContar ? sinAvisar : anotar)(work, cursoId, conCorreo);
  const suyos = new Set(enviados);
  if (!soloContar)
    await notify(work, recordatorioDeCurso, ...enviados.map((usuarioId) => ({ usuarioId, cursoId })));
  if (enviados.length > 0 && !soloContar)
    work.record({
      coleccion: 'recordatorios',
      documento: cursoId,
      antes: null,
      despues: { cursoId },
      detalle: { enviados: [0, enviados.length] },
    });
  return {
    enviados: enviados.length,
    primeros: conCorreo
      .filter(({ usuarioId }) => suyos.has(usuarioId))
      .slice(0, PRIMEROS)
      .map(alguien),
    yaAvisados: conCorreo.length - enviados.length,
    sinNada: rows.length - pendientes.length,
    cuantosSinCorreo: pendientes.length - conCorreo.length,
    sinCorreo: pendientes
      .filter(({ correo }) => correo === null)
      .slice(0, NOMBRADOS)
      .map(alguien),
  };
}

/** Those who would be reminded now. */
async function sinAvisar(work: Work, cursoId: string, filas: readonly Fila[]): Promise<string[]> {
  const recientes = and(eq(recordatoriosTable.cursoId, cursoId), gt(recordatoriosTable.en, haceUnDia(work)));
  const avisados = await work.tx
    .select({ usuarioId: recordatoriosTable.usuarioId })
    .from(recordatoriosTable)
    .where(recientes);
  const suyos = new Set(avisados.map(({ usuarioId }) => usuarioId));
  return filas.map(({ usuarioId }) => usuarioId).filter((usuarioId) => !suyos.has(usuarioId));
}

/** Those who were not reminded within the day; two requests at once write to each person once. */
async function anotar(work: Work, cursoId: string, filas: readonly Fila[]): Promise<string[]> {
  if (filas.length === 0) return [];
  const [por, en] = [work.actor.id, work.now.toISOString()];
  const anotados = await work.tx
    .insert(recordatoriosTable)
    .values(filas.map(({ usuarioId }) => ({ usuarioId, cursoId, por, en })))
    .onConflictDoUpdate({
      target: [recordatoriosTable.usuarioId, recordatoriosTable.cursoId],
      set: { por, en },
      setWhere: lte(recordatoriosTable.en, haceUnDia(work)),
    })
    .returning({ usuarioId: recordatoriosTable.usuarioId });
  return anotados.map(({ usuarioId }) => usuarioId);
}
