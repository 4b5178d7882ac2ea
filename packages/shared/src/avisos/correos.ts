/**
 * How a mail stands: being handed over, waiting to be tried again, taken by the server, refused for good, given up, cut
 * off while it was handed over, or with nothing left to say before it could leave.
 */
export const ESTADOS_DE_CORREO = [
  'saliendo',
  'esperando',
  'entregado',
  'rebotado',
  'error',
  'no_se_sabe',
  'callado',
] as const;
export type EstadoDeCorreo = (typeof ESTADOS_DE_CORREO)[number];

export const ESTADOS_DE_CORREO_EN_PALABRAS: Readonly<Record<EstadoDeCorreo, string>> = {
  saliendo: 'saliendo',
  esperando: 'esperando',
  entregado: 'entregado al servidor',
  rebotado: 'rebotado',
  error: 'error',
  no_se_sabe: 'no se sabe si salió',
  callado: 'ya no hacía falta',
};

/** It did not arrive, or nobody knows: somebody may have it tried again. */
export const SE_REINTENTAN: readonly EstadoDeCorreo[] = ['rebotado', 'error', 'no_se_sabe'];
