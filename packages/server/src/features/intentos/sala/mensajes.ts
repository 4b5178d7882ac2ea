import type { MensajeDeSala } from '@catedra/shared/intentos/sala.ts';
import { SE_QUEDAN } from '#features/intentos/sala/leer-vivos.ts';
import { isoText } from '#platform/db/columns.ts';
import type { Queryable } from '#platform/db/queryable.ts';

export interface MensajeEnviado extends MensajeDeSala {
  readonly por: string;
}

const ENVIADOS = {
  name: 'intentos.sala-mensajes',
  text: `
  select a.id, a.texto, u.nombre || ' ' || u.apellidos as de, ${isoText('a.en')} as en, a.por,
         (select count(*)::int from sala_mensajes s where s.acto_id = a.id) as personas,
         (select count(s.visto_en)::int from sala_mensajes s where s.acto_id = a.id) as vistos
    from sala_actos a join usuarios u on u.id = a.por
   where a.evaluacion_id = $1 and a.tipo = 'mensaje' and a.en > $2::timestamptz - interval '${SE_QUEDAN}'
   order by a.en desc limit 50`,
};

/** What was written to the room in its last day, and how many say that they have seen it. */
export async function leerEnviados(
  on: Queryable,
  evaluacionId: string,
  now: Date,
): Promise<MensajeEnviado[]> {
  const { rows } = await on.query<MensajeEnviado>({ ...ENVIADOS, values: [evaluacionId, now.toISOString()] });
  return rows;
}
