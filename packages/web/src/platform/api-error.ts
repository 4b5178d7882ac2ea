import type { MotivoFinSesion } from '@catedra/shared/core/change.ts';

export interface ApiErrorDetail {
  readonly fields?: Readonly<Record<string, string>>;
  /** The record as it stands now, when an edit arrived late. */
  readonly actual?: unknown;
  /** What went wrong with each record of a change to many. */
  readonly porId?: Readonly<Record<string, { readonly code: string; readonly message: string }>>;
  /** Why the session is over. */
  readonly motivo?: MotivoFinSesion;
  readonly requestId?: string;
  /** Seconds to wait before trying again. */
  readonly retryAfter?: number;
}

/** What the server (or the lack of one) answered, with a sentence that can be shown as it is. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly actual: unknown;
  readonly porId: NonNullable<ApiErrorDetail['porId']>;
  readonly motivo: MotivoFinSesion | undefined;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, message: string, detail: ApiErrorDetail = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = detail.fields ?? {};
    this.actual = detail.actual;
    this.porId = detail.porId ?? {};
    this.motivo = detail.motivo;
    this.requestId = detail.requestId;
    this.retryAfter = detail.retryAfter;
  }
}

export const sinConexion = () =>
  new ApiError(0, 'SIN_CONEXION', 'No hay conexión con la academia. Revisa tu red y vuelve a intentarlo.');

export const isApiError = (error: unknown, code?: string): error is ApiError =>
  error instanceof ApiError && (code === undefined || error.code === code);

/** A refusal will not change by insisting; a cut will. */
export const isCut = (error: unknown): boolean =>
  !isApiError(error) || error.status === 0 || error.status >= 500 || error.status === 429;

/** Whoever was here has to sign in again, and then it can be tried again. */
export const isSignedOut = (error: unknown): boolean => isApiError(error) && error.status === 401;

/** It may well go through later: nothing of what was sent is thrown away for it. */
export const isPassing = (error: unknown): boolean => isCut(error) || isSignedOut(error);

/** A sentence for any failure, never a stack. */
export function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Algo falló en esta página. Vuelve a intentarlo.';
  if (error.status >= 500 && error.requestId && !error.message.includes(error.requestId))
    return `${error.message} Código ${error.requestId}.`;
  return error.message;
}

/** Errors by field, ready for a form's `setErrors`. */
export const fieldErrors = (error: unknown): Record<string, string> =>
  error instanceof ApiError ? { ...error.fields } : {};
