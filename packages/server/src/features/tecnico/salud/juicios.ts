import { MINUTO, SEGUNDO } from '@catedra/shared/core/duraciones.ts';

export const ESTADOS_DE_SALUD = ['bien', 'atencion', 'mal'] as const;
export type EstadoDeSalud = (typeof ESTADOS_DE_SALUD)[number];

/** A part of the academy: how it does, and the figures by which it was judged. */
export type Parte = { readonly estado: EstadoDeSalud } & Readonly<Record<string, unknown>>;

/** As bad as the worst of its parts. */
export const peor = (partes: readonly Parte[]): EstadoDeSalud =>
  ESTADOS_DE_SALUD.findLast((estado) => partes.some((parte) => parte.estado === estado)) ?? 'bien';

const LENTA_MS = SEGUNDO;
/** Queues are looked at every half minute at the latest. */
const COLA_PARADA_S = 600;
const CORREO_PARADO_S = 1800;
/** The log is read every two seconds and a half even if nothing rings. */
const SIN_MIRAR_MS = 15 * SEGUNDO;
const RETRASO_MS = 5 * SEGUNDO;

export const juzgarBase = (ms: number): EstadoDeSalud => (ms > LENTA_MS ? 'atencion' : 'bien');

export const juzgarTrabajos = (que: { enMarcha: boolean; esperaSegundos: number; abandonados: number }) =>
  !que.enMarcha ? 'mal' : que.esperaSegundos > COLA_PARADA_S || que.abandonados > 0 ? 'atencion' : 'bien';

export const juzgarCorreo = (que: { sale: boolean; esperaSegundos: number }): EstadoDeSalud =>
  !que.sale || que.esperaSegundos > CORREO_PARADO_S ? 'atencion' : 'bien';

export const juzgarCambios = (que: { retrasoMs: number; miradoHaceMs: number }): EstadoDeSalud =>
  que.miradoHaceMs > MINUTO
    ? 'mal'
    : que.miradoHaceMs > SIN_MIRAR_MS || que.retrasoMs > RETRASO_MS
      ? 'atencion'
      : 'bien';

export const juzgarDisco = (que: { lleno: boolean; poco: boolean }): EstadoDeSalud =>
  que.lleno ? 'mal' : que.poco ? 'atencion' : 'bien';
