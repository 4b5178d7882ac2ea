import { pesoEnPalabras } from '@catedra/shared/archivos/peso.ts';
import { DomainError } from '@catedra/shared/core/errors.ts';
import {
  MAX_BYTES_DE_IMPORTACION,
  MAX_PREGUNTAS_DE_IMPORTACION,
} from '@catedra/shared/importaciones/limites.ts';

export const archivoMuyGrande = () =>
  new DomainError(
    413,
    'MUY_GRANDE',
    `El archivo pasa de ${pesoEnPalabras(MAX_BYTES_DE_IMPORTACION)}, el máximo. Expórtalo por partes, o sin los vídeos.`,
  );

export const archivoIlegible = (frase: string) => new DomainError(400, 'ARCHIVO_ILEGIBLE', frase);

export const lecturaLarga = () =>
  new DomainError(
    413,
    'MUY_GRANDE',
    'No pudimos terminar de leer este archivo: es demasiado grande o está mal formado. Expórtalo por partes y tráelas una a una.',
  );

export const importacionDistinta = () =>
  new DomainError(409, 'CARGA_DISTINTA', 'Esta importación ya tiene otro archivo. Empieza una nueva.');

export const yaOrdenada = () =>
  new DomainError(
    409,
    'CARGA_CERRADA',
    'Este archivo ya se importó o se está importando: no se puede cambiar. Empieza de nuevo con el archivo.',
  );

export const faltaDestino = () =>
  new DomainError(409, 'FALTA_DESTINO', 'Elige antes la carpeta del banco a la que van.');

export const nadaQueImportar = () =>
  new DomainError(
    409,
    'NADA_QUE_IMPORTAR',
    'No hay ninguna pregunta que importar. Corrige alguna o recupera alguna de las que dejaste fuera.',
  );

export const variasEnUna = (cuantas: number) =>
  new DomainError(
    400,
    'DATOS_INVALIDOS',
    `Aquí se leen ${cuantas} preguntas y esta línea es de una. Deja una sola, y trae las demás aparte.`,
  );

export const sinFuente = () =>
  new DomainError(409, 'SIN_FUENTE', 'Este formato no se escribe a mano: corrige la pregunta misma.');

export const noSeDeshace = (textos: readonly string[]) =>
  new DomainError(
    409,
    'IMPORTACION_EN_USO',
    `Ya no se puede deshacer entera: ${textos.length === 1 ? 'hay una pregunta que se usa o se editó' : `hay ${textos.length} preguntas que se usan o se editaron`}. Lleva a la papelera las que sobren desde el banco.`,
  );

const numero = new Intl.NumberFormat('es', { useGrouping: 'always' });

export const sonDemasiadas = (cuantas: number) =>
  new DomainError(
    413,
    'MUY_GRANDE',
    `Has elegido ${numero.format(cuantas)} preguntas y caben ${numero.format(MAX_PREGUNTAS_DE_IMPORTACION)} a la vez. Deja alguna carpeta para después.`,
  );
