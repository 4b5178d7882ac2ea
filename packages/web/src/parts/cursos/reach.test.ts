import { expect, test } from 'vitest';
import { reachInWords } from '#parts/cursos/reach.ts';

test.each([
  [
    { personas: 40, entran: 30, yaLoTienen: 10, alDia: 12 },
    'De 40 personas, 12 ya están al día. Lo recibirán 30; 10 ya lo tienen y siguen como están.',
  ],
  [{ personas: 40, entran: 40, yaLoTienen: 0, alDia: 1 }, 'De 40 personas, 1 ya está al día.'],
  [{ personas: 3, entran: 3, yaLoTienen: 0, alDia: 0 }, 'De 3 personas, ninguna está al día todavía.'],
  [
    { personas: 3, entran: 1, yaLoTienen: 2, alDia: 0 },
    'De 3 personas, ninguna está al día todavía. Lo recibirá 1; 2 ya lo tienen y siguen como están.',
  ],
  [
    { personas: 3, entran: 0, yaLoTienen: 3, alDia: 3 },
    'De 3 personas, 3 ya están al día. Todas lo tienen ya y siguen como están.',
  ],
  [
    { personas: 3, entran: 0, yaLoTienen: 3, alDia: 3, asignado: true },
    'El grupo ya lo tiene y sigue como está.',
  ],
  [{ personas: 0, entran: 0, yaLoTienen: 0, alDia: 0 }, 'Todavía no hay nadie en el grupo.'],
  [{ personas: 1, entran: 1, yaLoTienen: 0, alDia: 0 }, 'Lo recibirá.'],
  [{ personas: 1, entran: 0, yaLoTienen: 1, alDia: 1 }, 'Ya lo tiene y sigue como está. Ya está al día.'],
])('a cuántas llega un curso: %o', (reach, words) => {
  expect(reachInWords(reach)).toBe(words);
});
