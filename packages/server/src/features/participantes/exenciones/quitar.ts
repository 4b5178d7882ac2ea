import type { QuitarExencion, ResultadoDeExencion } from '@catedra/shared/participantes/exenciones.ts';
import { puedeEximir } from '@catedra/shared/cumplimiento/policy.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import { and, sql } from 'drizzle-orm';
import { notify } from '#features/avisos/offers.ts';
import { lockAQuienes } from '#features/participantes/exenciones/a-quienes.ts';
import { probar } from '#features/participantes/exenciones/probar.ts';
import { leerPlazos } from '#features/participantes/exenciones/sus-plazos.ts';
import { lockCursoDePlazos } from '#features/participantes/personas.ts';
import { avisoDeExencion } from '#features/participantes/plazos-dichos.ts';
import { lockPersonas, recordPersona } from '#features/sesion/offers.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import type { Work } from '#platform/changes/work.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';

/** Ends today the waivers that people have in a course. */
export async function quitarExencion(
  work: Work,
  cursoId: string,
  { motivo, simular, ...quienes }: QuitarExencion,
): Promise<ResultadoDeExencion> {
  const { tx, actor, now } = work;
  const curso = await lockCursoDePlazos(work, cursoId, 'plazos:eximir');
  const personas = await lockAQuienes(work, cursoId, quienes);
  const plazos = await leerPlazos(
    work,
    cursoId,
    personas.map(({ usuario }) => usuario.id),
  );
  const exentas = personas.filter(({ usuario }) => plazos.get(usuario.id)?.exentoHasta);
  const ids = exentas.map(({ usuario }) => usuario.id);
  const cuando = now.toISOString();
  const hecho = await probar(
    work,
    cursoId,
    exentas,
    { simular, iguales: personas.length - ids.length },
    async () => {
      await tx.execute(sql`
        update exenciones set terminada_en = ${cuando}, terminada_por = ${actor.id}, motivo_de_fin = ${motivo}
         where curso_id = ${cursoId} and usuario_id = any(${sql.param(ids)}::uuid[]) and terminada_en is null
           and hasta >= (${cuando}::timestamptz)::date - 1`);
    },
  );
  if (simular) return hecho;
  await notify(work, avisoDeExencion, ...ids.map((usuarioId) => ({ usuarioId, cursoId, cuando })));
  for (const persona of exentas) recordPersona(work, persona, { exento: [String(curso.titulo), null] });
  return { ...hecho, marca: cuando };
}

/** Exactly what one act did in a course: what it gave was never given, and what it ended goes on. */
export async function deshacerExencion(
  work: Work,
  cursoId: string,
  marca: string,
): Promise<{ hechas: number }> {
  const { tx, actor } = work;
  const curso = await lockCursoDePlazos(work, cursoId, 'plazos:eximir');
  const { rows } = await tx.execute<{ id: string; dada: boolean }>(sql`
    select usuario_id as id, bool_or(en = ${marca}::timestamptz) as dada from exenciones
     where curso_id = ${cursoId} and (en = ${marca}::timestamptz and terminada_en is null
       or terminada_en = ${marca}::timestamptz and en < ${marca}::timestamptz) group by 1`);
  if (rows.length === 0) return { hechas: 0 };
  const dadas = new Map(rows.map(({ id, dada }) => [id, dada]));
  const suyas = and(
    ...[puedeEximir(actor), usuarios.policy.read(actor)].map((alcance) => scopeSql(usuariosBinding, alcance)),
  );
  const personas = await lockPersonas(work, [...dadas.keys()], suyas);
  const ids = sql.param(personas.map(({ usuario }) => usuario.id));
  // One that began and ended at once excuses from nothing, and the row tells who undid it.
  const { rowCount: quitadas } = await tx.execute(sql`
    update exenciones set terminada_en = en, terminada_por = ${actor.id}
     where curso_id = ${cursoId} and usuario_id = any(${ids}::uuid[]) and en = ${marca}::timestamptz and terminada_en is null`);
  const { rowCount: vueltas } = await tx.execute(sql`
    update exenciones set terminada_en = null, terminada_por = null, motivo_de_fin = null
     where curso_id = ${cursoId} and usuario_id = any(${ids}::uuid[]) and terminada_en = ${marca}::timestamptz
       and en < ${marca}::timestamptz`);
  const titulo = String(curso.titulo);
  const cuando = work.now.toISOString();
  await notify(
    work,
    avisoDeExencion,
    ...personas.map(({ usuario }) => ({ usuarioId: usuario.id, cursoId, cuando })),
  );
  for (const persona of personas)
    recordPersona(work, persona, {
      exento: dadas.get(persona.usuario.id) ? [titulo, null] : [null, titulo],
    });
  return { hechas: Math.max(quitadas ?? 0, vueltas ?? 0) };
}
