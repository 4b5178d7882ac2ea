import type { ActividadEditable, TipoActividad } from '@catedra/shared';
import {
  type Icon,
  IconAlignLeft,
  IconFile,
  IconInbox,
  IconLink,
  IconListCheck,
  IconMovie,
} from '@tabler/icons-react';

type Regla = ActividadEditable['regla'];

interface Tipo {
  readonly label: string;
  readonly icon: Icon;
  /** What it is for, in the author's words. */
  readonly para: string;
  /** When it is done, the usual one first. */
  readonly reglas: readonly Regla[];
}

export const TIPOS: Readonly<Record<TipoActividad, Tipo>> = {
  lectura: {
    label: 'Lectura',
    icon: IconAlignLeft,
    para: 'Un texto escrito aquí mismo.',
    reglas: ['ver', 'tiempo', 'manual'],
  },
  video: {
    label: 'Vídeo',
    icon: IconMovie,
    para: 'Un vídeo que está en otra dirección.',
    reglas: ['porcentaje', 'ver', 'manual'],
  },
  documento: {
    label: 'Documento',
    icon: IconFile,
    para: 'La ficha de un documento y para qué sirve.',
    reglas: ['ver', 'manual'],
  },
  enlace: {
    label: 'Enlace',
    icon: IconLink,
    para: 'Una página de fuera de la academia.',
    reglas: ['ver', 'manual'],
  },
  tarea: {
    label: 'Tarea',
    icon: IconInbox,
    para: 'Un trabajo que la persona hace y entrega.',
    reglas: ['entregar', 'aprobar', 'manual'],
  },
  evaluacion: {
    label: 'Evaluación',
    icon: IconListCheck,
    para: 'Una prueba con intentos, tiempo y nota.',
    reglas: ['aprobar', 'entregar'],
  },
};

export const REGLAS: Readonly<Record<Regla, string>> = {
  ver: 'la abre',
  tiempo: 'le dedica el tiempo previsto',
  porcentaje: 've al menos el 90 % del vídeo',
  entregar: 'la entrega',
  aprobar: 'la aprueba',
  manual: 'la marca como hecha',
};

export const tipoOptions = Object.entries(TIPOS).map(([value, { label }]) => ({ value, label }));
