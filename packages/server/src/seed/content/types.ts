import type { Criterio } from '@catedra/shared/actividades/tipos/tarea/contenido.ts';
import type { Permiso } from '@catedra/shared/core/permisos.ts';

/** HTML restricted to p, h2, h3, ul, ol, li, strong, em, code, blockquote and tables. */
export type Html = string;

export type ReglaDemo = 'ver' | 'tiempo' | 'porcentaje' | 'entregar' | 'aprobar' | 'manual';

export type EvaluacionDemo = {
  descripcion: string;
  intentos: number;
  minutos: number | null;
  notaMinima: number;
  abreEnDias: number | null;
  cierraEnDias: number | null;
  estado: 'publicada' | 'borrador' | 'cerrada';
};

export type ContenidoDemo =
  | { tipo: 'lectura'; contenido: { html: Html } }
  | { tipo: 'video'; contenido: { url: string; descripcion: string } }
  | { tipo: 'enlace'; contenido: { url: string; descripcion: string } }
  | { tipo: 'documento'; contenido: { descripcion: Html; nombre: string } }
  | { tipo: 'tarea'; contenido: { instrucciones: Html; maxArchivos?: number; rubrica?: Criterio[] } }
  | { tipo: 'evaluacion'; contenido: EvaluacionDemo };

/** `clave` is unique in the whole academy: `curso/actividad`. */
export type ActividadDemo = {
  clave: string;
  titulo: string;
  duracion: number;
  obligatoria: boolean;
  regla: ReglaDemo;
} & ContenidoDemo;

export type TareaDemo = Extract<ActividadDemo, { contenido: { instrucciones: Html } }>;
export type PruebaDemo = Extract<ActividadDemo, { contenido: EvaluacionDemo }>;

export type SeccionDemo = { titulo: string; actividades: ActividadDemo[] };

/** The slug is also the key by which groups and history name the course. */
export type CursoDemo = {
  slug: string;
  titulo: string;
  descripcion: Html;
  categoria: string;
  etiquetas: string[];
  estado: 'publicado' | 'borrador' | 'archivado';
  acceso: 'asignado' | 'abierto';
  secuencial: boolean;
  certificado: boolean;
  validezMeses: number | null;
  secciones: SeccionDemo[];
};

/** A file of `seed/files`: the document of an activity, a picture that a reading shows, what a learner hands in, or the cover of its course. */
export type ArchivoDemo = {
  nombre: string;
  tipo: string;
  curso: string;
  actividad: string | null;
  imagen?: { ancho: number; alto: number };
  /** Handed in by a learner, with the bytes of another one. */
  entregado?: { copiaDe: string };
};

export type PersonaDemo = {
  id: string;
  clave: string;
  nombre: string;
  apellidos: string;
  correo: string | null;
  usuario: string | null;
  documento: string;
  telefono: string | null;
  perfil: string;
  estado: 'activo' | 'suspendido';
  zonaHoraria: string | null;
  /** Days since the last visit; null for someone who never came. */
  accesoHaceDias: number | null;
};

export type PerfilDemo = { id: string; nombre: string; descripcion: string; permisos: Permiso[] };

/** `fecha` counts days from today at a local hour; `alta` counts days from joining the group. */
export type VencimientoDemo =
  | { tipo: 'fecha'; enDias: number; hora: string }
  | { tipo: 'alta'; dias: number };

export type GrupoDemo = {
  id: string;
  clave: string;
  nombre: string;
  descripcion: string;
  miembros: { persona: string; altaHaceDias: number }[];
  tutores: string[];
  cursos: { curso: string; vence: VencimientoDemo | null }[];
};

export type ProgresoDemo = {
  persona: string;
  curso: string;
  actividad: string;
  estado: 'en_curso' | 'completada';
  porcentaje: number;
  nota: number | null;
  tiempo: number;
  intentos: number;
  iniciadoEn: Date;
  actualizadoEn: Date;
  completadoEn: Date | null;
};

export type FeedbackDemo = {
  clave: string;
  persona: string;
  curso: string;
  actividad: string | null;
  tipo: 'valoracion' | 'comentario' | 'error';
  estrellas: number | null;
  texto: string;
  anonimo: boolean;
  respuesta: string | null;
  estado: 'nuevo' | 'visto' | 'resuelto';
  creadoEn: Date;
};

export type AccesoDemo = { persona: string; en: Date };

export type HistoriaDemo = { progreso: ProgresoDemo[]; feedback: FeedbackDemo[]; accesos: AccesoDemo[] };
