import type { Recibo } from '@catedra/shared/intentos/despues.ts';
import type { RespuestasGuardadas } from '@catedra/shared/intentos/en-curso.ts';

interface Respondida {
  readonly revision: number;
  readonly respuesta: unknown;
}

interface Intento {
  readonly origin: string;
  readonly cookie: string;
  readonly id: string;
  readonly epoca: number;
  readonly pestana: string;
}

/** What it is told when something newer had arrived before: news, not a failure. */
const lasQueHabia = ({ error }: { error?: { code?: string; actual?: unknown } }): unknown =>
  error?.code === 'RESPUESTA_ANTIGUA' ? error.actual : null;

/** A simple device: it numbers each change of an answer, and sends what nobody acknowledged until somebody does. */
export function clienteTerco({ origin, cookie, id, epoca, pestana }: Intento) {
  const escritas = new Map<number, Respondida>();
  const confirmadas = new Map<number, number>();

  /** The answer, or null when nothing is known of what became of it. */
  const pedir = async <T>(orden: string, body: object): Promise<T | null> => {
    try {
      const response = await fetch(`${origin}/api/intentos/${id}/${orden}`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ pestana, epoca, ...body }),
      });
      const sobra = response.status === 409 ? lasQueHabia((await response.clone().json()) as object) : null;
      if (sobra) return sobra as T;
      if (response.status !== 200) throw new Error(`${orden}: ${response.status} ${await response.text()}`);
      return (await response.json()) as T;
    } catch (error) {
      if (error instanceof TypeError) return null;
      throw error;
    }
  };
  const pendientes = () =>
    [...escritas].filter(([lugar, { revision }]) => (confirmadas.get(lugar) ?? 0) < revision);
  const equipoEn = () => new Date().toISOString();
  const guardar = async (): Promise<void> => {
    const entradas = pendientes().map(([lugar, una]) => ({ lugar, ...una, equipoEn: equipoEn() }));
    if (entradas.length === 0) return;
    const hecho = await pedir<RespuestasGuardadas>('guardar', { entradas });
    for (const { lugar, revision } of hecho?.guardadas ?? [])
      confirmadas.set(lugar, Math.max(revision, confirmadas.get(lugar) ?? 0));
  };
  return {
    escritas,
    /** Another answer, sent once: whether it arrived is seen later. */
    responder: (lugar: number, respuesta: unknown): Promise<void> => {
      escritas.set(lugar, { revision: (escritas.get(lugar)?.revision ?? 0) + 1, respuesta });
      return guardar();
    },
    /** Until everything is acknowledged, and then handed in. */
    async entregar(): Promise<Recibo> {
      while (pendientes().length > 0) await guardar();
      const revisiones = Object.fromEntries([...escritas].map(([lugar, { revision }]) => [lugar, revision]));
      for (;;) {
        const fin = { entradas: [], revisiones, aunqueFalten: false, pulsadoEn: equipoEn() };
        const recibo = await pedir<Recibo>('entregar', fin);
        if (recibo) return recibo;
      }
    },
  };
}
