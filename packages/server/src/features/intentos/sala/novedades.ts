import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado, soloLectura } from '@catedra/shared/core/errors.ts';
import type { MensajeRecibido, Novedades } from '@catedra/shared/intentos/sala.ts';
import { yaNoSeGuarda } from '#features/intentos/commands/guardar.ts';
import { isoText } from '#platform/db/columns.ts';
import type { Platform } from '#platform/platform.ts';

interface Fila extends Omit<Novedades, 'mensajes' | 'ahora'> {
  readonly causa: 'persona' | 'tiempo' | 'administracion' | null;
  readonly mensajes: readonly MensajeRecibido[];
}

const NOVEDADES = {
  name: 'intentos.novedades',
  text: `
  select i.estado, i.epoca, i.causa, i.motivo, ${isoText('i.vence_en')} as "venceEn",
         coalesce((select json_agg(json_build_object('id', a.id, 'texto', a.texto, 'en', ${isoText('a.en')},
                     'de', u.nombre || ' ' || u.apellidos) order by a.en, a.id)
            from sala_mensajes s join sala_actos a on a.id = s.acto_id join usuarios u on u.id = a.por
           where s.intento_id = i.id and s.visto_en is null), '[]') as mensajes
    from intentos i where i.id = $1 and i.usuario_id = $2`,
};

/** The hour, the state and what was written to someone's own attempt while it is open: nothing of its questions. */
export async function leerNovedades({ db, clock }: Platform, actor: Actor, id: string): Promise<Novedades> {
  const { rows } = await db.$client.query<Fila>({ ...NOVEDADES, values: [id, actor.id] });
  const [fila] = rows;
  if (!fila) throw noEncontrado();
  const { estado, epoca, venceEn, motivo, mensajes } = fila;
  if (estado !== 'en_curso' && estado !== 'vencido') throw yaNoSeGuarda(fila);
  return { estado, epoca, venceEn, motivo, mensajes: [...mensajes], ahora: clock.now().toISOString() };
}

const CONFIRMAR = {
  name: 'intentos.mensajes-vistos',
  text: `
  with suyo as (select id from intentos where id = $1 and usuario_id = $2),
  puestas as (
    update sala_mensajes s set visto_en = $4 from suyo
     where s.intento_id = suyo.id and s.acto_id = any($3::uuid[]) and s.visto_en is null)
  select id from suyo`,
};

/** They say that they have seen them; said again it changes nothing. */
export async function confirmarMensajes(
  { db, clock }: Platform,
  actor: Actor,
  id: string,
  ids: readonly string[],
): Promise<void> {
  if (actor.quienMira) throw soloLectura();
  const values = [id, actor.id, [...ids], clock.now().toISOString()];
  const { rows } = await db.$client.query({ ...CONFIRMAR, values });
  if (rows.length === 0) throw noEncontrado();
}
