import { datosInvalidos, DomainError } from '#core/errors.ts';

export const carpetaQueFalta = () => datosInvalidos({ carpetaId: 'Elige una carpeta.' });

/** A file of somebody else's course and one that never existed are the same. */
export const archivoQueFalta = () =>
  datosInvalidos({ publica: 'Uno de los archivos de la pregunta ya no existe. Quítalo y ponlo otra vez.' });

export const tipoEnUso = () =>
  new DomainError(
    409,
    'TIPO_EN_USO',
    'Esta pregunta ya se usa, así que no cambia de tipo. Duplícala y cambia la copia.',
  );

export const sinBorrador = () =>
  new DomainError(409, 'SIN_BORRADOR', 'No hay cambios pendientes en esta pregunta.');

export const preguntaIncompleta = (fallos: readonly string[]) =>
  new DomainError(409, 'PREGUNTA_INCOMPLETA', `Todavía no se puede usar. ${fallos.join(' ')}`, {
    actual: { fallos },
  });

export const enLaPapelera = () =>
  new DomainError(409, 'EN_LA_PAPELERA', 'Está en la papelera: recupérala antes de cambiarla.');

export const carpetaConAlgo = () =>
  new DomainError(
    409,
    'CARPETA_CON_PREGUNTAS',
    'Solo se elimina una carpeta vacía: lleva a otra sus preguntas (también las de la papelera) y sus carpetas.',
  );

export const carpetaEnSorteo = () =>
  new DomainError(
    409,
    'CARPETA_EN_SORTEO',
    'Hay evaluaciones que sortean preguntas de esta carpeta: cambia antes sus sorteos.',
  );

export const demasiadasEtiquetas = (max: number) =>
  datosInvalidos({ poner: `Una pregunta tiene como mucho ${max} etiquetas.` });
