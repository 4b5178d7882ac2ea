import { expect, test } from 'vitest';
import { porQueNoSeEliminaElCurso, porQueNoSeEliminaLaActividad } from '#paquetes/uso.ts';

test.each([
  [{ inscritas: 0, grupos: 0, conProgreso: 0, opiniones: 0 }, []],
  [
    { inscritas: 3, grupos: 1, conProgreso: 0, opiniones: 0 },
    ['Hay 3 personas inscritas.', 'Está asignado a 1 grupo.'],
  ],
  [
    { inscritas: 0, grupos: 0, conProgreso: 1, opiniones: 2 },
    ['1 persona ya lo empezó.', 'Tiene 2 opiniones.'],
  ],
])('de un curso, %j', (uso, frases) => {
  expect(porQueNoSeEliminaElCurso(uso)).toEqual(frases);
});

test.each([
  [{ conProgreso: 0, entregas: 0, opiniones: 0, laEsperan: [] }, []],
  [
    { conProgreso: 12, entregas: 1, opiniones: 0, laEsperan: ['El examen'] },
    ['12 personas ya la empezaron.', 'Tiene 1 entrega.', '«El examen» la tiene como requisito.'],
  ],
])('de una actividad, %j', (uso, frases) => {
  expect(porQueNoSeEliminaLaActividad(uso)).toEqual(frases);
});
