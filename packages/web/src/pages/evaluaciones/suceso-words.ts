import type { TipoDeSuceso } from '@catedra/shared/intentos/hechos.ts';

/** What happened in an attempt, in a word or two. */
export const SUCESO: Readonly<Record<TipoDeSuceso, string>> = {
  empezado: 'Empezó',
  reconexion: 'Volvió la conexión',
  control: 'Siguió en otra ventana o equipo',
  entregado: 'Entregó',
  vencido: 'Se acabó el tiempo',
  anulado: 'Se anuló',
  reabierto: 'Se reabrió',
  ampliado: 'Recibió más minutos',
  calificado: 'Se corrigió a mano',
  tardias: 'Se decidió sobre lo que llegó tarde',
  foco: 'Salió de la prueba y volvió',
  pegado: 'Pegó texto',
  red: 'Cambió de red',
};
