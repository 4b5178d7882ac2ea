import type { MotivoDeLote } from '@catedra/shared/lotes/schemas.ts';

type Por = (varias: boolean) => string;

const MOTIVOS: Readonly<Record<MotivoDeLote, Por>> = {
  ERES_TU: () => 'porque eres tú',
  SIN_PERMISO: (varias) => `porque tu perfil no llega a ${varias ? 'ellas' : 'ella'}`,
  ULTIMO_ADMINISTRADOR: () => 'porque debe quedar un Super Administrador activo',
  SIN_CORREO: (varias) => (varias ? 'porque no tienen correo' : 'porque no tiene correo'),
  SUSPENDIDA: (varias) => (varias ? 'porque están suspendidas' : 'porque está suspendida'),
  DE_BAJA: (varias) => (varias ? 'porque están de baja' : 'porque está de baja'),
  FUERA_DE_TUS_GRUPOS: (varias) => `porque no ${varias ? 'están' : 'está'} en ninguno de tus grupos`,
  DARIA_DE_MAS: (varias) =>
    `porque ${varias ? 'tutorizan' : 'tutoriza'} grupos donde ese perfil podría más que tú`,
  SIN_EL_CURSO: (varias) => `porque no ${varias ? 'tienen' : 'tiene'} ese curso`,
  YA_TERMINO: (varias) => `porque ya ${varias ? 'lo terminaron' : 'lo terminó'}`,
  CAMBIO_DESPUES: (varias) => `porque ${varias ? 'han' : 'ha'} cambiado después`,
  NO_ENCONTRADA: (varias) =>
    `porque ya no ${varias ? 'existen' : 'existe'} o no puedes ${varias ? 'verlas' : 'verla'}`,
};

/** Why an act does not reach some: "porque no tienen correo". */
export const porque = (motivo: MotivoDeLote, cuantas: number): string => MOTIVOS[motivo](cuantas > 1);
