import { expect, test } from 'vitest';
import { contar } from '#cumplimiento/cifras.ts';
import { hallazgoDe as deAccesos } from '#informes/accesos/hallazgo.ts';
import { hallazgoDe as deCumplimiento } from '#informes/cumplimiento/hallazgo.ts';
import { hallazgoDe as deMatriz } from '#informes/matriz/hallazgo.ts';
import { porCiento } from '#informes/palabras.ts';
import { hallazgoDe as deRiesgo } from '#informes/riesgo/hallazgo.ts';

const curso = (titulo: string, noCumplen: number) => ({ id: titulo, titulo, cuentas: contar([]), noCumplen });

test.each([
  [0, 0, [], 'Nadie tiene cursos asignados'],
  [9, 0, [curso('Alturas', 0)], 'Nadie incumple'],
  [9, 1, [curso('Alturas', 1)], '1 persona no cumple, en Alturas'],
  [9, 1, [curso('Alturas', 1), curso('Datos', 1)], '1 persona no cumple en 2 cursos'],
  [9, 4, [curso('Alturas', 4), curso('Datos', 0)], '4 personas no cumplen, todas en Alturas'],
  [9, 4, [curso('Alturas', 4), curso('Datos', 2)], '4 personas no cumplen, todas en Alturas'],
  [
    2000,
    1204,
    [curso('Datos', 700), curso('Alturas', 700)],
    '1.204 personas no cumplen; 700 de ellas en Alturas',
  ],
])('de %i personas, no cumplen %i', (personas, noCumplen, cursos, dicho) => {
  expect(deCumplimiento({ personas, noCumplen, cursos })).toBe(dicho);
});

test.each([
  [0, [], 'Nadie incumple en ningún curso'],
  [1, [3], 'P0 incumple en 3 cursos; nadie más incumple'],
  [5, [3, 1], 'P0 incumple en 3 cursos; los demás, en 1 como mucho'],
  [5, [1, 1], '5 personas incumplen en un curso; nadie en más de uno'],
  [5, [2, 2], '5 personas incumplen en algún curso, en 2 cursos como mucho'],
])('matriz: %i personas, las primeras en %j', (personas, cursos, dicho) => {
  expect(deMatriz({ personas, primeras: cursos.map((n, i) => ({ nombre: `P${i}`, cursos: n })) })).toBe(
    dicho,
  );
});

test('quien no entra y quien va atrás, de ninguno, de uno y de varios', () => {
  expect(deAccesos({ personas: 3, nunca: 0, haceMucho: 0, recientes: 3 })).toBe(
    'Todas han entrado en los últimos 30 días',
  );
  expect(deAccesos({ personas: 3, nunca: 2, haceMucho: 1, recientes: 0 })).toBe(
    '2 personas no han entrado nunca; 1 lleva más de 30 días sin entrar',
  );
  expect(deRiesgo({ personas: 0, enRiesgo: 0, quietas: 0 })).toBe('Nadie tiene nada pendiente');
  expect(deRiesgo({ personas: 9, enRiesgo: 0, quietas: 1 })).toBe('1 persona lleva 30 días sin actividad');
});

test('nunca se dice que son todas mientras falte una, ni ninguna mientras haya una', () => {
  expect([porCiento(9999, 10_000), porCiento(1, 10_000), porCiento(0, 0), porCiento(1, 3)]).toEqual([
    '99,9\u00a0%',
    '0,1\u00a0%',
    '—',
    '33,3\u00a0%',
  ]);
});
