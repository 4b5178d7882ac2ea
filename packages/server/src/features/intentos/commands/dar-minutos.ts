import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { puedeAmpliar } from '@catedra/shared/intentos/policy.ts';
import type { DarMinutos } from '@catedra/shared/intentos/sala.ts';
import { limiteDeRespuestas } from '@catedra/shared/intentos/vencer.ts';
import { sql } from 'drizzle-orm';
import { anotarIntentos } from '#features/intentos/audit.ts';
import type { Hechos } from '#features/intentos/commands/varios.ts';
import type { FilaDeIntento } from '#features/intentos/filas.ts';
import { abrirActo, cerrarActo } from '#features/intentos/sala/acto.ts';
import { alcanzados } from '#features/intentos/sala/destino.ts';
import { leerSuSala } from '#features/intentos/sala/leer-sala.ts';
import { intentosTable } from '#features/intentos/table.ts';
import type { Work } from '#platform/changes/work.ts';

/** Why nobody can give time to an attempt that way; null when they can. */
function impedimento({ estado, venceEn }: FilaDeIntento): string | null {
  if (estado === 'vencido') return 'Se le acabó el tiempo: reábrelo desde Resultados.';
  if (estado !== 'en_curso') return 'Ya ha terminado.';
  return venceEn === null ? 'No tiene límite de tiempo.' : null;
}

/** Its end moves forward, past the close too, never back: counted from now if its time is just over. */
function ampliada(
  antes: FilaDeIntento,
  { minutos, motivo }: Pick<DarMinutos, 'minutos' | 'motivo'>,
  now: Date,
): FilaDeIntento {
  const venceEn = new Date(
    Math.max(Date.parse(antes.venceEn ?? ''), now.getTime()) + minutos * MINUTO,
  ).toISOString();
  return {
    ...antes,
    motivo,
    version: antes.version + 1,
    venceEn,
    limite: limiteDeRespuestas({ ...antes, venceEn }),
  };
}

async function guardar(
  { tx, now, actor }: Work,
  despues: readonly FilaDeIntento[],
  { minutos, motivo }: Pick<DarMinutos, 'minutos' | 'motivo'>,
) {
  await tx.execute(sql`
    with estas as (
      select * from unnest(${sql.param(despues.map(({ id }) => id))}::uuid[],
        ${sql.param(despues.map(({ venceEn }) => venceEn))}::timestamptz[],
        ${sql.param(despues.map(({ limite }) => limite))}::timestamptz[]) e(id, vence_en, limite)),
    puestas as (
      update intentos i set vence_en = e.vence_en, limite = e.limite, version = i.version + 1, motivo = ${motivo}
        from estas e where i.id = e.id)
    insert into intento_sucesos (intento_id, tipo, en, detalle, por)
    select e.id, 'ampliado', ${now.toISOString()}::timestamptz, ${`${minutos} min. ${motivo}`}, ${actor.id}::uuid from estas e`);
}

/** More time for those who are inside, all in one step: nobody's answers wait for it. */
export async function darMinutos(
  work: Work,
  evaluacionId: string,
  { id, a, minutos, motivo }: DarMinutos,
): Promise<Hechos> {
  await leerSuSala(work.tx, work.actor, evaluacionId);
  const { estos, fallos } = await alcanzados(work.tx, work.actor, evaluacionId, a, puedeAmpliar(work.actor));
  const hecho = await abrirActo(work, { id, evaluacionId, tipo: 'minutos', texto: motivo, minutos });
  if (hecho) return { ...hecho, fallos: [] };
  const ids = estos.map((uno) => uno.id);
  // Not against what only points to them: a message that is being written to the same people.
  const filas = await work.tx
    .select()
    .from(intentosTable)
    .where(sql`${intentosTable.id} = any(${sql.param(ids)}::uuid[])`)
    .orderBy(intentosTable.id)
    .for('no key update');
  const personas = new Map(estos.map((uno) => [uno.id, uno.persona]));
  for (const fila of filas) {
    const frase = impedimento(fila);
    if (frase) fallos.push({ id: fila.id, persona: personas.get(fila.id) ?? '', frase });
  }
  const antes = filas.filter((fila) => impedimento(fila) === null);
  const despues = antes.map((fila) => ampliada(fila, { minutos, motivo }, work.now));
  if (despues.length > 0) {
    await guardar(work, despues, { minutos, motivo });
    await anotarIntentos(work, antes, despues);
  }
  await cerrarActo(work, id, despues.length);
  return { hechos: despues.length, fallos };
}
