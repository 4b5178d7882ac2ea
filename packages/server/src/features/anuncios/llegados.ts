import { sql } from 'drizzle-orm';
import { type FilaDeAnuncio, personasSql, uuids } from '#features/anuncios/destinos.ts';
import type { Database } from '#platform/db/pool.ts';

/** Without an end, so many days after its mail it is no news for whoever comes. */
export const AUN_ES_NUEVO_DIAS = 30;

/** Those that people have now, whose mail was given out and who may be joined by somebody yet. */
export async function leerAlcanzables(db: Pick<Database, 'execute'>, now: Date): Promise<string[]> {
  const ahora = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select a.id from anuncios a
     where a.publicado_en is not null and a.retirado_en is null and a.correo <> 'no' and a.desde <= ${ahora}
       and (a.hasta > ${ahora} or a.hasta is null and a.mandado_en > ${ahora} - ${AUN_ES_NUEVO_DIAS} * interval '1 day')
       and a.mandado_en is not null`);
  return rows.map(({ id }) => id);
}

/** Who of its audience came after its mail: to the academy, to one of its groups or to one of its courses. */
export async function leerLlegados(
  db: Pick<Database, 'execute'>,
  { grupos, cursos, ambito, mandadoEn, ...para }: FilaDeAnuncio,
): Promise<string[]> {
  const susGrupos = uuids([...grupos, ...(ambito ?? [])]);
  const { rows } = await db.execute<{ id: string }>(sql`
    select u.id from ${personasSql({ ...para, grupos, cursos, ambito })} p join usuarios u on u.id = p.usuario_id
     where u.creado_en > ${mandadoEn}::timestamptz
        or exists (select from miembros_vigentes m
                    where m.usuario_id = u.id and m.grupo_id = any(${susGrupos}) and m.desde > ${mandadoEn}::timestamptz)
        or exists (select from matriculas x
                    where x.usuario_id = u.id and x.curso_id = any(${uuids(cursos)}) and x.desde > ${mandadoEn}::timestamptz)`);
  return rows.map(({ id }) => id);
}
