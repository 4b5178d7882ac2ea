import { z } from 'zod';
import { read } from '#core/contract.ts';
import { id, momento } from '#core/fields.ts';
import { TIPOS_DE_HOJA } from '#core/hojas.ts';
import { ESTADOS_DE_CUMPLIMIENTO } from '#cumplimiento/estado.ts';

/** What a screen and a page of paper hold. */
export const PERSONAS_POR_PAGINA = 50;
export const CURSOS_A_LO_ANCHO = 30;

/** The alphabet, for whoever looks for somebody; unless it is asked for, first who fails in most. */
export const ORDENES_DE_MATRIZ = ['peor', 'persona'] as const;

const pedido = z.strictObject({
  grupo: id().optional(),
  buscar: z.string().max(200).optional(),
  orden: z.enum(ORDENES_DE_MATRIZ, 'Elige peor o persona.').optional(),
});
export type PedidoDeMatriz = z.output<typeof pedido>;

/** How somebody stands in a course that they have. */
const casilla = z.object({
  cursoId: id(),
  estado: z.enum(ESTADOS_DE_CUMPLIMIENTO),
  enRiesgo: z.boolean(),
  porCorregir: z.boolean(),
  /** Null: not begun. */
  porcentaje: z.number().int().nullable(),
  terminado: z.boolean(),
  venceEn: momento().nullable(),
});
export type Casilla = z.output<typeof casilla>;

const persona = z.object({
  id: id(),
  nombre: z.string(),
  apellidos: z.string(),
  casillas: z.array(casilla),
});
export type PersonaDeMatriz = z.output<typeof persona>;

export const matriz = z.object({
  /** Those that some of these people have, by their titles, as many as fit. */
  cursos: z.array(z.object({ id: id(), titulo: z.string() })),
  cuantosCursos: z.number().int(),
  personas: z.array(persona),
  siguiente: z.string().nullable(),
  total: z.object({ valor: z.number().int(), exacto: z.boolean() }),
});
export type Matriz = z.output<typeof matriz>;

/** Whoever does not comply in most courses, and whoever comes next. */
export const hallazgoDeMatriz = z.object({ en: momento(), hallazgo: z.string() });

export const leerMatriz = read('GET /api/informes/matriz', {
  summary:
    'Lee por páginas de cincuenta personas cómo va cada una en cada curso, primero quien incumple en más',
  query: pedido.extend({ cursor: z.string().max(2000).optional() }),
  answer: matriz,
});

export const leerHallazgoDeMatriz = read('GET /api/informes/matriz/resumen', {
  summary: 'Lee quién incumple en más cursos; contado como mucho una vez por minuto',
  query: pedido,
  answer: hallazgoDeMatriz,
});

export const descargarMatriz = read('GET /api/informes/matriz/archivo', {
  summary: 'Descarga cómo va cada persona en cada curso: una columna por curso',
  query: pedido.extend({ formato: z.enum(['xlsx', 'csv']) }),
  file: { types: Object.values(TIPOS_DE_HOJA), description: 'Un archivo' },
});
