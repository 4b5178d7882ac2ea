import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { HechosDelIntento } from '@catedra/shared/intentos/hechos.ts';
import {
  puedeAmpliar,
  puedeAnular,
  puedeVerIntentos,
  puedeVigilar,
} from '@catedra/shared/intentos/policy.ts';
import { sql } from 'drizzle-orm';
import { alcanzaA, lasDe } from '#features/intentos/alcance.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';

type Puede = HechosDelIntento['puede'];

/** What happened in the attempt of somebody who is watched: facts, and what was written to them. */
export async function leerHechos(db: Database, actor: Actor, id: string): Promise<HechosDelIntento> {
  const { rows } = await db.execute<Puede & Record<string, unknown>>(sql`
    select ${alcanzaA(actor, puedeVerIntentos(actor))} as ver, ${alcanzaA(actor, puedeAmpliar(actor))} as ampliar,
           ${alcanzaA(actor, puedeAnular(actor))} as anular
      from intentos i join usuarios u on u.id = i.usuario_id
     where i.id = ${id} and u.fecha_baja is null and ${lasDe(actor, puedeVigilar(actor))}`);
  const [puede] = rows;
  if (!puede) throw noEncontrado();
  const [sucesos, archivos, mensajes] = await Promise.all([
    db.execute<HechosDelIntento['sucesos'][number] & Record<string, unknown>>(sql`
      select s.tipo, ${isoSql(sql`s.en`)} as en, s.detalle, u.nombre || ' ' || u.apellidos as por
        from intento_sucesos s left join usuarios u on u.id = s.por
       where s.intento_id = ${id} order by s.en desc limit 500`),
    db.execute<HechosDelIntento['archivos'][number] & Record<string, unknown>>(sql`
      select ${isoSql(sql`a.creado_en`)} as en
        from intentos i join archivos a on a.usuario_id = i.usuario_id and a.actividad_id = i.actividad_id
       where i.id = ${id} and a.proposito = 'entrega' and a.estado = 'listo' and a.creado_en >= i.empezado_en
         and a.creado_en <= coalesce(i.entregado_en, i.anulado_en, a.creado_en) order by a.creado_en desc limit 100`),
    db.execute<HechosDelIntento['mensajes'][number] & Record<string, unknown>>(sql`
      select u.nombre || ' ' || u.apellidos as de, a.texto, ${isoSql(sql`a.en`)} as en, ${isoSql(sql`m.visto_en`)} as "vistoEn"
        from sala_mensajes m join sala_actos a on a.id = m.acto_id join usuarios u on u.id = a.por
       where m.intento_id = ${id} order by a.en desc`),
  ]);
  const nada = { ver: puede.ver, ampliar: false, anular: false };
  return {
    sucesos: sucesos.rows,
    archivos: archivos.rows,
    mensajes: mensajes.rows,
    puede: actor.quienMira ? nada : puede,
  };
}
