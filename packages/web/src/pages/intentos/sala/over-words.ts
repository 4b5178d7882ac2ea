import type { Snapshot } from '#pages/intentos/sala/motor/snapshot.ts';

type Over = Pick<Snapshot, 'via' | 'sinEnviar'> & { readonly intento: Pick<Snapshot['intento'], 'alVencer'> };

const WAY = {
  cortada: ['No hay conexión', 'cuando vuelva'],
  sin_sesion: ['Tu sesión ha caducado', 'cuando entres'],
} as const;

/** The time is over and the server has not said what became of it: what is known here, and nothing more. */
export function overWords({ via, sinEnviar, intento: { alVencer } }: Over): string {
  if (alVencer === 'anular') return 'No se entregó a tiempo, y en esta prueba el intento no cuenta.';
  if (via === 'bien') return 'Estamos enviando lo que habías respondido.';
  const [why, when] = WAY[via];
  const then = alVencer === 'gracia' ? 'podrás entregarla si sigues a tiempo' : 'verás tu recibo';
  if (sinEnviar === 0) return `${why}, pero todo lo que respondiste había llegado: ${when} ${then}.`;
  const what = sinEnviar === 1 ? 'la respuesta que falta' : `las ${sinEnviar} respuestas que faltan`;
  return `${why}: ${when} se ${sinEnviar === 1 ? 'enviará' : 'enviarán'} ${what}, y una persona decidirá si ${sinEnviar === 1 ? 'cuenta' : 'cuentan'}.`;
}
