import { archivosEnTexto } from '@catedra/shared/archivos/direccion.ts';
import { datosInvalidos } from '@catedra/shared/core/errors.ts';
import { cursos } from '@catedra/shared/cursos/collection.ts';
import { calificaA } from '@catedra/shared/entregas/policy.ts';
import { sql } from 'drizzle-orm';
import type { Work } from '#platform/changes/work.ts';
import type { Binding } from '#platform/collections/binding.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';

const NO_LO_VES =
  'El texto enlaza un archivo que no existe o que no puedes ver. Quítalo, o sube el tuyo y enlázalo.';

interface Escrito {
  /** The field that is told. */
  readonly campo: string;
  readonly antes: readonly string[];
  readonly despues: readonly string[];
}

/**
 * A text names files that its writer sees: their own, those of a course in their sight, and what was handed in there
 * for whoever marks. What it named already may stay, whoever put it there.
 */
export async function exigirArchivosALaVista(
  { tx, actor }: Work,
  cursosBinding: Binding,
  { campo, antes, despues }: Escrito,
): Promise<void> {
  const ya = new Set(archivosEnTexto(...antes));
  const ids = archivosEnTexto(...despues).filter((id) => !ya.has(id));
  if (ids.length === 0) return;
  const propositos = ['portada', 'contenido', ...(calificaA(actor) === 'nadie' ? [] : ['entrega'])];
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from archivos f
     where f.id = any(${sql.param(ids)}::uuid[]) and f.estado = 'listo' and (
       f.usuario_id = ${actor.id}
       or (f.proposito = any(${sql.param(propositos)}::text[]) and exists (
         select from cursos where cursos.id = f.curso_id
            and ${scopeSql(cursosBinding, cursos.policy.read(actor)) ?? sql`true`})))`);
  if (rows[0]?.n !== ids.length) throw datosInvalidos({ [campo]: NO_LO_VES });
}
