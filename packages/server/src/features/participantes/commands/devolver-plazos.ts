import { sql } from 'drizzle-orm';
import { notify } from '#features/avisos/offers.ts';
import { laDeAntes } from '#features/cursos/offers.ts';
import { quitarCierres } from '#features/participantes/cierres/dar-cierres.ts';
import { avisoDeProrroga } from '#features/participantes/plazos-dichos.ts';
import { type Persona, recordPersona } from '#features/sesion/offers.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Row } from '#platform/collections/rows.ts';

interface Vuelta extends Record<string, unknown> {
  readonly id: string;
  readonly puesta: string;
  readonly motivoPuesto: string;
  readonly venceEn: string | null;
  readonly motivo: string | null;
}

const momentoOf = (momento: string | null) => momento && new Date(momento).toISOString();

/** Whoever still has the date that was given to them at that moment has again the one they had, or none. */
export async function devolverPlazos(
  work: Work,
  curso: Row,
  personas: readonly Persona[],
  en: string,
): Promise<number> {
  const ids = sql.param(personas.map(({ usuario }) => usuario.id));
  const { rows } = await work.tx.execute<Vuelta>(sql`
    with puestas as (
      select * from prorrogas where curso_id = ${curso.id} and usuario_id = any(${ids}::uuid[]) and en = ${en}::timestamptz
         for update),
    sin as (
      delete from prorrogas p using puestas x
       where p.usuario_id = x.usuario_id and p.curso_id = x.curso_id and x.antes is null),
    con as (
      update prorrogas p set vence_en = (x.antes->>'venceEn')::timestamptz, motivo = x.antes->>'motivo',
             por = (x.antes->>'por')::uuid, en = (x.antes->>'en')::timestamptz, antes = ${laDeAntes(sql`x.antes`)}
        from puestas x where p.usuario_id = x.usuario_id and p.curso_id = x.curso_id and x.antes is not null)
    select usuario_id as id, vence_en as puesta, motivo as "motivoPuesto", antes->>'venceEn' as "venceEn",
           antes->>'motivo' as motivo from puestas`);
  await quitarCierres(
    work,
    curso.id,
    en,
    rows.map(({ id }) => id),
  );
  const cuando = work.now.toISOString();
  await notify(
    work,
    avisoDeProrroga,
    ...rows.map(({ id: usuarioId }) => ({ usuarioId, cursoId: curso.id, cuando })),
  );
  const porId = new Map(personas.map((persona) => [persona.usuario.id, persona]));
  for (const { id, puesta, motivoPuesto, venceEn, motivo } of rows) {
    const persona = porId.get(id);
    if (!persona) continue;
    recordPersona(work, persona, {
      plazo: [momentoOf(puesta), String(curso.titulo)],
      venceEn: [momentoOf(puesta), momentoOf(venceEn)],
      motivo: [motivoPuesto, motivo],
    });
  }
  return rows.length;
}
