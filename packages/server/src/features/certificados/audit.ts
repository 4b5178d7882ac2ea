import { estadoDe } from '@catedra/shared/certificados/rules.ts';
import type { FilaDeCertificado } from '#features/certificados/filas.ts';
import { gruposQueCalifican } from '#features/entregas/offers.ts';
import { differences } from '#platform/changes/differences.ts';
import type { Work } from '#platform/changes/work.ts';

const anotado = (fila: FilaDeCertificado) => ({
  numero: fila.numero,
  estado: estadoDe({ ...fila, validoHasta: null }, ''),
  motivo: fila.motivo,
});

/** The log, and the screens of its person and of whoever sees theirs, hear of it. */
export async function anotarCertificado(
  work: Work,
  antes: FilaDeCertificado | null,
  despues: FilaDeCertificado,
): Promise<void> {
  const { id, usuarioId, cursoId } = despues;
  const alcance = { usuarioId, cursoId, grupoIds: await gruposQueCalifican(work.tx, { usuarioId }) };
  work.record({
    coleccion: 'certificados',
    documento: id,
    antes: antes && alcance,
    despues: alcance,
    detalle: differences(antes ? anotado(antes) : {}, anotado(despues)),
  });
}
