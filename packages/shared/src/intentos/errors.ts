import { DomainError } from '#core/errors.ts';
import type { RespuestasAntiguas } from '#intentos/en-curso.ts';

const conflicto = (code: string, message: string, actual?: unknown) =>
  new DomainError(409, code, message, actual === undefined ? {} : { actual });

export const aunNoAbre = () => new DomainError(403, 'AUN_NO_ABRE', 'La evaluación aún no está disponible.');
export const evaluacionCerrada = () => conflicto('CERRADA', 'La evaluación ya cerró.');
export const sinIntentos = () => conflicto('SIN_INTENTOS', 'Ya usaste todos tus intentos.');
export const yaAprobada = () =>
  conflicto('YA_APROBADA', 'Ya la aprobaste, y esta prueba termina al aprobarla.');
export const hayQueEsperar = (hasta: string) =>
  conflicto('HAY_QUE_ESPERAR', 'Todavía no ha pasado el tiempo de espera entre intentos.', { hasta });
const deContrasena = (status: number, code: string, contrasena: string, retryAfter?: number) =>
  new DomainError(status, code, contrasena, {
    fields: { contrasena },
    ...(retryAfter !== undefined && { retryAfter }),
  });
export const faltaLaContrasena = () =>
  deContrasena(403, 'CONTRASENA_DE_PRUEBA', 'Escribe la contraseña de la prueba.');
export const contrasenaDePrueba = () =>
  deContrasena(403, 'CONTRASENA_DE_PRUEBA', 'Esa no es la contraseña de la prueba.');
/** Wrong guesses, by one person at one evaluation. */
export function demasiadasContrasenas(segundos: number) {
  const minutos = Math.max(1, Math.ceil(segundos / 60));
  const espera = minutos === 1 ? '1 minuto' : `${minutos} minutos`;
  return deContrasena(
    429,
    'DEMASIADOS_INTENTOS',
    `Demasiadas contraseñas equivocadas. Espera ${espera}, o pídesela a quien da la prueba.`,
    segundos,
  );
}
export const faltaDeclarar = () =>
  new DomainError(400, 'FALTA_DECLARAR', 'Marca que aceptas la declaración para empezar.', {
    fields: { acepta: 'Marca que la aceptas para empezar.' },
  });
export const fueraDeLaRed = () =>
  new DomainError(
    403,
    'FUERA_DE_LA_RED',
    'Esta prueba se empieza desde la red del aula, y este equipo no está en ella.',
  );
export const puertaCerrada = () =>
  conflicto('PUERTA_CERRADA', 'Todavía no se ha abierto la puerta: espera aquí y empezará sola.');
export const sinPuerta = () =>
  conflicto('SIN_PUERTA', 'En esta prueba cada persona empieza cuando quiere: no tiene puerta que abrir.');
export const sinPreguntas = () =>
  conflicto('SIN_PREGUNTAS', 'Esta prueba todavía no tiene preguntas. Vuelve más tarde.');

export const tiempoTerminado = (actual?: unknown) =>
  conflicto('TIEMPO_TERMINADO', 'El tiempo terminó. Se enviaron tus respuestas guardadas.', actual);
/** Nothing new is answered, but it can still be handed in. */
export const enGracia = (actual?: unknown) =>
  conflicto(
    'EN_GRACIA',
    'El tiempo terminó: ya no se admiten respuestas, pero todavía puedes entregar.',
    actual,
  );
export const yaEnviada = (actual?: unknown) =>
  conflicto('YA_ENVIADA', 'Ya enviaste esta evaluación.', actual);
export const intentoAnulado = (actual?: unknown) =>
  conflicto('INTENTO_ANULADO', 'Este intento se anuló.', actual);
export const otraPestana = (actual?: unknown) =>
  conflicto('OTRA_PESTANA', 'Estás haciendo la prueba en otra pestaña o en otro equipo.', actual);
/** News for the device, which offers both to its person. */
export const respuestaAntigua = (actual: RespuestasAntiguas) =>
  conflicto('RESPUESTA_ANTIGUA', 'Ya teníamos una respuesta más nueva de alguna de esas preguntas.', actual);
export const faltanRespuestas = (actual: unknown) =>
  conflicto('FALTAN_RESPUESTAS', 'Todavía no nos han llegado todas tus respuestas.', actual);
export const ordenInvalido = () => conflicto('ORDEN_INVALIDO', 'Responde las preguntas en orden.');
export const respuestaInvalida = (message: string) =>
  new DomainError(400, 'DATOS_INVALIDOS', message, { fields: { respuesta: message } });
