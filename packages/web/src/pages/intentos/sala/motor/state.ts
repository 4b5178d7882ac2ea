import type { SyncOptions } from '#pages/intentos/sala/motor/sync-options.ts';
import type { Snapshot, Way } from '#pages/intentos/sala/motor/snapshot.ts';

/** What the engine knows now: its parts read it and write in it. */
export interface State {
  intento: SyncOptions['intento'];
  /** This tab has control. */
  escribe: boolean;
  epoca: number;
  /** The last one in which this device wrote; 0 when it has nothing to hand over. */
  suya: number;
  venceEn: string | null;
  via: Way;
  entrega: Snapshot['entrega'];
  aunqueFalten: boolean;
  marcadas: readonly number[];
  fin: Snapshot['fin'];
  /** Whoever came after it has read the journal: what is heard from now on is theirs. */
  stopped: boolean;
}

export function stateOf({ intento, escribe, kept: { attempt } }: SyncOptions): State {
  const pulsadoEn = attempt?.pulsadoEn ?? null;
  return {
    intento,
    escribe,
    epoca: intento.epoca,
    suya: escribe ? intento.epoca : (attempt?.epoca ?? 0),
    venceEn: intento.venceEn,
    via: 'bien',
    entrega: pulsadoEn ? { estado: 'pendiente', pulsadoEn } : { estado: 'no' },
    aunqueFalten: attempt?.aunqueFalten ?? false,
    marcadas: attempt?.marcadas ?? [],
    fin: null,
    stopped: false,
  };
}

/** When handing in was pressed, while that has not ended. */
export const pressedAt = ({ entrega }: State): string | null =>
  'pulsadoEn' in entrega ? entrega.pulsadoEn : null;

export const isClosed = ({ stopped, fin, escribe }: State): boolean => stopped || fin !== null || !escribe;

/** In the minutes of grace nothing is sent but the delivery. */
export const isIdle = (state: State): boolean =>
  isClosed(state) || (state.intento.estado === 'vencido' && pressedAt(state) === null);
