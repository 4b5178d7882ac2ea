import { figuras } from '#seed/content/figuras.ts';
import { ANCHO, dibujar } from '#seed/content/figuras/dibujar.ts';
import { nombreDe } from '#seed/content/figuras/figura.ts';
import type { ArchivoDemo } from '#seed/content/types.ts';

const PDF = 'application/pdf';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const documentos: ArchivoDemo[] = [
  {
    nombre: 'ficha-de-revision-del-equipo.pdf',
    tipo: PDF,
    curso: 'trabajos-en-altura',
    actividad: 'altura/ficha',
  },
  { nombre: 'plan-de-estudio-semanal.pdf', tipo: PDF, curso: 'bienvenida', actividad: 'bienvenida/plan' },
  {
    nombre: 'chuleta-de-funciones.xlsx',
    tipo: XLSX,
    curso: 'excel-para-gestionar-personas',
    actividad: 'excel/chuleta',
  },
];

/** The others keep the cover that their title makes. */
const portadas = ['proteccion-de-datos', 'lenguaje-claro'].map(
  (curso): ArchivoDemo => ({
    nombre: `portada-${curso}.webp`,
    tipo: 'image/webp',
    curso,
    actividad: null,
  }),
);

/** Pictures of readings, which questions about them show too. */
const dibujos = [
  ['alturas-de-anclaje.webp', 'altura/anclajes'],
  ['distancia-libre.webp', 'altura/distancia'],
].map(
  ([nombre = '', actividad = '']): ArchivoDemo => ({
    nombre,
    tipo: 'image/webp',
    curso: 'trabajos-en-altura',
    actividad,
    imagen: { ancho: 960, alto: 540 },
  }),
);

const deLecturas = figuras.map(
  (una): ArchivoDemo => ({
    nombre: nombreDe(una),
    tipo: 'image/webp',
    curso: una.curso,
    actividad: una.actividad,
    imagen: { ancho: ANCHO, alto: dibujar(una).alto },
  }),
);

const entregados: ArchivoDemo[] = [
  {
    nombre: 'croquis.webp',
    tipo: 'image/webp',
    curso: 'trabajos-en-altura',
    actividad: 'altura/calculo',
    imagen: { ancho: 960, alto: 540 },
    entregado: { copiaDe: 'distancia-libre.webp' },
  },
  {
    nombre: 'revision-del-material-de-rescate.pdf',
    tipo: PDF,
    curso: 'trabajos-en-altura',
    actividad: 'altura/plan',
    entregado: { copiaDe: 'ficha-de-revision-del-equipo.pdf' },
  },
];

/** What lies in `seed/files`: documents and pictures of activities, and covers of courses. */
export const archivos: ArchivoDemo[] = [...documentos, ...dibujos, ...deLecturas, ...portadas, ...entregados];
