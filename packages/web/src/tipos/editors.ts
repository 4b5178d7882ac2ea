import type { TipoActividad } from '@catedra/shared/actividades/contenido.ts';
import { type ComponentType, lazy } from 'react';
import type { EditorProps } from '#tipos/editor.ts';

/** The editor of each kind, which comes when one of its kind is edited. */
const byKind = {
  lectura: lazy(async () => ({ default: (await import('#tipos/lectura/Editor.tsx')).Editor })),
  video: lazy(async () => ({ default: (await import('#tipos/video/Editor.tsx')).Editor })),
  documento: lazy(async () => ({ default: (await import('#tipos/documento/Editor.tsx')).Editor })),
  enlace: lazy(async () => ({ default: (await import('#tipos/enlace/Editor.tsx')).Editor })),
  tarea: lazy(async () => ({ default: (await import('#tipos/tarea/Editor.tsx')).Editor })),
  evaluacion: lazy(async () => ({ default: (await import('#tipos/evaluacion/Editor.tsx')).Editor })),
} satisfies { readonly [T in TipoActividad]: ComponentType<EditorProps<T>> };

/** By kind, for a content of that same kind. */
export const EDITORS = byKind as unknown as Readonly<Record<TipoActividad, ComponentType<EditorProps>>>;
