import type { MotivoFinSesion } from '#core/change.ts';

export type FieldErrors = Readonly<Record<string, string>>;

export interface ErrorDetail {
  readonly fields?: FieldErrors;
  /** The record as it stands now, so that a stale edit can be compared with it. */
  readonly actual?: unknown;
  readonly retryAfter?: number;
  /** Why a session is over, for the screen that still shows it. */
  readonly motivo?: MotivoFinSesion;
  /** What went wrong with each record of a change to many. */
  readonly porId?: Readonly<Record<string, unknown>>;
}

/** A situation the product knows: status for HTTP, code for programs, a Spanish sentence for people. */
export class DomainError extends Error {
  readonly status: number;
  readonly code: string;
  readonly detail: ErrorDetail;

  constructor(status: number, code: string, message: string, detail: ErrorDetail = {}) {
    super(message);
    this.name = 'DomainError';
    this.status = status;
    this.code = code;
    this.detail = detail;
  }
}

export const datosInvalidos = (fields: FieldErrors, message = 'Revisa los datos marcados.') =>
  new DomainError(400, 'DATOS_INVALIDOS', message, { fields });

export const noAutenticado = (motivo?: MotivoFinSesion) =>
  new DomainError(401, 'NO_AUTENTICADO', 'Tu sesión terminó. Inicia sesión de nuevo.', { motivo });

export const sinPermiso = () => new DomainError(403, 'SIN_PERMISO', 'No tienes permiso para hacer esto.');

export const soloLectura = () =>
  new DomainError(
    403,
    'SOLO_LECTURA',
    'Estás viendo la academia como otra persona y no puedes cambiar nada. Pulsa «Volver» para seguir con tu cuenta.',
  );

export const noEncontrado = () => new DomainError(404, 'NO_ENCONTRADO', 'No encontramos lo que buscas.');

export const versionAntigua = (actual?: unknown) =>
  new DomainError(
    409,
    'VERSION_ANTIGUA',
    'Alguien cambió esto mientras lo editabas. Compara tus cambios con lo guardado antes de seguir.',
    { actual },
  );

export const yaExiste = (field: string, message: string) =>
  new DomainError(409, 'YA_EXISTE', message, { fields: { [field]: message } });

export const enUso = (porQue: string, hacer = 'eliminar') =>
  new DomainError(409, 'EN_USO', `No se puede ${hacer}: ${porQue}.`);
