import { sql } from 'drizzle-orm';
import { retirarPlazoPropio } from '#features/grupos/offers.ts';
import { quitarCierres } from '#features/participantes/cierres/dar-cierres.ts';
import { type Persona, recordPersona } from '#features/sesion/offers.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Row } from '#platform/collections/rows.ts';

/** Takes back the course from those who were given it by name at that moment, unless something was decided of them since. */
export async function deshacerInscripcion(
  work: Work,
  curso: Row,
  personas: readonly Persona[],
  desde: string,
): Promise<ReadonlySet<string>> {
  const ids = sql.param(personas.map(({ usuario }) => usuario.id));
  const { rows } = await work.tx.execute<{ id: string }>(sql`
    delete from inscripciones i
     where i.curso_id = ${curso.id} and i.usuario_id = any(${ids}::uuid[]) and i.desde = ${desde}::timestamptz
       and not exists (select from prorrogas p
                        where p.usuario_id = i.usuario_id and p.curso_id = i.curso_id and p.en > i.desde)
    returning i.usuario_id as id`);
  const quitadas = new Set(rows.map(({ id }) => id));
  await retirarPlazoPropio(work, [...quitadas], desde);
  await quitarCierres(work, curso.id, desde, [...quitadas]);
  for (const persona of personas)
    if (quitadas.has(persona.usuario.id))
      recordPersona(work, persona, { curso: [String(curso.titulo), null] });
  return quitadas;
}
