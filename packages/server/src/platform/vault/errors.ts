/** What keeps a copy from being made, read or put back, in a sentence for whoever runs the academy. */
export class CopyError extends Error {}

/** Somebody else is at it: nothing is wrong, and later it may be asked again. */
export class CopyBusy extends CopyError {}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

/** What the place of the copies answered, said so that somebody knows what to do; what is not of the place stays as it is. */
export function placeProblem(error: unknown, place: string): unknown {
  if (error instanceof CopyError) return error;
  const say = (sentence: string) => new CopyError(sentence, { cause: error });
  switch (codeOf(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return say(
        `No queda espacio en «${place}»: la copia no se terminó. Libera espacio, o elige otro destino. La academia sigue igual.`,
      );
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return say(
        `No se puede escribir en «${place}» (${codeOf(error)}). Da permiso a este usuario, o elige otro destino.`,
      );
    case 'ENOTDIR':
      return say(`«${place}» es un archivo o pasa por uno. Escribe el nombre de una carpeta.`);
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'ECONNREFUSED':
    case 'ETIMEDOUT':
      return say(`No se llega al almacén de «${place}» (${codeOf(error)}). Revisa su dirección.`);
    default:
  }
  if (error instanceof Error && error.name === 'NoSuchBucket')
    return say(`El cubo de «${place}» no existe. Créalo, o revisa su nombre.`);
  const status = statusOf(error);
  if (status === 401 || status === 403)
    return say(
      `El almacén no deja usar «${place}» con esa clave (${status}). Le hacen falta permisos para listar, leer, escribir y borrar.`,
    );
  return error;
}
