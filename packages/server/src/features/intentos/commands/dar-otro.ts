import { randomUUID } from 'node:crypto';
import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { puedeAmpliar, puedeVerIntentos } from '@catedra/shared/intentos/policy.ts';
import { sql } from 'drizzle-orm';
import { notify } from '#features/avisos/offers.ts';
import { evaluacionesBinding } from '#features/evaluaciones/binding.ts';
import { alcanzaA, lasDe } from '#features/intentos/alcance.ts';
import { FUERA_DE_SU_ALCANCE, type Hechos } from '#features/intentos/commands/varios.ts';
import { leerReglas } from '#features/intentos/resultados/leer-resultados.ts';
import { avisoDeOtroIntento } from '#features/intentos/notices.ts';
import { efectivoDe, hechosDe, leerLoSuyo } from '#features/intentos/empezar/suyos.ts';
import type { Work } from '#platform/changes/work.ts';
import { find } from '#platform/collections/store.ts';

interface OtroIntento {
  readonly usuarioIds: readonly string[];
  readonly motivo: string;
}

interface Gente extends Record<string, unknown> {
  readonly id: string;
  readonly nombre: string;
  readonly puede: boolean;
}

/** One attempt more than they have made, as an exception of their own; whoever still has one keeps what they have. */
export async function darOtro(
  work: Work,
  evaluacionId: string,
  { usuarioIds, motivo }: OtroIntento,
): Promise<Hechos> {
  const reglas = await leerReglas(work.tx, work.actor, evaluacionId);
  // In the bin nobody could begin it.
  if (!(await find(work.tx, evaluacionesBinding, work.actor, evaluacionId, 'leer'))) throw noEncontrado();
  const unicos = [...new Set(usuarioIds)];
  const ve = lasDe(work.actor, puedeVerIntentos(work.actor));
  const amplia = puedeAmpliar(work.actor);
  if (amplia === false) throw sinPermiso();
  const { rows: gente } = await work.tx.execute<Gente>(sql`
    select u.id, u.nombre || ' ' || u.apellidos as nombre, ${alcanzaA(work.actor, amplia)} as puede from usuarios u
     where u.id = any(${sql.param(unicos)}::uuid[]) and u.fecha_baja is null and ${ve}
       and exists (select from matriculas m where m.usuario_id = u.id and m.curso_id = ${reglas.cursoId})
     order by u.id`);
  if (gente.length !== unicos.length) throw noEncontrado();
  if (!gente.some(({ puede }) => puede)) throw sinPermiso();
  const { rows } = await work.tx.execute<{
    intentos: number | null;
    minutos: number | null;
    abreEn: null;
    cierraEn: null;
  }>(
    sql`select intentos, minutos, null as "abreEn", null as "cierraEn" from evaluaciones where id = ${evaluacionId}`,
  );
  const [base] = rows;
  if (!base) throw noEncontrado();
  const fallos: Hechos['fallos'] = [];
  let hechos = 0;
  for (const { id, nombre, puede } of gente) {
    if (!puede) {
      fallos.push({ id, persona: nombre, frase: FUERA_DE_SU_ALCANCE });
      continue;
    }
    const suyo = (await leerLoSuyo(work.tx, id, [evaluacionId]))(evaluacionId);
    const { intentos } = efectivoDe(base, suyo, null);
    if (intentos === null || intentos > hechosDe(suyo)) {
      fallos.push({ id, persona: nombre, frase: 'Todavía le quedan intentos.' });
      continue;
    }
    const cambios = JSON.stringify({ intentos: hechosDe(suyo) + 1 });
    await work.tx.execute(sql`
      insert into evaluacion_excepciones (id, evaluacion_id, usuario_id, cambios, motivo, por, en)
      values (${randomUUID()}, ${evaluacionId}, ${id}, ${cambios}::jsonb, ${motivo}, ${work.actor.id}, ${work.now.toISOString()})
      on conflict on constraint evaluacion_excepciones_una_por_persona do update
         set cambios = evaluacion_excepciones.cambios || excluded.cambios, motivo = excluded.motivo, por = excluded.por, en = excluded.en`);
    work.record({
      coleccion: 'intentos',
      documento: evaluacionId,
      antes: null,
      despues: { usuarioId: id, cursoId: reglas.cursoId, grupoIds: [] },
      detalle: { intentos: [hechosDe(suyo), hechosDe(suyo) + 1], motivo: [null, motivo] },
    });
    await notify(work, avisoDeOtroIntento, { usuarioId: id, evaluacionId, motivo });
    hechos += 1;
  }
  return { hechos, fallos };
}
