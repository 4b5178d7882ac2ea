import type { Paso } from '#features/cargas/importar/anotar.ts';
import { cambiarPersonas } from '#features/cargas/importar/escribir-personas.ts';
import { terminarSesionesDeVarios } from '#features/sesion/offers.ts';
import type { Work } from '#platform/changes/work.ts';

/** Writes what changes of existing accounts; whoever becomes suspended is out at once. */
export async function cambiarCuentas(work: Work, pasos: readonly Paso[]): Promise<void> {
  await cambiarPersonas(
    work,
    pasos.flatMap(({ id, despues }) => (despues ? [{ ...despues.valores, id }] : [])),
  );
  const suspendidas = pasos.filter(
    ({ antes, despues }) => antes?.valores.estado === 'activo' && despues?.valores.estado === 'suspendido',
  );
  if (suspendidas.length === 0) return;
  await terminarSesionesDeVarios(
    work,
    suspendidas.map(({ id }) => id),
    'cerrada',
  );
}
