import { valorParaHoja } from '@catedra/shared/campos/formato.ts';
import type { Campo } from '@catedra/shared/campos/schemas.ts';
import type { Valores } from '@catedra/shared/campos/tipos.ts';
import type { FormatoDeHoja } from '@catedra/shared/core/hojas.ts';
import { momentoDeHoja, relojDePared } from '@catedra/shared/fechas/en-zona.ts';
import { cualDeLasDos } from '@catedra/shared/fechas/hora-repetida.ts';
import type { Celda } from '#platform/sheets/write-csv.ts';
import type { XlsxColumn } from '#platform/sheets/write-xlsx.ts';

/** In whose zone and for what it is written. */
export interface Como {
  readonly zona: string;
  readonly formato: FormatoDeHoja;
  readonly now: Date;
  /** Whom the academy's own fields name, by their names. */
  readonly nombres: Readonly<Record<string, string>>;
}

export interface ColumnaDeHoja<Fila> extends XlsxColumn {
  readonly celda: (fila: Fila, como: Como) => Celda;
}

interface ConCampos {
  readonly campos?: Valores;
}

/** A workbook is given what it can sort and count with; the hour that is repeated, as text, which says which of the two it is. */
export function momentoEnCelda(iso: string | null, { zona, formato }: Como): Celda {
  if (iso === null || formato === 'csv' || cualDeLasDos(new Date(iso), zona) !== '')
    return momentoDeHoja(iso, zona);
  return new Date(relojDePared(iso, zona));
}

export const diaEnCelda = (escrito: string | null, { formato }: Como): Celda =>
  escrito && formato === 'xlsx' ? new Date(`${escrito}T00:00:00Z`) : escrito;

const TIPOS: Partial<Record<Campo['tipo'], XlsxColumn['tipo']>> = { numero: 'numero', fecha: 'fecha' };

export function columnaPropia(campo: Campo): ColumnaDeHoja<ConCampos> {
  return {
    titulo: campo.nombre,
    ancho: 22,
    ...(TIPOS[campo.tipo] && { tipo: TIPOS[campo.tipo] }),
    celda: ({ campos: suyos }, como) => {
      const valor = suyos?.[campo.id];
      if (valor === undefined) return '';
      if (como.formato === 'xlsx' && typeof valor === 'number') return valor;
      if (como.formato === 'xlsx' && campo.tipo === 'fecha') return diaEnCelda(String(valor), como);
      return valorParaHoja(campo, valor, (id) => como.nombres[id]);
    },
  };
}
