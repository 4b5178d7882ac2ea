import { datosInvalidos } from '@catedra/shared/core/errors.ts';
import { errorDeExencion } from '@catedra/shared/cumplimiento/actos.ts';
import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import type { DarExencion, ResultadoDeExencion } from '@catedra/shared/participantes/exenciones.ts';
import { sql } from 'drizzle-orm';
import { notify } from '#features/avisos/offers.ts';
import { lockAQuienes } from '#features/participantes/exenciones/a-quienes.ts';
import { probar } from '#features/participantes/exenciones/probar.ts';
import { lockCursoDePlazos } from '#features/participantes/personas.ts';
import { avisoDeExencion } from '#features/participantes/plazos-dichos.ts';
import { recordPersona } from '#features/sesion/offers.ts';
import type { Work } from '#platform/changes/work.ts';

/** Excuses people from a course until a day; one that they have gives way to this one. */
export async function eximirDeCurso(
  work: Work,
  cursoId: string,
  { hasta, dias, motivo, simular, ...quienes }: DarExencion,
): Promise<ResultadoDeExencion> {
  const { tx, actor, now } = work;
  const curso = await lockCursoDePlazos(work, cursoId, 'plazos:eximir');
  const { rows } = await tx.execute<{ zona: string }>(sql`select zona_horaria as zona from academia`);
  const mal = errorDeExencion(hasta, diaEn(now, rows[0]?.zona ?? 'UTC'));
  if (mal) throw datosInvalidos({ hasta: mal });
  const personas = await lockAQuienes(work, cursoId, quienes);
  const mismas = await conEstaMisma(work, cursoId, { hasta, dias, motivo });
  const alcanzadas = personas.filter(({ usuario }) => !mismas.has(usuario.id));
  const ids = alcanzadas.map(({ usuario }) => usuario.id);
  const cuando = now.toISOString();
  const hecho = await probar(
    work,
    cursoId,
    alcanzadas,
    { simular, iguales: personas.length - ids.length },
    async () => {
      // Whichever may be in force somewhere: one that is over ended by itself before this.
      await tx.execute(sql`
      update exenciones e set terminada_en = ${cuando}, terminada_por = ${actor.id}
       where e.curso_id = ${cursoId} and e.usuario_id = any(${sql.param(ids)}::uuid[]) and e.terminada_en is null
         and e.hasta >= (${cuando}::timestamptz)::date - 1`);
      await tx.execute(sql`
      insert into exenciones (id, usuario_id, curso_id, hasta, dias, motivo, por, en)
      select gen_random_uuid(), x, ${cursoId}, ${hasta}::date, ${dias}::smallint, ${motivo}, ${actor.id}, ${cuando}
        from unnest(${sql.param(ids)}::uuid[]) x order by x`);
    },
  );
  if (simular) return hecho;
  await notify(work, avisoDeExencion, ...ids.map((usuarioId) => ({ usuarioId, cursoId, cuando })));
  // The reason may be health data: the log tells that it was given, never why.
  for (const persona of alcanzadas) recordPersona(work, persona, { exento: [null, String(curso.titulo)] });
  return { ...hecho, marca: cuando };
}

/** Who has one with all of it alike, in force: asked again after a lost answer, it does nothing more. */
async function conEstaMisma(
  { tx, now }: Work,
  cursoId: string,
  { hasta, dias, motivo }: Pick<DarExencion, 'hasta' | 'dias' | 'motivo'>,
): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select e.usuario_id as id from exenciones e
      join matriculas_guardadas m on m.usuario_id = e.usuario_id and m.curso_id = e.curso_id and not m.adelantada
     where e.curso_id = ${cursoId} and e.terminada_en is null and m.exento_hasta > ${now.toISOString()}
       and (e.hasta, e.dias, e.motivo) = (${hasta}::date, ${dias}::smallint, ${motivo}::text)`);
  return new Set(rows.map(({ id }) => id));
}
