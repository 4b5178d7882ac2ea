import { pressedInTime, type Snapshot } from '#pages/intentos/sala/motor/snapshot.ts';

type Over = Pick<Snapshot, 'via' | 'sinEnviar' | 'entrega' | 'venceEn'> & {
  readonly intento: Pick<Snapshot['intento'], 'alVencer'>;
};

const WAY = {
  cortada: ['No hay conexión', 'cuando vuelva'],
  sin_sesion: ['Tu sesión ha caducado', 'cuando entres'],
} as const;

const decides = (sinEnviar: number): string =>
  sinEnviar === 1
    ? 'se enviará la respuesta que falta, y una persona decidirá si cuenta'
    : `se enviarán las ${sinEnviar} respuestas que faltan, y una persona decidirá si cuentan`;

/** The time is over and the server has not said what became of it: what is known here, and nothing more. */
export function overWords(snapshot: Over): string {
  const { via, sinEnviar, intento } = snapshot;
  const { alVencer } = intento;
  const pressed = pressedInTime(snapshot);
  if (alVencer === 'anular' && !pressed)
    return 'No se entregó a tiempo, y en esta prueba el intento no cuenta.';
  if (via === 'bien') return 'Estamos enviando lo que habías respondido.';
  const [why, when] = WAY[via];
  if (sinEnviar > 0) return `${why}: ${when} ${decides(sinEnviar)}.`;
  // Pressed in time and with everything received, it counts whatever the policy says.
  if (pressed) return `${why}, pero la entregaste a tiempo y todo había llegado: ${when} verás tu recibo.`;
  const then = alVencer === 'gracia' ? 'podrás entregarla si sigues a tiempo' : 'verás tu recibo';
  return `${why}, pero todo lo que respondiste había llegado: ${when} ${then}.`;
}

/** What is true of a delivery that was pressed and has not arrived; `before` says until when it may. */
export function waitingWords(
  snapshot: Pick<Over, 'via' | 'sinEnviar' | 'entrega' | 'venceEn'>,
  before: string | null,
): string {
  const { via, sinEnviar, venceEn } = snapshot;
  const leaves =
    via === 'sin_sesion'
      ? 'Tu sesión ha caducado: vuelve a entrar y se entregará sola.'
      : 'Se entregará en cuanto haya conexión.';
  if (venceEn === null) return leaves;
  if (sinEnviar === 0 && pressedInTime(snapshot))
    return `${leaves} Todo lo que respondiste ya había llegado y la entregaste a tiempo: cuenta.`;
  return before === null ? leaves : `${leaves} Tiene que llegar ${before} para contar.`;
}
