import { MB } from '@catedra/shared/archivos/peso.ts';
import type { CeldaDe, TipoDeColumna } from '@catedra/shared/informes/celdas.ts';
import { PALABRAS_DE_CUMPLIMIENTO } from '@catedra/shared/cumplimiento/nombres.ts';
import { riesgoEnPalabras } from '@catedra/shared/cumplimiento/riesgo-en-palabras.ts';
import { PALABRAS_DE_AVANCE } from '@catedra/shared/participantes/estado.ts';
import { PALABRAS_DE_SITUACION } from '@catedra/shared/participantes/quien-cuenta.ts';
import { type ColumnaDeHoja, diaEnCelda, momentoEnCelda } from '#features/reportes/offers.ts';

type Hacer<T extends TipoDeColumna> = (titulo: string, zona: string) => readonly ColumnaDeHoja<CeldaDe<T>>[];

const ANCHO = 20;

/** The columns of a file that a column of each kind becomes: one datum in each. */
export const COLUMNAS_DE_HOJA: { readonly [T in TipoDeColumna]: Hacer<T> } = {
  texto: (titulo) => [{ titulo, ancho: 36, celda: (valor) => valor }],
  lista: (titulo) => [{ titulo, ancho: 28, celda: (valores) => valores.join(', ') }],
  persona: () => [
    { titulo: 'Apellidos', ancho: 26, celda: ({ apellidos }) => apellidos },
    { titulo: 'Nombre', ancho: 18, celda: ({ nombre }) => nombre },
    { titulo: 'Situación', ancho: 16, celda: ({ situacion }) => PALABRAS_DE_SITUACION[situacion] },
  ],
  curso: (titulo) => [{ titulo, ancho: 36, celda: (curso) => curso.titulo }],
  numero: (titulo) => [{ titulo, ancho: 11, tipo: 'numero', celda: (valor) => valor }],
  porcentaje: (titulo) => [{ titulo: `${titulo} (%)`, ancho: 11, tipo: 'numero', celda: (valor) => valor }],
  parte: (titulo) => [{ titulo: `${titulo} (%)`, ancho: 11, tipo: 'numero', celda: (valor) => valor }],
  nota: (titulo) => [{ titulo, ancho: 9, tipo: 'nota', celda: (valor) => valor }],
  minutos: (titulo) => [{ titulo: `${titulo} (min)`, ancho: 11, tipo: 'numero', celda: (valor) => valor }],
  peso: (titulo) => [
    {
      titulo: `${titulo} (MB)`,
      ancho: 11,
      tipo: 'numero',
      celda: (valor) => Math.round((valor / MB) * 100) / 100,
    },
  ],
  dia: (titulo) => [{ titulo, ancho: 13, tipo: 'fecha', celda: diaEnCelda }],
  momento: (titulo, zona) => [
    { titulo: `${titulo} (${zona})`, ancho: 24, tipo: 'momento', celda: momentoEnCelda },
  ],
  plazo: (titulo, zona) => [
    {
      titulo: `${titulo} (${zona})`,
      ancho: 24,
      tipo: 'momento',
      celda: (valor, como) => momentoEnCelda(valor?.en ?? null, como),
    },
  ],
  avance: (titulo) => [{ titulo, ancho: ANCHO, celda: (valor) => valor && PALABRAS_DE_AVANCE[valor] }],
  cumplimiento: (titulo) => [
    { titulo, ancho: ANCHO, celda: (valor) => valor && PALABRAS_DE_CUMPLIMIENTO[valor.estado] },
    { titulo: 'Por corregir', ancho: 12, celda: (valor) => (valor?.porCorregir ? 'Sí' : '') },
    {
      titulo: 'En riesgo',
      ancho: 30,
      celda: (valor, { zona, now }) =>
        valor?.riesgo
          ? riesgoEnPalabras(
              valor.riesgo,
              { ...valor.riesgo, limite: new Date(valor.riesgo.limite), zona },
              valor.estado,
              now,
            )
          : '',
    },
  ],
};
