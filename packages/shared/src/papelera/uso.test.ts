import { expect, test } from 'vitest';
import { aQuienTocaElCurso, aQuienTocanLasActividades } from '#papelera/uso.ts';

const NADIE = { examinandose: 0, minutosQueQuedan: null };

test.each([
  [{ personas: 0, grupos: 0, conProgreso: 0, opiniones: 0 }, []],
  [
    { personas: 3, grupos: 1, conProgreso: 0, opiniones: 0 },
    ['3 personas lo tienen: dejarán de verlo.', 'Está asignado a 1 grupo.'],
  ],
  [
    { personas: 1, grupos: 0, conProgreso: 1, opiniones: 2 },
    [
      '1 persona lo tiene: dejará de verlo.',
      '1 persona ya lo empezó; nada de lo suyo se pierde.',
      'Tiene 2 opiniones, que se conservan.',
    ],
  ],
])('de un curso, %j', (uso, frases) => {
  expect(aQuienTocaElCurso({ ...NADIE, ...uso })).toEqual(frases);
});

test.each([
  [{ conProgreso: 0, entregas: 0, opiniones: 0, laEsperan: [] }, false, []],
  [
    { conProgreso: 12, entregas: 1, opiniones: 0, laEsperan: ['El examen'] },
    false,
    [
      '12 personas ya la empezaron; nada de lo suyo se pierde y su avance no baja.',
      'Tiene 1 entrega, que se conserva.',
      '«El examen» la tiene como requisito: dejará de pedirla.',
    ],
  ],
  [
    { conProgreso: 2, entregas: 3, opiniones: 1, laEsperan: ['El examen'] },
    true,
    [
      '2 personas ya las empezaron; nada de lo suyo se pierde y su avance no baja.',
      'Tienen 3 entregas, que se conservan.',
      'Tienen 1 opinión, que se conserva.',
      '«El examen» tiene alguna como requisito: dejará de pedirla.',
    ],
  ],
])('de actividades, %j', (uso, varias, frases) => {
  expect(aQuienTocanLasActividades({ ...NADIE, ...uso }, varias)).toEqual(frases);
});

test('quien está haciendo la prueba la termina, y se dice cuánto le queda', () => {
  const uso = { conProgreso: 0, entregas: 0, opiniones: 0, laEsperan: [] };
  const dicho = (examinandose: number, minutosQueQuedan: number | null) =>
    aQuienTocanLasActividades({ ...uso, examinandose, minutosQueQuedan }, false);
  expect(dicho(1, 25)).toEqual([
    '1 persona está haciendo la prueba ahora mismo: podrá terminarla y conservará su nota; le quedan 25 min.',
  ]);
  expect(dicho(3, 75)[0]).toMatch(/^3 personas .*; a la última le quedan 1 h 15 min\.$/);
  expect(dicho(2, null)[0]).toMatch(/; alguna no tiene límite de tiempo\.$/);
});
