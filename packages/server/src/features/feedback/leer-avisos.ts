import type { Actor } from '@catedra/shared/core/actor.ts';
import { loQueDiceElAviso } from '@catedra/shared/feedback/aviso.ts';
import type { AvisoDePregunta } from '@catedra/shared/feedback/schemas.ts';
import { enUnaLinea, type LoQueSeLee } from '@catedra/shared/preguntas/en-una-linea.ts';
import { sql } from 'drizzle-orm';
import { exigirClaves, leerParaAutor } from '#features/evaluaciones/offers.ts';
import { loQueSeLee } from '#features/preguntas/offers.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';

const MAX_AVISOS = 200;

type Leido = Omit<AvisoDePregunta, 'pregunta'> & { readonly leido: LoQueSeLee };

/** What was reported of the questions of an evaluation, what waits first; of nobody in particular. */
export async function leerAvisos(
  db: Database,
  actor: Actor,
  id: string,
): Promise<{ avisos: AvisoDePregunta[] }> {
  const { actividadId, cursoId } = await leerParaAutor(db, actor, id);
  await exigirClaves(db, actor, cursoId);
  const { rows } = await db.execute<Leido & Record<string, unknown>>(sql`
    select f.id, p.id as "preguntaId", v.numero as version, p.numero as vigente,
           ${loQueSeLee(sql`v.publica`)} as leido, coalesce(f.texto, '') as texto,
           ${isoSql(sql`f.creado_en`)} as en, f.estado, f.respuesta
      from feedback f
      join preguntas p on p.id = f.pregunta_id
      join pregunta_versiones v on v.pregunta_id = p.id and v.numero = coalesce(f.pregunta_version, p.numero)
     where f.actividad_id = ${actividadId} and f.tipo = 'error'
     order by f.estado = 'resuelto', f.creado_en desc, f.id limit ${MAX_AVISOS}`);
  const avisos = rows.map(({ leido, ...uno }) => ({
    ...uno,
    pregunta: enUnaLinea(leido),
    texto: loQueDiceElAviso(uno.texto),
  }));
  return { avisos };
}
