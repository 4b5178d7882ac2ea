import { expect, test } from 'vitest';
import { contar } from '#cumplimiento/cifras.ts';
import { hallazgoDe as deAccesos } from '#informes/accesos/hallazgo.ts';
import { hallazgoDe as deCaducidad } from '#informes/caducidad/hallazgo.ts';
import { hallazgoDe as deContenidos } from '#informes/contenidos/hallazgo.ts';
import { hallazgoDe as deCumplimiento } from '#informes/cumplimiento/hallazgo.ts';
import { hallazgoDe as deMatriz } from '#informes/matriz/hallazgo.ts';
import { porCiento } from '#informes/palabras.ts';
import { hallazgoDe as dePreguntas } from '#informes/preguntas/hallazgo.ts';
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

test.each([
  [0, 0, 0, 'No hay ningún certificado en vigor'],
  [9, 0, 0, 'Ningún certificado caduca en 90 días'],
  [9, 0, 1, '1 certificado caduca en 90 días; ninguno en 30'],
  [9, 2, 2, '2 certificados caducan en 30 días; ninguno más en 90'],
  [9, 1, 4, '1 certificado caduca en 30 días; 3 más en 90'],
])('de %i certificados en vigor, %i caducan en 30 días y %i en 90', (vigentes, en30, en90, dicho) => {
  expect(deCaducidad({ vigentes, en30, en90 })).toBe(dicho);
});

test.each([
  [0, 0, 0, 0, 'No hay ninguna actividad en los cursos publicados'],
  [5, 0, 0, 0, 'Todas las actividades se pueden hacer y alguien las ha abierto'],
  [5, 0, 0, 1, 'Todas las actividades se pueden hacer; 1 no la ha abierto nadie'],
  [5, 1, 0, 0, '1 actividad no se puede hacer'],
  [5, 1, 1, 2, '2 actividades no se pueden hacer; 2 no las ha abierto nadie'],
])(
  'de %i actividades, %i sin contenido, %i sin archivo, %i sin abrir',
  (todas, sinContenido, sinArchivo, sinAbrir, dicho) => {
    expect(deContenidos({ todas, sinContenido, sinArchivo, sinAbrir })).toBe(dicho);
  },
);

test.each([
  [0, 0, 0, 0, 0, 'Ninguna pregunta tiene respuestas con nota'],
  [3, 0, 0, 0, 0, 'Ninguna pregunta tiene aún respuestas bastantes para juzgarla'],
  [3, 2, 0, 0, 0, 'Ninguna pregunta da señales de medir mal'],
  [
    9,
    9,
    1,
    2,
    1,
    '1 pregunta mide al revés; 2 las falla casi todo el mundo; 1 la acierta casi todo el mundo',
  ],
])(
  'de %i preguntas, %i con bastantes respuestas',
  (todas, conBastantes, alReves, muyDificiles, muyFaciles, dicho) => {
    expect(dePreguntas({ todas, conBastantes, alReves, muyDificiles, muyFaciles })).toBe(dicho);
  },
);
