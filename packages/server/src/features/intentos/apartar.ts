import type { EntradaDelEquipo } from '@catedra/shared/intentos/en-curso.ts';
import { finDeIntento } from '@catedra/shared/intentos/vencer.ts';
import { sql } from 'drizzle-orm';
import type { FilaDeIntento } from '#features/intentos/filas.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

const MAX_TARDIAS = 500;

/** What comes after the end but was written down before it by the device is kept apart, for a person to decide. */
export async function apartar(
  db: Database | Tx,
  intento: FilaDeIntento,
  entradas: readonly EntradaDelEquipo[],
  now: Date,
): Promise<void> {
  const fin = finDeIntento(intento);
  const aTiempo = entradas.filter(({ equipoEn }) => fin !== null && Date.parse(equipoEn) <= Date.parse(fin));
  if (aTiempo.length === 0) return;
  await db.execute(sql`
    insert into intento_tardias (intento_id, lugar, revision, respuesta, equipo_en, recibida_en)
    select ${intento.id}, e.lugar, e.revision, e.respuesta, e."equipoEn", ${now.toISOString()}::timestamptz
      from json_to_recordset(${JSON.stringify(aTiempo)}) as e(lugar smallint, revision int, respuesta jsonb, "equipoEn" timestamptz)
      join intento_preguntas p on p.intento_id = ${intento.id} and p.lugar = e.lugar and p.revision < e.revision
     limit greatest(0, ${MAX_TARDIAS} - (select count(*) from intento_tardias t where t.intento_id = ${intento.id}))
    on conflict do nothing`);
}
