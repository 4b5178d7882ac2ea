import { datosInvalidos, DomainError } from '@catedra/shared/core/errors.ts';

/** The same for someone unknown and for a wrong password. */
export const credencialesInvalidas = () =>
  new DomainError(401, 'CREDENCIALES_INVALIDAS', 'Correo o contraseña incorrectos.');

/** Whom to ask for another: who gave it, if they are still here. */
const pideOtra = (dadaPor: string | null) =>
  dadaPor ? `Pide otra a ${dadaPor}, que te la dio.` : 'Pide otra a quien administra la academia.';

export const contraseñaVencida = (dadaPor: string | null) =>
  new DomainError(401, 'CONTRASENA_VENCIDA', `Tu contraseña temporal venció. ${pideOtra(dadaPor)}`);

export const contraseñaUsada = (dadaPor: string | null) =>
  new DomainError(
    401,
    'CONTRASENA_USADA',
    `Tu contraseña temporal ya se usó y solo sirve una vez. ${pideOtra(dadaPor)}`,
  );

export const cuentaDeBaja = () =>
  new DomainError(
    403,
    'CUENTA_SUSPENDIDA',
    'Tu cuenta está de baja en la academia. Habla con quien la administra.',
  );

export const cuentaSuspendida = () =>
  new DomainError(
    403,
    'CUENTA_SUSPENDIDA',
    'Tu cuenta está suspendida. Habla con quien administra la academia.',
  );

export const demasiadosIntentos = (segundos: number) =>
  new DomainError(429, 'DEMASIADOS_INTENTOS', `Demasiados intentos. Espera ${segundos} segundos.`, {
    retryAfter: segundos,
  });

export const demasiadasLecturas = (veces: number, segundos: number) =>
  new DomainError(
    429,
    'DEMASIADOS_INTENTOS',
    `Este calendario se puede leer ${veces} veces por hora. Espera ${Math.ceil(segundos / 60)} min.`,
    { retryAfter: segundos },
  );

export const ocupado = (segundos: number) =>
  new DomainError(
    503,
    'OCUPADO',
    `Hay mucha gente entrando ahora mismo. Vuelve a intentarlo en ${segundos === 1 ? 'un segundo' : `${segundos} segundos`}.`,
    { retryAfter: segundos },
  );

export const enlaceInvalido = () =>
  new DomainError(400, 'ENLACE_INVALIDO', 'Este enlace ya no sirve. Pide uno nuevo.');

export const sinContraseña = () =>
  new DomainError(
    409,
    'SIN_CONTRASENA',
    'Tu cuenta todavía no tiene contraseña. Pide un enlace en «¿Olvidaste tu contraseña?».',
  );

export const actualEquivocada = () => datosInvalidos({ actual: 'No es tu contraseña actual.' });

export const mismaContraseña = () => datosInvalidos({ nueva: 'Elige una distinta de la que tienes.' });

export const sinCorreo = () =>
  new DomainError(409, 'SIN_CORREO', 'Esta persona no tiene correo. Añádele uno o dale una temporal.');

export const noATuCuenta = () =>
  new DomainError(
    409,
    'NO_A_TI_MISMO',
    'Tu propia contraseña se cambia en «Configuración de mi perfil», con la que tienes ahora.',
  );

/** An act that would let nobody in says so, and what would. */
export const cuentaCerrada = (deBaja: boolean) =>
  new DomainError(
    409,
    'CUENTA_SUSPENDIDA',
    deBaja
      ? 'Esta persona está de baja: no podría entrar. Quítale antes la fecha de baja.'
      : 'La cuenta está suspendida: no podría entrar. Actívala antes.',
  );
