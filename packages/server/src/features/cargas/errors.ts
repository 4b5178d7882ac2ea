import { pesoEnPalabras } from '@catedra/shared/archivos/peso.ts';
import { DIAS_PARA_DESHACER, MAX_BYTES_DE_CARGA } from '@catedra/shared/cargas/opciones.ts';
import { DomainError } from '@catedra/shared/core/errors.ts';

const lista = new Intl.ListFormat('es');

export const archivoMuyGrande = () =>
  new DomainError(
    413,
    'MUY_GRANDE',
    `El archivo pasa de ${pesoEnPalabras(MAX_BYTES_DE_CARGA)}, el máximo. Pártelo en dos o quita las columnas que no hagan falta.`,
  );

export const cargaDistinta = () =>
  new DomainError(409, 'CARGA_DISTINTA', 'Esta carga ya tiene otro archivo. Empieza una nueva.');

export const cargaCerrada = () =>
  new DomainError(
    409,
    'CARGA_CERRADA',
    'Esta carga ya se importó o se está importando: no se puede cambiar. Empieza una nueva.',
  );

export const archivoOlvidado = () =>
  new DomainError(
    409,
    'ARCHIVO_OLVIDADO',
    'El archivo ya no se guarda, así que no se puede leer de otra forma. Súbelo otra vez.',
  );

export const sinRevisar = () =>
  new DomainError(409, 'SIN_REVISAR', 'Revisa el archivo antes de importarlo: algo cambió desde entonces.');

export const revisionVieja = () =>
  new DomainError(
    409,
    'REVISION_VIEJA',
    'Desde que se revisó ha cambiado algo de lo que habla el archivo, y se haría otra cosa que la que viste. Revísalo otra vez.',
  );

export const faltaDecidir = (situaciones: readonly string[]) =>
  new DomainError(
    409,
    'FALTA_DECIDIR',
    `Antes de importar, di qué hacemos con ${lista.format(situaciones.map((texto) => `«${texto}»`))}.`,
  );

export const hayErrores = (cuantos: number) =>
  new DomainError(
    409,
    'HAY_ERRORES',
    `Hay ${cuantos} filas con errores y pediste todo o nada. Corrígelas, déjalas fuera o importa solo las correctas.`,
  );

export const nadaQueImportar = () =>
  new DomainError(409, 'NADA_QUE_IMPORTAR', 'No hay ninguna fila correcta que importar. Corrige alguna.');

export const noTermino = () =>
  new DomainError(409, 'CARGA_SIN_TERMINAR', 'Esta carga no ha terminado de importarse.');

export const yaNoSeDeshace = () =>
  new DomainError(
    409,
    'YA_NO_SE_DESHACE',
    `Una carga se puede deshacer durante ${DIAS_PARA_DESHACER} días, y solo una vez.`,
  );

export const contraseñasEntregadas = () =>
  new DomainError(
    410,
    'CONTRASENAS_ENTREGADAS',
    'La hoja de contraseñas ya se descargó y no se guarda. Pulsa «Generar nuevas» para hacer otra: las anteriores dejarán de servir.',
  );

export const sinContraseñasQueDar = () =>
  new DomainError(
    409,
    'SIN_CONTRASENAS_QUE_DAR',
    'Nadie de esta carga espera una contraseña temporal: han entrado, tienen ya con qué entrar o no pueden hacerlo ahora.',
  );

export const faltaGrupo = () =>
  new DomainError(400, 'DATOS_INVALIDOS', 'Elige el grupo que quieres sincronizar.', {
    fields: { grupoId: 'Elige el grupo que quieres sincronizar.' },
  });
