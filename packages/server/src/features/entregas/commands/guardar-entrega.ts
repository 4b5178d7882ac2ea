import { noEncontrado, versionAntigua } from '@catedra/shared/core/errors.ts';
import type { Entrega, GuardarEntrega } from '@catedra/shared/entregas/schemas.ts';
import { tareaDe, yaEntregada } from '@catedra/shared/entregas/rules.ts';
import {
  bloquearLasMias,
  crearMiBorrador,
  esLoMismo,
  leerEntregable,
  limpia,
  type Propuesta,
  reescribir,
} from '#features/entregas/store.ts';
import { cargarMiCurso, cargarPasoAbierto } from '#features/progreso/offers.ts';
import type { Work } from '#platform/changes/work.ts';

/** Keeps what someone has written so far; sending it again changes nothing. */
export async function guardarEntrega(
  work: Work,
  zona: string,
  actividadId: string,
  input: GuardarEntrega,
): Promise<Entrega> {
  const curso = await cargarMiCurso(work, zona, actividadId);
  const propuesta = limpia(input);
  const [ultima] = await bloquearLasMias(work, actividadId);
  if (ultima && ultima.estado !== 'devuelta') return guardarSobre(work, ultima, propuesta);

  const paso = await cargarPasoAbierto(work, curso, actividadId);
  tareaDe((await leerEntregable(work, actividadId)).contenido);
  const nueva = await crearMiBorrador(work, paso, (ultima?.intento ?? 0) + 1, propuesta);
  if (nueva) return nueva;
  const [deOtra] = await bloquearLasMias(work, actividadId);
  if (!deOtra) throw noEncontrado();
  return guardarSobre(work, deOtra, propuesta);
}

/** Writes over a draft that was read at its present version. */
export async function guardarSobre(work: Work, ultima: Entrega, propuesta: Propuesta): Promise<Entrega> {
  if (esLoMismo(ultima, propuesta)) return ultima;
  if (ultima.estado !== 'borrador') throw yaEntregada(ultima);
  if (ultima.version !== propuesta.version) throw versionAntigua(ultima);
  return reescribir(work, ultima, propuesta);
}
