import type { Campo } from '@catedra/shared/campos/schemas.ts';
import { PALABRAS_DE_CUMPLIMIENTO } from '@catedra/shared/cumplimiento/nombres.ts';
import { riesgoEnPalabras } from '@catedra/shared/cumplimiento/riesgo-en-palabras.ts';
import { hayAlgoNuevo } from '@catedra/shared/cumplimiento/vale-hasta.ts';
import { PALABRAS_DE_AVANCE } from '@catedra/shared/participantes/estado.ts';
import { PALABRAS_DE_SITUACION } from '@catedra/shared/participantes/quien-cuenta.ts';
import {
  type ColumnaDeHoja,
  type Como,
  columnaPropia,
  diaEnCelda,
  momentoEnCelda,
} from '#features/reportes/columna-de-hoja.ts';
import type { FilaLeida } from '#features/reportes/leer-progreso.ts';

type Columna = ColumnaDeHoja<FilaLeida>;

const si = (algo: boolean): string => (algo ? 'Sí' : '');

const riesgo = ({ riesgo: de, cumplimiento }: FilaLeida, { zona, now }: Como): string =>
  de && cumplimiento
    ? riesgoEnPalabras(de, { ...de, limite: new Date(de.limite), zona }, cumplimiento, now)
    : '';

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
    celda: (fila, como) => momentoEnCelda(fila.iniciadoEn, como),
  },
  {
    titulo: `Última vez (${zona})`,
    ancho: 24,
    tipo: 'momento',
    celda: (fila, como) => momentoEnCelda(fila.ultimaVez, como),
  },
  {
    titulo: `Vence (${zona})`,
    ancho: 24,
    tipo: 'momento',
    celda: (fila, como) => momentoEnCelda(fila.venceEn, como),
  },
  {
    titulo: `Terminó (${zona})`,
    ancho: 24,
    tipo: 'momento',
    celda: (fila, como) => momentoEnCelda(fila.terminadoEn, como),
  },
  { titulo: 'Situación', ancho: 14, celda: ({ situacion }) => PALABRAS_DE_SITUACION[situacion] },
  {
    titulo: 'Cumplimiento',
    ancho: 16,
    celda: ({ cumplimiento }) => cumplimiento && PALABRAS_DE_CUMPLIMIENTO[cumplimiento],
  },
  {
    titulo: 'Vale hasta',
    ancho: 13,
    tipo: 'fecha',
    celda: ({ valeHasta }, como) => diaEnCelda(valeHasta, como),
  },
  { titulo: 'Vez', ancho: 7, tipo: 'numero', celda: ({ ronda }) => ronda },
  {
    titulo: 'Exento hasta',
    ancho: 13,
    tipo: 'fecha',
    celda: ({ exentoHasta }, como) => diaEnCelda(exentoHasta, como),
  },
  { titulo: 'Externa', ancho: 10, celda: ({ externa }) => (externa ? 'sí' : '') },
  { titulo: 'Por corregir', ancho: 12, celda: ({ porCorregir }) => si(porCorregir) },
  { titulo: 'En riesgo', ancho: 30, celda: riesgo },
  { titulo: 'Algo nuevo que hacer', ancho: 20, celda: (fila) => si(hayAlgoNuevo(fila)) },
  ...propios.map(columnaPropia),
];
