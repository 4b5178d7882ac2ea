import { z } from 'zod';
import { CERO } from '#core/racional.ts';
import { sinNadaQueVer } from '#cursos/sin-nada-que-ver.ts';
import { comunClave, comunPublica, defineTipoDePregunta } from '#preguntas/tipos/tipo.ts';

/** Something to read; the questions under it may be about it. Nothing is answered. */
export const descripcion = defineTipoDePregunta({
  tipo: 'descripcion',
  publica: z.strictObject({ tipo: z.literal('descripcion'), ...comunPublica }),
  clave: z.strictObject(comunClave),
  respuesta: z.never('Aquí no hay que responder.'),
  vacia: { publica: { tipo: 'descripcion', enunciado: '' }, clave: { explicacion: '' } },
  ejemplo: {
    publica: { tipo: 'descripcion', enunciado: '<p>Lee este caso.</p>' },
    clave: { explicacion: '<p>Pasó de verdad.</p>' },
    acierto: null,
  },
  puntua: false,
  aMano: false,
  segundos: ({ enunciado }) => 15 + Math.round(enunciado.length / 20),
  fallos: ({ publica }) => (sinNadaQueVer(publica.enunciado) ? ['Escribe la descripción.'] : []),
  rechazo: () => 'Aquí no hay que responder.',
  enBlanco: () => true,
  califica: () => ({ fraccion: CERO, regla: 'No da puntos.' }),
  cuenta: () => 'nada',
  opciones: () => null,
  ordena: () => ({}),
  muestra: (publica) => publica,
  retoca: ({ publica, clave }, retoque) => ({
    publica: { ...publica, enunciado: retoque(publica.enunciado) },
    clave: { ...clave, explicacion: retoque(clave.explicacion) },
  }),
  dicha: () => '',
  correcta: () => null,
});
