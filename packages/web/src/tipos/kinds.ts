import type { TipoActividad } from '@catedra/shared/actividades/contenido.ts';
import { documento } from '#tipos/documento/kind.ts';
import { enlace } from '#tipos/enlace/kind.ts';
import { evaluacion } from '#tipos/evaluacion/kind.ts';
import type { Kind } from '#tipos/kind.ts';
import { lectura } from '#tipos/lectura/kind.ts';
import { tarea } from '#tipos/tarea/kind.ts';
import { video } from '#tipos/video/kind.ts';

const kinds: { readonly [T in TipoActividad]: Kind<T> } = {
  lectura,
  video,
  documento,
  enlace,
  tarea,
  evaluacion,
};

/** A kind, for a content of that same kind. */
export const kindOf = (tipo: TipoActividad): Kind => kinds[tipo] as unknown as Kind;
