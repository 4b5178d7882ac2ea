/** What other features may use of this one, besides its tables and bindings. */
export { sonarCampana } from '#features/avisos/anotar.ts';
export type { Carta } from '#features/avisos/carta.ts';
export { SIN_LLEGAR } from '#features/avisos/correos/leer.ts';
export type { Hecho } from '#features/avisos/declaration.ts';
export type { Destinatario } from '#features/avisos/destinatario.ts';
export type { Dicha } from '#features/avisos/dicha.ts';
export { fechaEnCarta } from '#features/avisos/fecha.ts';
export { letter } from '#features/avisos/letter.ts';
export { notice, notify } from '#features/avisos/notice.ts';
export { notifyByMail } from '#features/avisos/solo-correo.ts';
