import { SITUACIONES } from '#usuarios/situacion.ts';

/** How somebody stands who has a course or had it: only whoever is active counts in a figure of now. */
export const SITUACIONES_EN_CURSO = [...SITUACIONES, 'eliminada', 'sin_curso'] as const;
export type SituacionEnCurso = (typeof SITUACIONES_EN_CURSO)[number];

export const PALABRAS_DE_SITUACION: Readonly<Record<SituacionEnCurso, string>> = {
  activo: 'Activa',
  suspendido: 'Cuenta suspendida',
  baja: 'De baja',
  eliminada: 'Cuenta eliminada',
  sin_curso: 'Ya no tiene el curso',
};

/** Said under every figure of now. */
export const QUIEN_CUENTA =
  'Cuentan quienes pueden entrar ahora: ni cuentas suspendidas ni personas de baja.';

/** The filter that lets the others be seen, and what is said under a list that has it. */
export const TAMBIEN_IDOS = 'también quienes ya no están';
export const CUENTAN_TAMBIEN_IDOS =
  'Se ven también las cuentas suspendidas, de baja y eliminadas, y quienes ya no tienen el curso: no cuentan en las cifras de ahora.';
