import type { TipoActividad } from '@catedra/shared/actividades/contenido.ts';
import { documento } from '#tipos/documento/authoring.ts';
import { enlace } from '#tipos/enlace/authoring.ts';
import { evaluacion } from '#tipos/evaluacion/authoring.ts';
import type { Authoring } from '#tipos/authoring.ts';
import { lectura } from '#tipos/lectura/authoring.ts';
import { tarea } from '#tipos/tarea/authoring.ts';
import { video } from '#tipos/video/authoring.ts';

const authorings: { readonly [T in TipoActividad]: Authoring<T> } = {
  lectura,
  video,
  documento,
  enlace,
  tarea,
  evaluacion,
};

/** What an author needs of a kind, for a content of that same kind. */
export const authoringOf = (tipo: TipoActividad): Authoring => authorings[tipo] as unknown as Authoring;
