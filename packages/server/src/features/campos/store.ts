import type { Campo } from '@catedra/shared/campos/schemas.ts';
import { eq } from 'drizzle-orm';
import { camposTable } from '#features/campos/table.ts';
import { differences } from '#platform/changes/differences.ts';
import type { Work } from '#platform/changes/work.ts';

const anotado = (campo: Campo) => {
  const { opciones, enReglas: _, enFechas: _fechas, daEnEquipo: _da, creadoEn: _creado, ...resto } = campo;
  return {
    ...resto,
    opciones: opciones.map(({ texto, retirada }) => (retirada ? `${texto} (retirado)` : texto)),
  };
};

export const anotarCampo = (work: Work, antes: Campo | null, despues: Campo | null): void =>
  work.record({
    coleccion: 'campos',
    documento: (despues ?? antes)?.id ?? '',
    antes: antes && { id: antes.id },
    despues: despues && { id: despues.id },
    detalle: differences(antes && anotado(antes), despues && anotado(despues)),
  });

type Cambio = Partial<
  Omit<Campo, 'id' | 'clave' | 'tipo' | 'enReglas' | 'enFechas' | 'daEnEquipo' | 'creadoEn' | 'version'>
>;

/** Writes what changes of a field and tells the log. */
export async function guardarCampo(work: Work, antes: Campo, cambio: Cambio): Promise<Campo> {
  const nuevo = { ...cambio, version: antes.version + 1, actualizadoEn: work.now.toISOString() };
  await work.tx.update(camposTable).set(nuevo).where(eq(camposTable.id, antes.id));
  const despues = { ...antes, ...nuevo };
  anotarCampo(work, antes, despues);
  return despues;
}
