import type { IntentoRevisado, PreguntaRevisada, Recibo } from '@catedra/shared/intentos/despues.ts';
import { unId } from '#testing/records.ts';

export const EVALUACION = unId(800);
export const INTENTO = unId(900);

export const unRecibo = (values: Partial<Recibo> = {}): Recibo => ({
  intentoId: INTENTO,
  evaluacionId: EVALUACION,
  titulo: 'Prueba final',
  curso: { id: unId(100), slug: 'prl', titulo: 'Prevención' },
  numero: 1,
  estado: 'entregado',
  empezadoEn: '2026-03-02T09:00:00.000Z',
  entregadoEn: '2026-03-02T09:20:00.000Z',
  causa: 'persona',
  preguntas: 2,
  respondidas: 2,
  sinRecibir: [],
  noTomadas: [],
  tardias: [],
  codigo: 'K7PF3QXM',
  persona: 'Lucía Aguirre',
  ...values,
});

/** Passed with 7,5, without another attempt, when nothing but the mark may be seen. */
export const unRevisado = (values: Partial<IntentoRevisado> = {}): IntentoRevisado => ({
  recibo: unRecibo(),
  practica: false,
  seVe: ['nota'],
  masAlCerrar: null,
  masSinIntentos: false,
  notaDesde: 'mas_tarde',
  notaAlCerrar: null,
  nota: 7.5,
  provisional: false,
  faltan: [],
  aprobado: true,
  notaMinima: 5,
  comentario: null,
  despues: {
    apertura: { tipo: 'sin_intentos' },
    intentos: 2,
    quedan: 0,
    notaQueCuenta: 'mejor',
    cierraEn: null,
  },
  anulado: null,
  secciones: [''],
  puntos: null,
  costo: null,
  preguntas: [],
  ...values,
});

const OPCIONES = [
  { id: 'aaaa', texto: '<p>Avisar</p>', fija: false },
  { id: 'bbbb', texto: '<p>Seguir</p>', fija: false },
  { id: 'cccc', texto: '<p>Sentarse</p>', fija: false },
];

/** A question of one option that was missed. */
export const unaRevisada = (lugar: number, values: Partial<PreguntaRevisada> = {}): PreguntaRevisada => ({
  lugar,
  seccion: 0,
  bajo: null,
  puntos: 2,
  tipo: 'unica',
  preguntaId: unId(500 + lugar),
  version: 1,
  publica: {
    tipo: 'unica',
    enunciado: `<p>¿Qué haces en la ${lugar + 1}?</p>`,
    opciones: OPCIONES,
    barajar: false,
  },
  respuesta: { opcion: 'bbbb' },
  resultado: 'fallo',
  logrados: 0,
  correcta: { opcion: 'aaaa' },
  explicaciones: [],
  porOpcion: {},
  rubrica: [],
  comentario: '',
  ...values,
});

export const acertada = (lugar: number): PreguntaRevisada =>
  unaRevisada(lugar, { respuesta: { opcion: 'aaaa' }, resultado: 'acierto', logrados: 2 });
