import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { Entrega, GuardarEntrega } from '@catedra/shared/entregas/schemas.ts';
import { alEntregar, plazoDeEntrega, tareaDe, yaEntregada } from '@catedra/shared/entregas/rules.ts';
import type { Progreso } from '@catedra/shared/progreso/collection.ts';
import { anotarEntrega } from '#features/entregas/audit.ts';
import { guardarSobre } from '#features/entregas/commands/guardar-entrega.ts';
import { leerProrroga } from '#features/entregas/queries.ts';
import {
  bloquearLasMias,
  cambiar,
  crearMiBorrador,
  esLoMismo,
  leerEntregable,
  limpia,
} from '#features/entregas/store.ts';
import {
  cargarMiCurso,
  cargarPasoAbierto,
  type PasoLeido,
  type Fila,
  insertMine,
  lockMine,
  updateMine,
} from '#features/progreso/offers.ts';
import type { Work } from '#platform/changes/work.ts';

/** Keeps the work and hands it in, in one step; handing in the same again changes nothing. */
export async function entregar(
  work: Work,
  zona: string,
  actividadId: string,
  input: GuardarEntrega,
): Promise<Entrega> {
  const curso = await cargarMiCurso(work, zona, actividadId);
  const propuesta = limpia(input);
  const [ultima, anterior] = await bloquearLasMias(work, actividadId);
  if (ultima && ['entregada', 'calificada'].includes(ultima.estado)) {
    if (esLoMismo(ultima, propuesta)) return ultima;
    throw yaEntregada(ultima);
  }

  const paso = await cargarPasoAbierto(work, curso, actividadId);
  const { contenido, venceEn } = await leerEntregable(work, actividadId);
  const [previa, borrador] = ultima?.estado === 'borrador' ? [anterior, ultima] : [ultima, null];
  const { tarde } = alEntregar(
    {
      tarea: tareaDe(contenido),
      venceEn: plazoDeEntrega(venceEn, await leerProrroga(work.tx, work.actor.id, curso.id)),
      texto: propuesta.texto,
      archivos: propuesta.archivoIds.length,
      anteriorTarde: previa?.tarde ?? null,
    },
    work.now,
  );
  const guardada = borrador
    ? await guardarSobre(work, borrador, propuesta)
    : await crearMiBorrador(work, paso, (previa?.intento ?? 0) + 1, propuesta);
  // Two first hand-ins at once: whoever came second finds what the first one left.
  if (!guardada) return entregar(work, zona, actividadId, input);

  const entregadaEn = work.now.toISOString();
  const entregada = await cambiar(work, guardada, { estado: 'entregada', tarde, entregadaEn });
  await anotarEntrega(work, guardada, entregada);
  await anotarProgreso(work, paso, entregada.intento);
  return entregada;
}

async function anotarProgreso(work: Work, paso: PasoLeido, intentos: number): Promise<Fila> {
  const completa = paso.regla === 'entregar';
  const valores = (fila: Fila | null) => ({
    ...tras(fila, completa, work.now.toISOString()),
    intentos,
  });
  const fila = await lockMine(work, paso.id);
  const nueva = fila ? null : await insertMine(work, paso, valores(null));
  if (nueva) return nueva;
  const actual = fila ?? (await lockMine(work, paso.id));
  if (!actual) throw noEncontrado();
  return updateMine(work, actual, valores(actual));
}

/** What is done stays done. */
function tras(
  fila: Fila | null,
  completa: boolean,
  now: string,
): Pick<Progreso, 'estado' | 'porcentaje' | 'completadoEn'> {
  if (fila?.estado === 'completada' || (fila && !completa))
    return { estado: fila.estado, porcentaje: fila.porcentaje, completadoEn: fila.completadoEn };
  if (!completa) return { estado: 'en_curso', porcentaje: 0, completadoEn: null };
  return { estado: 'completada', porcentaje: 100, completadoEn: now };
}
