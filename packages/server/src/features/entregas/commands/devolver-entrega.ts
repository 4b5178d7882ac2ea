import { versionAntigua } from '@catedra/shared/core/errors.ts';
import type { DevolverEntrega, Entrega } from '@catedra/shared/entregas/schemas.ts';
import {
  enLaPapelera,
  intentosQueQuedan,
  sinIntentos,
  tareaDe,
  yaDevuelta,
} from '@catedra/shared/entregas/rules.ts';
import { sql } from 'drizzle-orm';
import { anotarEntrega, avisar } from '#features/entregas/audit.ts';
import {
  bloquearParaCalificar,
  bloquearProgreso,
  exigirComentario,
} from '#features/entregas/commands/calificar-entrega.ts';
import { cambiar, crearBorrador, leerActividad } from '#features/entregas/store.ts';
import { cleanRichText } from '#features/cursos/binding.ts';
import { conSusCertificados, updateMine } from '#features/progreso/offers.ts';
import type { Work } from '#platform/changes/work.ts';

interface Devuelta {
  readonly entrega: Entrega;
  readonly cambiada: boolean;
}

/** Gives a work back for another try, which starts from what was handed in. */
export const devolverEntrega = (work: Work, entregaId: string, input: DevolverEntrega): Promise<Devuelta> =>
  conSusCertificados(
    work,
    sql`select usuario_id, curso_id from entregas where id = ${entregaId}`,
    { certificados: input.certificados, motivo: 'Se devolvió un trabajo con que terminó el curso.' },
    () => devolver(work, entregaId, input),
  );

async function devolver(work: Work, entregaId: string, input: DevolverEntrega): Promise<Devuelta> {
  const antes = await bloquearParaCalificar(work, entregaId);
  const comentario = cleanRichText(input.comentario);
  if (antes.estado === 'devuelta') {
    if (antes.comentario === comentario) return { entrega: antes, cambiada: false };
    throw yaDevuelta(antes);
  }
  if (antes.version !== input.version) throw versionAntigua(antes);
  const { contenido, admite } = await leerActividad(work, antes.actividadId);
  if (!admite) throw enLaPapelera();
  const { maxIntentos } = tareaDe(contenido);
  if (intentosQueQuedan(antes.intento, maxIntentos) === 0) throw sinIntentos(antes.intento);

  await exigirComentario(work, antes, comentario);
  const entrega = await cambiar(work, antes, {
    estado: 'devuelta',
    comentario,
    calificadaPor: work.actor.id,
    calificadaEn: work.now.toISOString(),
  });
  const { actividadId, cursoId, usuarioId, intento, texto, archivos } = entrega;
  await crearBorrador(work, {
    actividadId,
    cursoId,
    usuarioId,
    intento: intento + 1,
    texto,
    archivoIds: archivos.map(({ id }) => id),
  });
  await anotarEntrega(work, antes, entrega);
  const fila = await bloquearProgreso(work, antes);
  // What has to be done again is not done.
  if (fila.estado === 'completada')
    await updateMine(work, fila, { estado: 'en_curso', porcentaje: 0, completadoEn: null });
  else avisar(work, fila);
  return { entrega, cambiada: true };
}
