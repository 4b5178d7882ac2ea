import type { Readable } from 'node:stream';
import { type Columna, TITULO_DE_COLUMNA } from '@catedra/shared/importaciones/leer/hoja/columnas.ts';
import { NOMBRE_DE_TIPO } from '@catedra/shared/preguntas/palabras.ts';
import { TIPOS_DE_PREGUNTA } from '@catedra/shared/preguntas/tipos.ts';
import { writeXlsx, type XlsxColumn } from '#platform/sheets/write-xlsx.ts';

export const HOJA_DE_PREGUNTAS = 'Preguntas';
const OPCIONES = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

const ANCHOS: Readonly<Record<Columna, number>> = {
  tipo: 20,
  pregunta: 60,
  correcta: 20,
  puntos: 9,
  margen: 12,
  explicacion: 40,
  carpeta: 24,
  etiquetas: 24,
  codigo: 14,
};

const AYUDA: Readonly<Record<Columna, string>> = {
  tipo: 'Elige uno. Vacío: se deduce de lo demás.',
  pregunta: 'Lo que se pregunta. En «Completar», cada hueco entre corchetes: Flexiona las [rodillas].',
  correcta:
    'La letra de la opción (B), o varias (A, C). Verdadero o Falso. Las respuestas que valen, separadas por punto y coma. Un número: 25,3.',
  puntos: 'Se pueden cambiar después en cada evaluación. Vacío: 1.',
  margen: 'Solo en «Numérica»: 0,5 o 10 %.',
  explicacion: 'Se lee al revisar lo respondido.',
  carpeta: 'Tema 1/Incendios es la carpeta Incendios dentro de Tema 1.',
  etiquetas: 'Separadas por comas.',
  codigo: 'Tuyo. Si vuelves a subir la hoja, con él se sabe que es la misma pregunta.',
};
const AYUDA_DE_OPCION =
  'En «Emparejar», una pareja: Rojo -> Peligro. En «Ordenar», los elementos en su orden correcto.';

const columna = (cual: Columna): XlsxColumn => ({
  titulo: TITULO_DE_COLUMNA[cual],
  ancho: ANCHOS[cual],
  ayuda: AYUDA[cual],
  ...(cual === 'tipo' && { lista: TIPOS_DE_PREGUNTA.map((tipo) => NOMBRE_DE_TIPO[tipo]) }),
});

const columnas = (): XlsxColumn[] => [
  columna('tipo'),
  columna('pregunta'),
  ...OPCIONES.map((letra) => ({ titulo: `Opción ${letra}`, ancho: 24, ayuda: AYUDA_DE_OPCION })),
  ...(['correcta', 'margen', 'puntos', 'explicacion', 'carpeta', 'etiquetas', 'codigo'] as const).map(
    columna,
  ),
];

/** A row of the template, each cell under its heading. */
const fila = (
  tipo: string,
  pregunta: string,
  opciones: readonly string[],
  correcta = '',
  resto: readonly string[] = [],
) => [tipo, pregunta, ...OPCIONES.map((_, i) => opciones[i] ?? ''), correcta, ...resto];

const dicho = (tipo: keyof typeof NOMBRE_DE_TIPO): string => NOMBRE_DE_TIPO[tipo];

/** One of each kind, as they are written. */
const EJEMPLOS: readonly (readonly string[])[] = [
  fila(dicho('unica'), '¿Qué haces primero al ver fuego?', ['Correr', 'Avisar', 'Abrir las ventanas'], 'B', [
    '',
    '1',
    'Primero se avisa.',
    'Prevención/Incendios',
    'fuego',
    'F-001',
  ]),
  fila(dicho('multiple'), '¿Qué protege las manos?', ['Guantes', 'Anillos', 'Crema barrera'], 'A, C'),
  fila(dicho('verdadero_falso'), 'El casco caduca.', [], 'Verdadero'),
  fila(dicho('corta'), '¿Con qué se apaga un fuego de aceite?', [], 'extintor; manta ignífuga'),
  fila(dicho('numerica'), '¿Cuántos grados tiene un ángulo recto?', [], '90', ['0,5']),
  fila(dicho('emparejar'), 'Une cada color con lo que dice.', [
    'Rojo -> Prohibición',
    'Azul -> Obligación',
    '-> Salida',
  ]),
  fila(dicho('ordenar'), 'Ordena los pasos.', ['Proteger', 'Avisar', 'Socorrer']),
  fila(dicho('completar'), 'Flexiona las [rodillas|piernas] con la espalda [*recta|doblada].', []),
  fila(
    dicho('ensayo'),
    'Cuenta un casi accidente que hayas visto.',
    [],
    'Que diga la causa y cómo se evita.',
  ),
  fila(dicho('archivo'), 'Sube una foto de tu puesto ordenado.', []),
  fila(dicho('descripcion'), 'Lee este caso: en un almacén…', []),
];

const INSTRUCCIONES: readonly (readonly string[])[] = [
  ['Qué va en cada columna', ''],
  ...(['tipo', 'pregunta'] as const).map((cual) => [TITULO_DE_COLUMNA[cual], AYUDA[cual]]),
  ['Opción A, B, C…', `Lo que se puede elegir. ${AYUDA_DE_OPCION}`],
  ...(['correcta', 'margen', 'puntos', 'explicacion', 'carpeta', 'etiquetas', 'codigo'] as const).map(
    (cual) => [TITULO_DE_COLUMNA[cual], AYUDA[cual]],
  ),
  ['Más opciones', 'Añade columnas: Opción G, Opción H… hasta 20.'],
  ['Una lista en un hueco', 'Con un asterisco en la buena: la espalda [*recta|doblada].'],
  ['Antes de guardar nada', 'Al subir la hoja verás cada pregunta como quedará, y por qué alguna no entra.'],
];

/** The workbook to be filled in: an empty sheet for the questions, how it is done and an example of each kind. */
export const plantillaDePreguntas = (): Readable =>
  writeXlsx({
    sheets: [
      { nombre: HOJA_DE_PREGUNTAS, columns: columnas(), rows: [] },
      {
        nombre: 'Instrucciones',
        columns: [
          { titulo: 'Columna', ancho: 28 },
          { titulo: 'Qué se escribe', ancho: 110 },
        ],
        rows: INSTRUCCIONES.slice(1),
      },
      {
        nombre: 'Ejemplos',
        columns: columnas().map(({ titulo, ancho }) => ({ titulo, ancho })),
        rows: EJEMPLOS,
      },
    ],
  });
