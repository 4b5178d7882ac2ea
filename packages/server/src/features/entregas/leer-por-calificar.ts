import type { Contenido } from '@catedra/shared/actividades/contenido.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { EntregaPorCalificar } from '@catedra/shared/entregas/schemas.ts';
import { intentosQueQuedan, tareaDe } from '@catedra/shared/entregas/rules.ts';
import { sql } from 'drizzle-orm';
import { enPapelera, lasDeQuienesCalifica } from '#features/entregas/alcance.ts';
import { anotacionesPuestas } from '#features/entregas/anotaciones.ts';
import { leerEntregas } from '#features/entregas/queries.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';

interface Fila extends Record<string, unknown> {
  readonly persona: EntregaPorCalificar['persona'];
  readonly curso: EntregaPorCalificar['curso'];
  readonly actividad: { readonly id: string; readonly titulo: string; readonly venceEn: string | null };
  readonly contenido: Contenido;
  readonly por: string | null;
  readonly intento: number;
  readonly ronda: number;
  readonly tieneCorreo: boolean;
  readonly enPapelera: boolean;
  readonly anotaciones: EntregaPorCalificar['anotaciones'];
}

/** A hand-in with everything that is needed to mark it. */
export async function leerPorCalificar(
  db: Database,
  actor: Actor,
  entregaId: string,
): Promise<EntregaPorCalificar> {
  const { rows } = await db.execute<Fila>(sql`
    select json_build_object('id', u.id, 'nombre', u.nombre, 'apellidos', u.apellidos) as persona,
           json_build_object('id', c.id, 'titulo', c.titulo) as curso,
           json_build_object('id', a.id, 'titulo', a.titulo, 'venceEn', ${isoSql(sql`a.vence_en`)}) as actividad,
           a.contenido, trim(p.nombre || ' ' || p.apellidos) as por, e.intento, e.ronda, u.correo is not null as "tieneCorreo",
           ${enPapelera} as "enPapelera", ${anotacionesPuestas(actor, sql`e.id`, sql`-1`)} as anotaciones
      from entregas e join usuarios u on u.id = e.usuario_id
      join actividades a on a.id = e.actividad_id join cursos c on c.id = e.curso_id
      left join usuarios p on p.id = e.calificada_por
     where e.id = ${entregaId} and ${lasDeQuienesCalifica(actor)}`);
  const [fila] = rows;
  if (!fila) throw noEncontrado();
  const {
    persona,
    curso,
    actividad,
    contenido,
    por,
    intento,
    ronda,
    tieneCorreo,
    enPapelera: tirada,
    anotaciones,
  } = fila;
  const tarea = tareaDe(contenido);
  const deEsaPersona = sql`e.actividad_id = ${actividad.id} and e.usuario_id = ${persona.id} and e.ronda = ${ronda}`;
  const entregas = await leerEntregas(db, sql`${deEsaPersona} and e.intento <= ${intento}`);
  const [entrega, ...anteriores] = entregas;
  if (!entrega) throw noEncontrado();
  const { instrucciones, rubrica, pideTexto, maxIntentos } = tarea;
  return {
    entrega,
    anotaciones,
    persona,
    curso,
    actividad: { ...actividad, instrucciones, rubrica, pideTexto },
    calificadaPor: por,
    intentosQueQuedan: intentosQueQuedan(intento, maxIntentos),
    propia: persona.id === actor.id,
    tieneCorreo,
    enPapelera: tirada,
    anteriores,
  };
}
