import { DIAS_PARA_DESHACER } from '@catedra/shared/cargas/opciones.ts';
import { DomainError } from '@catedra/shared/core/errors.ts';
import { MAX_FILAS_DE_EXTERNAS } from '@catedra/shared/externas/archivo/datos.ts';

const numero = new Intl.NumberFormat('es', { useGrouping: 'always' });

export const demasiadasFilas = (cuantas: number) =>
  new DomainError(
    413,
    'DEMASIADAS_FILAS',
    `El archivo tiene ${numero.format(cuantas)} filas y caben ${numero.format(MAX_FILAS_DE_EXTERNAS)}. Pártelo en varios.`,
  );

export const yaOrdenada = () =>
  new DomainError(
    409,
    'CARGA_CERRADA',
    'Este archivo ya se registró o se está registrando: no se puede cambiar. Sube otro.',
  );

export const faltaColumna = (falta: string) => new DomainError(409, 'SIN_REVISAR', falta);

export const nadaQueRegistrar = () =>
  new DomainError(409, 'NADA_QUE_IMPORTAR', 'No hay ninguna fila que registrar. Corrige alguna.');

export const yaNoSeDeshace = () =>
  new DomainError(
    409,
    'YA_NO_SE_DESHACE',
    `Un archivo se puede deshacer durante ${DIAS_PARA_DESHACER} días desde que se registró.`,
  );
