import type { Actor } from '@catedra/shared/core/actor.ts';
import { DomainError, sinPermiso } from '@catedra/shared/core/errors.ts';
import { cabeEnElGrupo } from '@catedra/shared/participantes/cierres.ts';
import { puedeAmpliar } from '@catedra/shared/intentos/policy.ts';
import { type SQL, sql } from 'drizzle-orm';
import { devolverCierres, ponerCierres } from '#features/evaluaciones/offers.ts';
import { afectadaSql, casosSql, pruebasQueCierran } from '#features/participantes/cierres/casos.ts';
import { contarCasos, ve } from '#features/participantes/cierres/contar.ts';
import { deSuMatricula } from '#features/participantes/cierres/entradas.ts';
import type { Work } from '#platform/changes/work.ts';

const fueraDeAlcance = () =>
  new DomainError(
    403,
    'FUERA_DE_TUS_GRUPOS',
    'No puedes dar otra fecha en la evaluación a todas esas personas: algunas no son de tus grupos.',
  );

type Quienes = { readonly grupoId: string } | { readonly usuarioIds: readonly string[] };

const quienesSql = (quienes: Quienes): SQL =>
  'grupoId' in quienes
    ? sql`m.usuario_id in (select gm.usuario_id from miembros_vigentes gm where gm.grupo_id = ${quienes.grupoId})`
    : sql`m.usuario_id = any(${sql.param([...quienes.usuarioIds])}::uuid[])`;

const puedeConElGrupo = (actor: Actor, grupoId: string) =>
  puedeAmpliar(actor) === true || actor.tutorGrupoIds.includes(grupoId);

/** Whoever may not give exceptions is refused before anything is done. */
export function exigirDarCierres(actor: Actor, cursoId: string): void {
  if (puedeAmpliar(actor) === false || !ve(actor, { cursoId })) throw sinPermiso();
}

/**
 * The evaluations that close to these people before their deadline in the course close to them then: one exception for
 * their group where it serves everyone, else one each. Done again it finds nobody, and does nothing.
 */
export async function darCierres(work: Work, cursoId: string, quienes: Quienes): Promise<void> {
  const { tx, actor } = work;
  exigirDarCierres(actor, cursoId);
  const pruebas = await pruebasQueCierran(tx, [cursoId]);
  if (pruebas.length === 0) return;
  const casos = (ids: readonly string[]) => casosSql(deSuMatricula(cursoId, quienesSql(quienes)), ids);
  const cuentas = await contarCasos(tx, actor, casos(pruebas.map(({ evaluacionId }) => evaluacionId)));
  for (const { evaluacionId, fueraDeAlcance: fuera, ultimoPlazo, ...cuenta } of cuentas) {
    if (evaluacionId === null || cuenta.afectadas === cuenta.sinRemedio) continue;
    if (fuera > 0) throw fueraDeAlcance();
    const alGrupo = 'grupoId' in quienes && cabeEnElGrupo({ ...cuenta, ultimoPlazo });
    const suyos = sql`
      select c.evaluacion_id, c.usuario_id as de, c.vence_en as cierra_en from (${casos([evaluacionId])}) c
       where ${afectadaSql} and not c.otra_fecha ${alGrupo ? sql`and c.propio` : sql``}`;
    // Their own first: what the group is given would leave nobody else concerned.
    await ponerCierres(work, 'usuario_id', suyos);
    if (!alGrupo) continue;
    if (!puedeConElGrupo(actor, quienes.grupoId)) throw fueraDeAlcance();
    await ponerCierres(
      work,
      'grupo_id',
      sql`select ${evaluacionId}::uuid as evaluacion_id, ${quienes.grupoId}::uuid as de, ${ultimoPlazo}::timestamptz as cierra_en`,
    );
  }
}

/** What an act on a deadline gave in its evaluations, to some or to all, taken back by whoever may give it. */
export async function quitarCierres(
  work: Work,
  cursoId: string,
  marca: string,
  usuarioIds?: readonly string[],
): Promise<void> {
  if (puedeAmpliar(work.actor) === false || !ve(work.actor, { cursoId })) return;
  await devolverCierres(work, { cursoId, marca, usuarioIds });
}
