import { puedeSubir } from '@catedra/shared/archivos/policy.ts';
import { archivoQueFalta } from '@catedra/shared/preguntas/errors.ts';
import { archivosDe, type Mitades } from '@catedra/shared/preguntas/textos.ts';
import { sql } from 'drizzle-orm';
import type { Work } from '#platform/changes/work.ts';

type Archivo = { id: string; cursoId: string | null; yaEstaba: boolean };

/** A question shows files of its own course, those of a course that its author writes, or those it showed already. */
async function exigirSuyos(
  work: Work,
  { id, cursoId }: { readonly id: string; readonly cursoId: string | null },
  ids: readonly string[],
): Promise<void> {
  const { rows } = await work.tx.execute<Archivo>(sql`
    select f.id, f.curso_id as "cursoId",
           exists (select from pregunta_archivos u where u.pregunta_id = ${id} and u.archivo_id = f.id) as "yaEstaba"
      from archivos f
     where f.id = any(${sql.param(ids)}::uuid[]) and f.proposito = 'contenido' and f.estado = 'listo'
       for key share of f`);
  const valen = rows.filter(
    (uno) =>
      uno.yaEstaba ||
      (uno.cursoId !== null && uno.cursoId === cursoId) ||
      puedeSubir(work.actor, { proposito: 'contenido', cursoId: uno.cursoId }),
  );
  if (valen.length < ids.length) throw archivoQueFalta();
}

/** Notes down the files that it shows now, and forgets those that none of its versions shows any more. */
export async function enlazarArchivos(
  work: Work,
  pregunta: { readonly id: string; readonly cursoId: string | null },
  mitades: Mitades,
): Promise<void> {
  const { id } = pregunta;
  const ids = archivosDe(mitades);
  if (ids.length > 0) {
    await exigirSuyos(work, pregunta, ids);
    await work.tx.execute(sql`
      insert into pregunta_archivos (pregunta_id, archivo_id)
      select ${id}, f from unnest(${sql.param(ids)}::uuid[]) f on conflict do nothing`);
  }
  await work.tx.execute(sql`
    delete from pregunta_archivos u
     where u.pregunta_id = ${id}
       and not exists (select from pregunta_versiones v
                        where v.pregunta_id = u.pregunta_id and strpos(v.publica::text, u.archivo_id::text) > 0)
       and not exists (select from pregunta_claves k
                        where k.pregunta_id = u.pregunta_id and strpos(k.clave::text, u.archivo_id::text) > 0)
       and not exists (select from preguntas p
                        where p.id = u.pregunta_id
                          and strpos(concat(p.borrador_publica::text, p.borrador_clave::text), u.archivo_id::text) > 0)`);
}
