import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { otraLaRepara, seReparoDespues } from '@catedra/shared/intentos/reparar/errors.ts';
import type { DeshacerReparacion, Reparacion } from '@catedra/shared/intentos/reparar/schemas.ts';
import { eq, sql } from 'drizzle-orm';
import { leerUna } from '#features/intentos/commands/reparar.ts';
import { cerrojoDeReparar } from '#features/intentos/reparar/al-calificar.ts';
import { exigirPregunta, gruposQueRepara } from '#features/intentos/reparar/alcance.ts';
import { deshacerReparacionJob } from '#features/intentos/reparar/deshacer.ts';
import { bloquearReparacion } from '#features/intentos/reparar/filas.ts';
import { leerCertificadosQueDio } from '#features/intentos/reparar/leer-deshacer.ts';
import { leerReglas } from '#features/intentos/resultados/leer-resultados.ts';
import { reparacionesTable } from '#features/intentos/table.ts';
import { retirarCertificados } from '#features/progreso/offers.ts';
import type { Work } from '#platform/changes/work.ts';

/** Undoes the last repair of a question; who completed something by it keeps it, and their certificates as was chosen. */
export async function deshacerReparacion(
  work: Work,
  id: string,
  { motivo, certificados }: DeshacerReparacion,
): Promise<Reparacion> {
  gruposQueRepara(work.actor);
  const [vista] = await work.tx.select().from(reparacionesTable).where(eq(reparacionesTable.id, id));
  if (!vista) throw noEncontrado();
  const { cursoId } = await leerReglas(work.tx, work.actor, vista.evaluacionId);
  await exigirPregunta(work.tx, work.actor, vista.preguntaId);
  await work.tx.execute(sql`select ${cerrojoDeReparar(vista.evaluacionId)}`);
  const fila = await bloquearReparacion(work.tx, id);
  const antes = await leerUna(work, id);
  if (fila.estado === 'deshaciendo' || fila.estado === 'deshecha') return antes;
  if (fila.estado === 'en_curso') throw otraLaRepara();
  const { rows } = await work.tx.execute(sql`
    select 1 from reparaciones s where s.evaluacion_id = ${fila.evaluacionId} and s.pregunta_id = ${fila.preguntaId}
       and s.orden > ${fila.orden} and s.estado <> 'deshecha' limit 1`);
  if (rows.length > 0) throw seReparoDespues();
  if (!antes.sePuedeDeshacer) throw sinPermiso();
  if (certificados === 'retirar') {
    const dados = await leerCertificadosQueDio(work.tx, work.actor, fila);
    if (!dados.every(({ alcanza }) => alcanza)) throw sinPermiso();
    await retirarCertificados(
      work,
      dados.map((uno) => uno.id),
      motivo,
    );
  }
  const { rows: cuenta } = await work.tx.execute<{ personas: number }>(sql`
    select count(distinct i.usuario_id)::int as personas from reparacion_lugares l join intentos i on i.id = l.intento_id
     where l.reparacion_id = ${id}`);
  await work.tx
    .update(reparacionesTable)
    .set({
      estado: 'deshaciendo',
      deshechaPor: work.actor.id,
      deshechaMotivo: motivo,
      deshechaEn: work.now.toISOString(),
      personas: cuenta[0]?.personas ?? 0,
      hechas: 0,
    })
    .where(eq(reparacionesTable.id, id));
  work.record({
    coleccion: 'intentos',
    documento: fila.evaluacionId,
    antes: null,
    despues: { usuarioId: work.actor.id, cursoId, grupoIds: [...(fila.grupoIds ?? [])] },
    detalle: { reparacion: [fila.tipo, null], pregunta: [fila.preguntaId, null], motivo: [null, motivo] },
  });
  await work.enqueue(deshacerReparacionJob, { id });
  return leerUna(work, id);
}
