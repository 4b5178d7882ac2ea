/** What the feed says: a doorbell, never the record itself. */
export type FeedEvent =
  | { readonly tipo: 'cambio'; readonly coleccion: string; readonly id: string; readonly multitud?: boolean }
  | { readonly tipo: 'varios'; readonly coleccion: string; readonly multitud?: boolean }
  | { readonly tipo: 'acceso' }
  | { readonly tipo: 'reinicio' }
  | { readonly tipo: 'sala'; readonly sala: string }
  | { readonly tipo: 'sesion_terminada'; readonly motivo: MotivoFinSesion };

export type MotivoFinSesion = 'cerrada' | 'suspendida' | 'contrasena' | 'caducada';
