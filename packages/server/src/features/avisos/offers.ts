/** What other features may use of this one, besides its tables and bindings. */
export type { Destinatario } from '#features/avisos/destinatario.ts';
export { fechaEnCarta } from '#features/avisos/fecha.ts';
export { type Carta, notice, notify } from '#features/avisos/notice.ts';
