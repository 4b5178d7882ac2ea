import { eventosDe } from '@catedra/shared/avisos/a-quien.ts';
import { eventoDe } from '@catedra/shared/avisos/eventos.ts';
import type { HorasDeCorreo } from '@catedra/shared/avisos/horas.ts';
import type { Preferencia, Preferencias } from '@catedra/shared/avisos/preferencias.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { sql } from 'drizzle-orm';
import { academiaTable } from '#features/ajustes/table.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** The academy's hours, from the row of its settings under this name. */
export const horasSql = sql`
  json_build_object('nocheDesde', to_char(d.noche_desde, 'HH24:MI'), 'nocheHasta', to_char(d.noche_hasta, 'HH24:MI'),
    'horaDelDia', to_char(d.hora_del_dia, 'HH24:MI'))`;

interface Fila extends Record<string, unknown> {
  readonly correo: string | null;
  readonly parado: string | null;
  readonly horas: HorasDeCorreo;
  readonly eventos: Preferencia[];
}

/** How somebody is told by mail of each thing that may happen to them, and where it goes. */
export async function leerPreferencias(
  db: Database | Tx,
  actor: Pick<Actor, 'id' | 'permisos'>,
): Promise<Preferencias> {
  const suyos = eventosDe(actor).map((evento, n) => {
    const { correo: usual, siempre = false } = eventoDe(evento);
    return { n, evento, usual, siempre };
  });
  const { rows } = await db.execute<Fila>(sql`
    select u.correo, q.motivo as parado, ${horasSql} as horas,
           (select json_agg(json_build_object('evento', e.evento,
                     'correo', modo_de_aviso(e.usual, e.siempre, p.correo, a.correo, a.elegible),
                     'elegible', not e.siempre and coalesce(a.elegible, true)) order by e.n)
              from json_to_recordset(${JSON.stringify(suyos)}) as e(n int, evento text, usual text, siempre boolean)
              left join avisos_preferencias p on p.usuario_id = u.id and p.evento = e.evento
              left join avisos_de_academia a on a.evento = e.evento) as eventos
      from ${usuariosTable} u cross join ${academiaTable} d left join correos_parados q on q.correo = u.correo
     where u.id = ${actor.id}`);
  const [fila] = rows;
  if (!fila) throw new Error('Whoever asks is no person');
  return fila;
}
