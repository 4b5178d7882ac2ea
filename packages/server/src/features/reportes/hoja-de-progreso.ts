import { valorParaHoja } from '@catedra/shared/campos/formato.ts';
import type { Campo } from '@catedra/shared/campos/schemas.ts';
import { PALABRAS_DE_CUMPLIMIENTO } from '@catedra/shared/cumplimiento/nombres.ts';
import { riesgoEnPalabras } from '@catedra/shared/cumplimiento/riesgo-en-palabras.ts';
import { hayAlgoNuevo } from '@catedra/shared/cumplimiento/vale-hasta.ts';
import { momentoDeHoja, relojDePared } from '@catedra/shared/fechas/en-zona.ts';
import { cualDeLasDos } from '@catedra/shared/fechas/hora-repetida.ts';
import type { FormatoDeHoja } from '@catedra/shared/core/hojas.ts';
import { PALABRAS_DE_AVANCE } from '@catedra/shared/participantes/estado.ts';
import { PALABRAS_DE_SITUACION } from '@catedra/shared/participantes/quien-cuenta.ts';
import type { FilaLeida } from '#features/reportes/leer-progreso.ts';
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

interface Columna extends XlsxColumn {
  readonly celda: (fila: FilaLeida, como: Como) => Celda;
}

const si = (algo: boolean): string => (algo ? 'Sí' : '');

/** A workbook is given what it can sort and count with; the hour that is repeated, as text, which says which of the two it is. */
function momento(iso: string | null, { zona, formato }: Como): Celda {
  if (iso === null || formato === 'csv' || cualDeLasDos(new Date(iso), zona) !== '')
    return momentoDeHoja(iso, zona);
  return new Date(relojDePared(iso, zona));
}

const dia = (escrito: string | null, { formato }: Como): Celda =>
  escrito && formato === 'xlsx' ? new Date(`${escrito}T00:00:00Z`) : escrito;

const riesgo = ({ riesgo: de, cumplimiento }: FilaLeida, { zona, now }: Como): string =>
  de && cumplimiento
    ? riesgoEnPalabras(de, { ...de, limite: new Date(de.limite), zona }, cumplimiento, now)
    : '';

const TIPOS: Partial<Record<Campo['tipo'], XlsxColumn['tipo']>> = { numero: 'numero', fecha: 'fecha' };

function propia(campo: Campo): Columna {
  return {
    titulo: campo.nombre,
    ancho: 22,
    ...(TIPOS[campo.tipo] && { tipo: TIPOS[campo.tipo] }),
    celda: ({ campos: suyos }, como) => {
      const valor = suyos?.[campo.id];
      if (valor === undefined) return '';
      if (como.formato === 'xlsx' && typeof valor === 'number') return valor;
      if (como.formato === 'xlsx' && campo.tipo === 'fecha') return dia(String(valor), como);
      return valorParaHoja(campo, valor, (id) => como.nombres[id]);
    },
  };
}

/** What the report tells of each person in each course, in the order in which it was always told: formulas of others lean on it. */
export const columnasDeProgreso = (zona: string, propios: readonly Campo[]): readonly Columna[] => [
  { titulo: 'Apellidos', ancho: 26, celda: ({ apellidos }) => apellidos },
  { titulo: 'Nombre', ancho: 18, celda: ({ nombre }) => nombre },
  { titulo: 'Correo', ancho: 32, celda: ({ correo }) => correo },
  { titulo: 'Usuario', ancho: 18, celda: ({ usuario }) => usuario },
  { titulo: 'Grupos', ancho: 28, celda: ({ grupos }) => grupos.join(', ') },
  { titulo: 'Curso', ancho: 36, celda: ({ curso }) => curso },
  { titulo: 'Estado', ancho: 14, celda: ({ estado }) => PALABRAS_DE_AVANCE[estado] },
  { titulo: 'Avance (%)', ancho: 11, tipo: 'numero', celda: ({ porcentaje }) => porcentaje },
  { titulo: 'Actividades hechas', ancho: 18, tipo: 'numero', celda: ({ hechas }) => hechas },
  { titulo: 'Actividades en total', ancho: 18, tipo: 'numero', celda: ({ total }) => total },
  {
    titulo: `Empezó (${zona})`,
    ancho: 24,
    tipo: 'momento',
    celda: (fila, como) => momento(fila.iniciadoEn, como),
  },
  {
    titulo: `Última vez (${zona})`,
    ancho: 24,
    tipo: 'momento',
    celda: (fila, como) => momento(fila.ultimaVez, como),
  },
  {
    titulo: `Vence (${zona})`,
    ancho: 24,
    tipo: 'momento',
    celda: (fila, como) => momento(fila.venceEn, como),
  },
  {
    titulo: `Terminó (${zona})`,
    ancho: 24,
    tipo: 'momento',
    celda: (fila, como) => momento(fila.terminadoEn, como),
  },
  { titulo: 'Situación', ancho: 14, celda: ({ situacion }) => PALABRAS_DE_SITUACION[situacion] },
  {
    titulo: 'Cumplimiento',
    ancho: 16,
    celda: ({ cumplimiento }) => cumplimiento && PALABRAS_DE_CUMPLIMIENTO[cumplimiento],
  },
  { titulo: 'Vale hasta', ancho: 13, tipo: 'fecha', celda: ({ valeHasta }, como) => dia(valeHasta, como) },
  { titulo: 'Vez', ancho: 7, tipo: 'numero', celda: ({ ronda }) => ronda },
  {
    titulo: 'Exento hasta',
    ancho: 13,
    tipo: 'fecha',
    celda: ({ exentoHasta }, como) => dia(exentoHasta, como),
  },
  { titulo: 'Externa', ancho: 10, celda: ({ externa }) => (externa ? 'sí' : '') },
  { titulo: 'Por corregir', ancho: 12, celda: ({ porCorregir }) => si(porCorregir) },
  { titulo: 'En riesgo', ancho: 30, celda: riesgo },
  { titulo: 'Algo nuevo que hacer', ancho: 20, celda: (fila) => si(hayAlgoNuevo(fila)) },
  ...propios.map(propia),
];
