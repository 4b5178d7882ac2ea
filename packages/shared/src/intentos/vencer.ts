import { MINUTO } from '#core/duraciones.ts';
import type { Evaluacion } from '#evaluaciones/collection.ts';

export const ESTADOS_INTENTO = ['en_curso', 'vencido', 'entregado', 'anulado'] as const;
export type EstadoIntento = (typeof ESTADOS_INTENTO)[number];

/** What fixed the end of an attempt when it began, or when it was reopened. */
export interface Plazo {
  readonly venceEn: string | null;
  readonly toleranciaSegundos: number;
  readonly graciaMinutos: number;
  readonly alVencer: Evaluacion['alVencer'];
}

/** Until when answers count: `venceEn` and the tolerance; null when nothing limits it. */
export const limiteDeRespuestas = ({ venceEn, toleranciaSegundos }: Plazo): string | null =>
  venceEn === null ? null : new Date(Date.parse(venceEn) + toleranciaSegundos * 1000).toISOString();

const finDeLaGracia = ({ venceEn, graciaMinutos }: Plazo & { readonly venceEn: string }): number =>
  Date.parse(venceEn) + graciaMinutos * MINUTO;

/** From when nothing that is answered counts any more: it was handed in, annulled, or its time was over; null: never. */
export function finDeIntento({
  entregadoEn,
  anuladoEn,
  venceEn,
}: {
  readonly entregadoEn: string | null;
  readonly anuladoEn: string | null;
  readonly venceEn: string | null;
}): string | null {
  const fines = [entregadoEn, anuladoEn, venceEn].flatMap((uno) => (uno === null ? [] : [Date.parse(uno)]));
  return fines.length === 0 ? null : new Date(Math.min(...fines)).toISOString();
}

/** What has to be done with an open attempt at this moment because its time is over; null: nothing yet. */
export type Vencimiento = {
  readonly estado: 'vencido' | 'entregado' | 'anulado';
  /** As of when: the policy speaks of the deadline, whoever comes first to apply it. */
  readonly en: string;
};

export function vencimientoDe(
  intento: Plazo & { readonly estado: EstadoIntento; readonly entregaPulsada: boolean },
  now: Date,
): Vencimiento | null {
  const { venceEn, alVencer, estado } = intento;
  const limite = limiteDeRespuestas(intento);
  const abierto = estado === 'en_curso' || estado === 'vencido';
  if (!abierto || venceEn === null || limite === null || now.getTime() < Date.parse(limite)) return null;
  if (alVencer === 'entregar' || intento.entregaPulsada) return { estado: 'entregado', en: venceEn };
  if (alVencer === 'anular') return { estado: 'anulado', en: venceEn };
  if (now.getTime() >= finDeLaGracia({ ...intento, venceEn })) return { estado: 'anulado', en: venceEn };
  return estado === 'vencido' ? null : { estado: 'vencido', en: venceEn };
}

/** The next moment at which time changes an open attempt by itself; null: never. */
export function siguienteVencimiento(intento: Plazo & { readonly estado: EstadoIntento }): string | null {
  const limite = limiteDeRespuestas(intento);
  if (limite === null || intento.venceEn === null) return null;
  if (intento.estado === 'en_curso') return limite;
  return intento.estado === 'vencido'
    ? new Date(finDeLaGracia({ ...intento, venceEn: intento.venceEn })).toISOString()
    : null;
}
