import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado, soloLectura } from '@catedra/shared/core/errors.ts';
import type { AnotarHechos, HechoDelEquipo } from '@catedra/shared/intentos/hechos.ts';
import type { Database } from '#platform/db/pool.ts';

/**
 * Only what the page of this very attempt said, from the tab that writes, while it goes on; at its own moment by the
 * server's clock, never before it began nor later than now. The same again is known by its moment.
 */
const ANOTAR = {
  name: 'intentos.anotar-hechos',
  text: `
  with suyo as (select * from intentos where id = $1 and usuario_id = $2),
  anotados as (
    insert into intento_sucesos (intento_id, tipo, en, detalle)
    select s.id, h.tipo, least(greatest(h.en, s.empezado_en), $5::timestamptz), h.detalle
      from suyo s cross join json_to_recordset($4) as h(tipo text, en timestamptz, detalle text)
     where s.estado = 'en_curso' and s.pestana = $3 and h.tipo = any(s.anota)
       and not exists (select from intento_sucesos y where y.intento_id = s.id and y.tipo = h.tipo and y.detalle = h.detalle
                          and y.en = least(greatest(h.en, s.empezado_en), $5::timestamptz)))
  select id from suyo`,
};

const detalleDe = (hecho: HechoDelEquipo): string => {
  const [cuantos, uno, varios] =
    hecho.tipo === 'foco'
      ? [hecho.segundos, 'segundo', 'segundos']
      : [hecho.caracteres, 'carácter', 'caracteres'];
  return `${cuantos} ${cuantos === 1 ? uno : varios}`;
};

/** What a device tells of itself: how much, and never what. */
export async function anotarHechos(
  db: Database,
  actor: Actor,
  id: string,
  { pestana, hechos }: AnotarHechos,
  now: Date,
): Promise<void> {
  if (actor.quienMira) throw soloLectura();
  const filas = hechos.map((hecho) => ({ tipo: hecho.tipo, en: hecho.en, detalle: detalleDe(hecho) }));
  const values = [id, actor.id, pestana, JSON.stringify(filas), now.toISOString()];
  const { rows } = await db.$client.query({ ...ANOTAR, values });
  if (rows.length === 0) throw noEncontrado();
}
