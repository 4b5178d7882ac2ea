import type { Actor } from '@catedra/shared/core/actor.ts';
import { TIPOS_DE_HOJA } from '@catedra/shared/core/hojas.ts';
import { ENCABEZADO_MOTIVO } from '@catedra/shared/cargas/campos.ts';
import { NOMBRES_DE_DATO } from '@catedra/shared/externas/archivo/datos.ts';
import { encontrarCarga, exigirRegistrar } from '#features/externas/archivo/cargas.ts';
import { leerFormaciones } from '#features/externas/archivo/encuentros.ts';
import { contarFilas } from '#features/externas/archivo/filas.ts';
import type { Database } from '#platform/db/pool.ts';
import type { FileGiven } from '#platform/http/handler.ts';
import { writeXlsx } from '#platform/sheets/write-xlsx.ts';

const hoja = (nombre: string, contenido: FileGiven['contenido']): FileGiven => ({
  nombre: `${nombre}.xlsx`,
  tipo: TIPOS_DE_HOJA.xlsx,
  contenido,
});

/** An empty file for this academy: the courses of which this person may record, and the catalogue. */
export async function plantilla(db: Database, actor: Actor): Promise<FileGiven> {
  exigirRegistrar(actor);
  const titulos = (await leerFormaciones(db, actor)).flatMap(({ titulo, retirada }) =>
    retirada ? [] : [titulo],
  );
  const lista = [...new Set(titulos)].toSorted((uno, otro) => uno.localeCompare(otro, 'es'));
  const columns = [
    {
      titulo: NOMBRES_DE_DATO.documento,
      ancho: 16,
      ayuda: 'Basta con su documento, su correo o su usuario.',
    },
    { titulo: NOMBRES_DE_DATO.correo, ancho: 32 },
    { titulo: NOMBRES_DE_DATO.usuario, ancho: 18 },
    { titulo: NOMBRES_DE_DATO.formacion, ancho: 44, ...(lista.length > 0 && { lista }) },
    { titulo: NOMBRES_DE_DATO.dia, ancho: 16, tipo: 'fecha' as const, ayuda: 'Una fecha, como 31/12/2026.' },
    { titulo: NOMBRES_DE_DATO.horas, ancho: 10, ayuda: 'Vacía: las del curso o las del catálogo.' },
  ];
  return hoja(
    'plantilla-formacion-externa',
    writeXlsx({ sheets: [{ nombre: 'Formación externa', columns, rows: [] }] }),
  );
}

/** The rows that were not recorded, as they stand, with why: ready to be corrected and uploaded again. */
export async function fallidas(db: Database, actor: Actor, now: Date, id: string): Promise<FileGiven> {
  const { fila } = await encontrarCarga(db, actor, id);
  const malas = (await contarFilas(db, actor, now, fila)).filter(
    ({ estado, mensajes }) => estado === 'error' || (estado === 'fuera' && mensajes.length > 0),
  );
  const columns = [...fila.encabezados, ENCABEZADO_MOTIVO].map((titulo) => ({
    titulo,
    ancho: titulo === ENCABEZADO_MOTIVO ? 80 : 22,
  }));
  const rows = malas.map(({ celdas, mensajes }) => [...celdas, mensajes.map(({ texto }) => texto).join(' ')]);
  return hoja('filas-por-corregir', writeXlsx({ sheets: [{ nombre: 'Por corregir', columns, rows }] }));
}
