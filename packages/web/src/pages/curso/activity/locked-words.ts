import type { ActividadDelCurso } from '@catedra/shared/aprendizaje/schemas.ts';

/** "Se cerró el 3 de marzo a las 10:00. Te falta para terminar: pide otra fecha a Ana.": why, and what can be done. */
export const whyLocked = ({ motivo, pideFechaA, exenta, cerroAntes }: ActividadDelCurso): string =>
  [
    motivo && `${motivo}.`,
    pideFechaA && `Te falta para terminar: pide otra fecha a ${pideFechaA}.`,
    exenta && `No te cuenta: ${exenta}.`,
    cerroAntes && 'Cerró antes de que entraras: no te cuenta.',
  ]
    .filter(Boolean)
    .join(' ');
