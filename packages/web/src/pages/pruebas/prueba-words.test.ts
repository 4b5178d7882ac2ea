import type { Prueba } from '@catedra/shared/intentos/antes.ts';
import { expect, test } from 'vitest';
import { delGrupo, enPalabras, seEmpieza, sinNota, veredicto } from '#pages/pruebas/prueba-words.ts';

const MADRID = 'Europe/Madrid';
const AHORA = new Date('2026-03-03T09:38:00Z');
const abierta = {
  tipo: 'abierta',
  cierraEn: null,
  minutos: null,
  recortada: false,
  intentosRestantes: 2,
} as const;

const prueba = (values: Partial<Prueba> = {}): Prueba => ({
  id: 'x',
  titulo: 'X',
  curso: { id: 'c', slug: 'c', titulo: 'C' },
  grupo: 'abiertas',
  apertura: abierta,
  motivo: null,
  minutos: 25,
  intentos: 2,
  intentosHechos: 0,
  cierraEn: '2026-03-05T09:00:00Z',
  nota: null,
  notaMinima: 5,
  aprobada: false,
  hechaEn: null,
  enCurso: null,
  porCalificar: false,
  anulada: false,
  ...values,
});

test.each([
  [prueba(), 'Cierra el jueves a las 10:00 · dura 25 min'],
  [prueba({ cierraEn: null, minutos: null }), 'Sin fecha ni límite de tiempo'],
  [
    prueba({ grupo: 'en_progreso', intentosHechos: 1 }),
    'Llevas 1 de 2 intentos · cierra el jueves a las 10:00 · dura 25 min',
  ],
  [
    prueba({ intentosHechos: 1, porCalificar: true, cierraEn: null }),
    'Entregada, falta corregirla · llevas 1 de 2 intentos · dura 25 min',
  ],
  [prueba({ grupo: 'pendientes', motivo: 'Se abre al completar «A»' }), 'Se abre al completar «A»'],
  [
    prueba({ grupo: 'pendientes', apertura: { tipo: 'aun_no', abreEn: '2026-03-04T08:00:00Z' } }),
    'Abre mañana a las 09:00 · dura 25 min',
  ],
  [prueba({ grupo: 'hechas', hechaEn: '2026-02-27T09:00:00Z', aprobada: true }), 'Hace 4 días'],
  [prueba({ grupo: 'hechas', hechaEn: '2026-02-27T09:00:00Z' }), 'Hace 4 días · te quedan 2 intentos'],
  [
    prueba({ grupo: 'cerradas', apertura: { tipo: 'cerrada', cerroEn: '2026-03-02T22:59:00Z' } }),
    'Cerró ayer a las 23:59',
  ],
])('se dice de ella lo que importa (%#)', (una, palabras) => {
  expect(enPalabras(una, AHORA, MADRID)).toBe(palabras);
});

test('dentro de cada grupo va primero lo que cierra antes', () => {
  const pruebas = [
    prueba({ id: 'sin fecha', cierraEn: null }),
    prueba({ id: 'luego' }),
    prueba({ id: 'ya', cierraEn: '2026-03-03T10:00:00Z' }),
    prueba({ id: 'otra', grupo: 'hechas' }),
  ];
  expect(delGrupo(pruebas, 'abiertas').map(({ id }) => id)).toEqual(['ya', 'luego', 'sin fecha']);
});

test.each([
  [null, null],
  [5, 'Aprobada'],
  [4.25, 'No llega a 5'],
])('con un %s, el veredicto es %s', (nota, palabras) => {
  expect(veredicto(prueba({ nota, aprobada: (nota ?? 0) >= 5 }))).toBe(palabras);
});

test('se empieza lo abierto que nada bloquea', () => {
  expect(seEmpieza(prueba())).toBe(true);
  expect(seEmpieza(prueba({ motivo: 'Se abre al completar «A»' }))).toBe(false);
  expect(seEmpieza(prueba({ grupo: 'hechas' }))).toBe(false);
  expect(seEmpieza(prueba({ apertura: { tipo: 'sin_intentos' } }))).toBe(false);
});

test.each([
  ['hechas', { anulada: true }, 'Anulada'],
  ['hechas', { porCalificar: true }, 'Falta corregirla'],
  ['hechas', {}, 'Entregada'],
  ['hechas', { nota: 7 }, null],
  ['abiertas', { anulada: true }, null],
] as const)('de las %s sin nota se dice por qué (%#)', (grupo, values, palabras) => {
  expect(sinNota(prueba({ grupo, ...values }))).toBe(palabras);
});
