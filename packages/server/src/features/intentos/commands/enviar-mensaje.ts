import { puedeVigilar } from '@catedra/shared/intentos/policy.ts';
import type { EnviarMensaje } from '@catedra/shared/intentos/sala.ts';
import { sql } from 'drizzle-orm';
import { anotarIntentos } from '#features/intentos/audit.ts';
import type { Hechos } from '#features/intentos/commands/varios.ts';
import { abrirActo, cerrarActo } from '#features/intentos/sala/acto.ts';
import { alcanzados } from '#features/intentos/sala/destino.ts';
import { leerSuSala } from '#features/intentos/sala/leer-sala.ts';
import { intentosTable } from '#features/intentos/table.ts';
import type { Work } from '#platform/changes/work.ts';

const YA_NO = 'Ya ha terminado: no lo leería.';

/** Writes to those who are inside: each of them hears that there is something, and reads it in their exam. */
export async function enviarMensaje(
  work: Work,
  evaluacionId: string,
  { id, a, texto }: EnviarMensaje,
): Promise<Hechos> {
  await leerSuSala(work.tx, work.actor, evaluacionId);
  const { estos, fallos } = await alcanzados(work.tx, work.actor, evaluacionId, a, puedeVigilar(work.actor));
  const hecho = await abrirActo(work, { id, evaluacionId, tipo: 'mensaje', texto, minutos: null });
  if (hecho) return { ...hecho, fallos: [] };
  const ids = estos.map((uno) => uno.id);
  const { rows } = await work.tx.execute<{ id: string }>(sql`
    insert into sala_mensajes (acto_id, intento_id)
    select ${id}::uuid, i.id from intentos i
     where i.id = any(${sql.param(ids)}::uuid[]) and i.estado in ('en_curso', 'vencido') order by i.id
    returning intento_id as id`);
  const llega = new Set(rows.map((fila) => fila.id));
  for (const uno of estos)
    if (!llega.has(uno.id)) fallos.push({ id: uno.id, persona: uno.persona, frase: YA_NO });
  if (llega.size > 0) {
    const filas = await work.tx
      .select()
      .from(intentosTable)
      .where(sql`${intentosTable.id} = any(${sql.param([...llega])}::uuid[])`);
    await anotarIntentos(work, filas, filas);
  }
  await cerrarActo(work, id, llega.size);
  return { hechos: llega.size, fallos };
}
