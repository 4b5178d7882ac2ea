import { codigoEscrito } from '@catedra/shared/intentos/codigo.ts';
import type { Carta } from '#features/avisos/offers.ts';

export interface Aviso {
  readonly prueba: string;
  readonly curso: string;
  readonly numero: number;
  /** The clock handed it in. */
  readonly porTiempo: boolean;
  readonly respondidas: number;
  readonly codigo: string | null;
  readonly motivo: string | null;
  /** Moments as the person reads them. */
  readonly entregado: string | null;
  readonly vence: string | null;
  readonly enlace: string;
}

const carta = (asunto: string, nombre: string, ...parrafos: readonly string[]): Carta => ({
  asunto,
  texto: [`Hola, ${nombre}:`, ...parrafos].join('\n\n'),
});

const respuestas = (n: number): string => (n === 1 ? '1 respuesta' : `${n} respuestas`);

type Entregado = Pick<Aviso, 'prueba' | 'curso' | 'porTiempo' | 'entregado' | 'respondidas'>;

export const loEntregado = ({ prueba, curso, porTiempo, entregado, respondidas }: Entregado): string =>
  porTiempo
    ? `Se acabó el tiempo de tu prueba «${prueba}», del curso «${curso}», y la entregamos el ${entregado} con lo que había llegado: ${respuestas(respondidas)}.`
    : `Recibimos tu prueba «${prueba}», del curso «${curso}», el ${entregado}, con ${respuestas(respondidas)}.`;

export const elMotivo = ({ motivo }: Pick<Aviso, 'motivo'>): string | null =>
  motivo && `El motivo: ${motivo}`;

export const porQueSeAnulo = (aviso: Pick<Aviso, 'motivo'>): string =>
  elMotivo(aviso) ?? 'Se acabó el tiempo sin que se entregara.';

export const mensajeDeRecibo = (nombre: string, { enlace, codigo, ...recibo }: Aviso): Carta =>
  carta(
    `Recibo de «${recibo.prueba}»`,
    nombre,
    loEntregado(recibo),
    `Código del recibo: ${codigoEscrito(codigo ?? '')}`,
    'Guárdalo: con él se comprueba qué entregaste y cuándo. Aquí puedes ver lo que ya se puede ver:',
    enlace,
  );

export const mensajeAnulado = (nombre: string, { prueba, curso, motivo, enlace }: Aviso): Carta =>
  carta(
    `Se anuló tu intento de «${prueba}»`,
    nombre,
    `Tu intento de la prueba «${prueba}», del curso «${curso}», se anuló y su nota no cuenta.`,
    porQueSeAnulo({ motivo }),
    enlace,
  );

export const mensajeReabierto = (nombre: string, { prueba, curso, vence, motivo, enlace }: Aviso): Carta =>
  carta(
    `Puedes seguir con «${prueba}»`,
    nombre,
    `Tu intento de la prueba «${prueba}», del curso «${curso}», está abierto otra vez hasta el ${vence}. Lo que respondiste sigue ahí.`,
    ...(motivo ? [`El motivo: ${motivo}`] : []),
    enlace,
  );

export const mensajeAmpliado = (nombre: string, { prueba, curso, motivo, enlace }: Aviso): Carta =>
  carta(
    `Tienes otro intento en «${prueba}»`,
    nombre,
    `Te dieron un intento más en la prueba «${prueba}», del curso «${curso}».`,
    ...(motivo ? [`El motivo: ${motivo}`] : []),
    enlace,
  );

interface Decididas extends Aviso {
  readonly numeros: readonly number[];
  readonly aceptadas: boolean;
}

export const mensajeDeTardias = (nombre: string, { prueba, curso, numeros, ...aviso }: Decididas): Carta => {
  const cuales = `${numeros.length === 1 ? 'la respuesta' : 'las respuestas'} ${new Intl.ListFormat('es').format(numeros.map(String))}`;
  const tarde = `que ${numeros.length === 1 ? 'llegó' : 'llegaron'} tarde`;
  return carta(
    `${aviso.aceptadas ? 'Se aceptó lo que' : 'No se aceptó lo que'} llegó tarde de «${prueba}»`,
    nombre,
    aviso.aceptadas
      ? `Se ${numeros.length === 1 ? 'ha aceptado' : 'han aceptado'} ${cuales} de la prueba «${prueba}», del curso «${curso}», ${tarde}. Ya ${numeros.length === 1 ? 'cuenta' : 'cuentan'}.`
      : `No se ${numeros.length === 1 ? 'ha aceptado' : 'han aceptado'} ${cuales} de la prueba «${prueba}», del curso «${curso}», ${tarde}. Lo demás no cambia.`,
    ...(aviso.motivo ? [`El motivo: ${aviso.motivo}`] : []),
    ...(aviso.aceptadas && aviso.codigo
      ? [`El código de tu recibo es ahora ${codigoEscrito(aviso.codigo)}.`]
      : []),
    aviso.enlace,
  );
};

/** When the mark is read: now, from a moment as the person reads it, when they have no attempts left, or who knows. */
export type CuandoLaNota = 'ya' | 'al_acabar' | 'nunca' | { readonly desde: string };

export function dondeLaNota(nota: CuandoLaNota): string {
  if (nota === 'ya') return 'Aquí puedes ver el resultado:';
  if (nota === 'al_acabar') return 'Verás tu nota aquí cuando no te queden intentos:';
  return nota === 'nunca'
    ? 'En esta prueba la nota no se muestra: te la dirá quien lleva el curso. Tu recibo está aquí:'
    : `Verás tu nota aquí cuando la prueba cierre, el ${nota.desde}:`;
}

interface Corregida extends Aviso {
  readonly nota: CuandoLaNota;
}

export const mensajeCalificado = (nombre: string, { prueba, curso, nota, enlace }: Corregida): Carta =>
  carta(
    `Ya está corregida tu prueba «${prueba}»`,
    nombre,
    `Alguien corrigió lo que faltaba de tu prueba «${prueba}», del curso «${curso}». ${dondeLaNota(nota)}`,
    enlace,
  );
