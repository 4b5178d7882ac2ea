import type { Certificado } from '@catedra/shared/certificados/schemas.ts';
import { codigoEscrito } from '@catedra/shared/certificados/codigo.ts';
import { estadoDe } from '@catedra/shared/certificados/rules.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { Dia } from '@catedra/shared/fechas/calendario.ts';
import type { certificadosTable } from '#features/certificados/table.ts';

export type FilaDeCertificado = typeof certificadosTable.$inferSelect;

/** A certificate as its person sees it; one whose data were erased is nobody's any more. */
export function certificadoDe(fila: FilaDeCertificado, hoy: Dia): Certificado {
  const { codigo, nombre } = fila;
  if (codigo === null || nombre === null) throw noEncontrado();
  return {
    id: fila.id,
    estado: estadoDe(fila, hoy),
    numero: fila.numero,
    rectificado: fila.rectificado,
    codigo: codigoEscrito(codigo),
    cursoId: fila.cursoId,
    titulo: fila.titulo,
    nombre,
    documento: fila.documento,
    horas: fila.horas,
    nota: fila.nota,
    completadoEl: fila.completadoEl,
    expedidoEn: fila.expedidoEn,
    validoHasta: fila.validoHasta,
    huella: fila.papelHuella,
  };
}
