import { randomUUID } from 'node:crypto';
import { DIA, tras } from '@catedra/shared/core/duraciones.ts';
import { cargaFilasTable, cargasTable } from '#features/cargas/table.ts';
import { canario } from '#matrix/canaries.ts';
import type { Gente } from '#matrix/gente.ts';
import type { TestApp } from '#testing/create-test-app.ts';

/** The tutor's own uploads, with a row of this person: one to be imported, one that was. */
export async function dosCargas(
  { platform: { db, clock } }: TestApp,
  { mundo, tutorId, ajena }: Gente,
  usuarioId: string,
) {
  const de = (campo: string) => canario(mundo, 'carga', campo);
  const [cargaId, cargaHechaId] = [randomUUID(), randomUUID()];
  const carga = {
    quien: tutorId,
    archivo: `${de('archivo')}.csv`,
    bytes: 1,
    sha256: '',
    formato: 'texto' as const,
    encabezados: [de('titulo'), 'Documento'],
    mapeo: ['nombre' as const, 'documento' as const],
    filas: ajena ? 2 : 1,
    iguales: 1,
    contraseñas: 'temporales' as const,
    deshacibleHasta: tras(clock.now(), DIA).toISOString(),
  };
  const fila = { linea: 2, celdas: [de('celda'), ''], usuarioId };
  // As somebody who sees more left it: judged with what whoever uploaded it may not read.
  const deOtros = ajena && {
    linea: 3,
    celdas: ['Otra', ajena.documento],
    cargaId,
    estado: 'error' as const,
    usuarioId: ajena.id,
    cambios: { telefono: [canario('b', 'usuario', 'telefono'), '600'] as [string, string] },
    errores: [
      {
        columna: null,
        texto: `Es de ${canario('b', 'usuario', 'apellidos')}.`,
        personas: [{ id: ajena.id, nombre: canario('b', 'usuario', 'nombre') }],
      },
    ],
  };
  await db.insert(cargasTable).values([
    { ...carga, id: cargaId, estado: 'revisada' },
    { ...carga, id: cargaHechaId, estado: 'importada' },
  ]);
  await db
    .insert(cargaFilasTable)
    .values([
      { ...fila, cargaId, estado: 'igual' },
      ...(deOtros ? [deOtros] : []),
      { ...fila, cargaId: cargaHechaId, estado: 'nueva', resultado: 'creada' },
    ]);
  return { cargaId, cargaHechaId };
}
