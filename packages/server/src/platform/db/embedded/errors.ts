/** What keeps the embedded PostgreSQL from starting, said so that whoever runs the program knows what to do. */
export class EmbeddedError extends Error {
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'EmbeddedError';
    this.code = code;
  }
}

export const carpetaEnUso = (folder: string) =>
  new EmbeddedError(
    'CARPETA_EN_USO',
    `Otra Cátedra ya usa esta carpeta de datos (${folder}). Ciérrala antes de abrir otra, o elige otra carpeta con DATA_DIR.`,
  );

export const baseEnOtraParte = (folder: string) =>
  new EmbeddedError(
    'BASE_EN_OTRA_PARTE',
    `El PostgreSQL de ${folder} sigue en marcha, quizá en otro contenedor, y desde aquí no se puede cerrar. Detén ese contenedor (o reinicia la máquina) y vuelve a iniciar Cátedra. No se ha tocado nada.`,
  );

export const carpetaSinPermiso = (folder: string, cause: unknown) =>
  new EmbeddedError(
    'CARPETA_SIN_PERMISO',
    `No se puede escribir en la carpeta de datos ${folder}. Inicia Cátedra con el usuario que la creó o elige otra carpeta con DATA_DIR.`,
    { cause },
  );

export const carpetaDeOtro = (folder: string, owner: string) =>
  new EmbeddedError(
    'CARPETA_DE_OTRO_USUARIO',
    `La base de datos de ${folder} pertenece a otro usuario (${owner}). Inicia Cátedra con ese usuario o como root, o elige otra carpeta con DATA_DIR.`,
  );

export const carpetaInalcanzable = (folder: string, account: string) =>
  new EmbeddedError(
    'CARPETA_INALCANZABLE',
    `La base de datos está en ${folder}, pero el usuario ${account}, con el que corre PostgreSQL, ya no puede entrar ahí. Devuelve el permiso de paso a las carpetas que la contienen.`,
  );

export const plataformaSinBase = (platform: string) =>
  new EmbeddedError(
    'PLATAFORMA_SIN_BASE',
    `Cátedra trae su propio PostgreSQL para Linux x64 y arm64, no para ${platform}. Aquí hacen falta Node 24 y un PostgreSQL propio indicado en DATABASE_URL.`,
  );

export const faltaPaquete = (name: string) =>
  new EmbeddedError(
    'FALTA_PAQUETE',
    `Falta el paquete ${name}, que trae PostgreSQL. Instálalo con npm ci --include=optional.`,
  );

export const faltaContrasena = (file: string, cause: unknown) =>
  new EmbeddedError(
    'FALTA_CONTRASENA',
    `No se puede leer ${file}, que guarda la contraseña de la base de datos. Recupéralo de una copia de seguridad de la misma carpeta.`,
    { cause },
  );

export const otraVersion = (found: string, expected: string) =>
  new EmbeddedError(
    'OTRA_VERSION',
    `La base de datos es de PostgreSQL ${found} y este programa trae PostgreSQL ${expected}. Usa la versión de Cátedra que la creó o restaura una copia de seguridad.`,
  );

export const noArranca = (what: string, detail: string) =>
  new EmbeddedError('BASE_NO_ARRANCA', `${what} no arrancó. ${detail}`);

const FORBIDDEN = ['EACCES', 'EPERM', 'EROFS'];

/** Whatever the file system says on the way reaches the person as a sentence, too. */
export function asEmbeddedError(error: unknown, dataDir: string): EmbeddedError {
  if (error instanceof EmbeddedError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (FORBIDDEN.includes(code)) return carpetaSinPermiso(dataDir, error);
  return new EmbeddedError('BASE_NO_ARRANCA', `La base de datos de ${dataDir} no arrancó: ${String(error)}`, {
    cause: error,
  });
}
