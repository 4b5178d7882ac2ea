import type { EvaluacionEditable } from '@catedra/shared/evaluaciones/collection.ts';
import type { Banda } from '@catedra/shared/evaluaciones/schemas.ts';
import type { Resta } from '@catedra/shared/preguntas/resta.ts';

/** A question in its place, by its key, or so many drawn from a folder or of a tag. */
export type LugarDemo =
  | { readonly pregunta: string; readonly puntos?: number; readonly bajo?: string; readonly resta?: Resta }
  | {
      readonly azar: number;
      readonly carpeta?: string;
      readonly etiqueta?: string;
      readonly puntos?: number;
    };

export interface ComposicionDemo {
  readonly reglas: Partial<Omit<EvaluacionEditable, 'cursoId' | 'actividadId'>>;
  readonly contrasena?: string;
  readonly bandas?: readonly Banda[];
  readonly secciones: readonly { readonly titulo: string | null; readonly lugares: readonly LugarDemo[] }[];
}

export const SIN_CORRECTAS = ['nota', 'respuestas', 'aciertos', 'comentario'] as const;

export const fijas = (carpeta: string, ...nombres: readonly string[]): LugarDemo[] =>
  nombres.map((nombre) => ({ pregunta: `${carpeta}/${nombre}` }));

/** A description, and under it what is asked of it. */
export const caso = (carpeta: string, nombre: string, ...debajo: readonly LugarDemo[]): LugarDemo[] => [
  { pregunta: `${carpeta}/${nombre}`, puntos: 0 },
  ...debajo.map((lugar) => ({ ...lugar, bajo: `${carpeta}/${nombre}` })),
];
