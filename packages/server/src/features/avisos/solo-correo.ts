import { eventoDe } from '@catedra/shared/avisos/eventos.ts';
import { type SQL, sql } from 'drizzle-orm';
import { declared } from '#features/avisos/declared.ts';
import type { Notice } from '#features/avisos/notice.ts';
import { repartir } from '#features/avisos/repartir.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Work } from '#platform/changes/work.ts';

/** What stands in the bell by itself, and is now to be mailed. */
interface PorMandar {
  readonly asunto: string;
  readonly ocasion: string;
  /** What is asked of each line later, with whose it is, to look whether it is still so. */
  readonly datos: object;
  /** How its mail leaves to somebody, of what they and the academy chose: an expression over `p` and `d`. */
  readonly modo: SQL;
}

/**
 * A line for each of these people only for its mail, by one statement however many they are; whoever chose not to get it, has
 * no address or one that was refused has none. Twice is once.
 */
export async function notifyByMail<Data extends object>(
  work: Work,
  { event }: Notice<Data>,
  { asunto, ocasion, datos, modo }: PorMandar,
  usuarioIds: readonly string[],
): Promise<void> {
  const evento = declared.get(event)?.evento;
  if (!evento) throw new Error(`${event} is no notice`);
  const ahora = work.now.toISOString();
  const { rows } = await work.tx.execute<{ n: number }>(sql`
    with suyas as materialized (
      select u.id, u.zona_horaria as zona, ${modo} as modo
        from ${usuariosTable} u
        left join avisos_preferencias p on p.usuario_id = u.id and p.evento = ${evento}
        left join avisos_de_academia d on d.evento = ${evento}
       where u.id = any(${sql.param([...usuarioIds])}::uuid[]) and u.correo is not null
         and not exists (select from correos_parados q where q.correo = u.correo)),
    salidas as materialized (
      select modo, zona, salida_de_correo(modo, ${ahora}::timestamptz, zona, ${eventoDe(evento).deNoche === true}) as sale
        from (select distinct modo, zona from suyas) z),
    escritas as (
      insert into avisos (usuario_id, aviso, asunto, ocasion, evento, datos, dicho, en, leido_en, modo, sitio, sale_en, solo_correo)
      select s.id, ${event}, ${asunto}, ${ocasion}, ${evento}, ${JSON.stringify(datos)}::jsonb || jsonb_build_object('usuarioId', s.id),
             '{}', ${ahora}, ${ahora}, s.modo, ${work.site}, z.sale, true
        from suyas s join salidas z on z.modo = s.modo and z.zona is not distinct from s.zona
       where s.modo <> 'nunca'
       order by s.id
          on conflict on constraint avisos_una_vez do nothing
      returning sale_en)
    select count(*)::int as n from escritas where sale_en <= ${ahora}`);
  if ((rows[0]?.n ?? 0) > 0) await work.enqueue(repartir, {});
}
