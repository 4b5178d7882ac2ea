import { expect, test } from 'vitest';
import { hallazgoDeLineas, lineasDe } from '#pages/dashboard/lineas.ts';

const grupo = (nombre: string, ...hechas: (number | null)[]) => ({
  id: nombre,
  nombre,
  personas: 10,
  semanas: hechas.map((de) => ({ hechas: de ?? 0, total: de === null ? 0 : 100 })),
});
const plano = (texto: string | null) => texto?.replaceAll('\u00a0', ' ');

test('el título dice quién sube más y quién sigue por detrás', () => {
  const lineas = lineasDe(
    [
      grupo('Oficinas', 84, 86, 88, 91),
      grupo('Logística', 70, 72, 75, 82),
      grupo('Getafe', 69, 70, 72, 74),
      grupo('Atención', 57, 58, 59, 58),
    ],
    { Atención: 3 },
  );
  expect(lineas.map(({ trazo }) => trazo)).toEqual(['otra', 'sube', 'otra', 'detras']);
  expect(plano(hallazgoDeLineas(lineas))).toBe(
    'Logística sube 12 puntos en doce semanas; Atención sigue por debajo del 60 %',
  );
});

test('quien empieza más tarde cuenta desde que tuvo algo', () => {
  const lineas = lineasDe([grupo('Oficinas', null, 20, 61)], {});
  expect(lineas[0]?.valores).toEqual([null, 20, 61]);
  expect(plano(hallazgoDeLineas(lineas))).toBe('Oficinas sube 41 puntos en 2 semanas');
});

test('si nada se mueve, el título no juzga a nadie', () => {
  expect(hallazgoDeLineas(lineasDe([grupo('Oficinas', 80, 80)], {}))).toBeNull();
});

test.each([
  ['acaba de recibir su curso', grupo('Nuevo', null, null, null, 0), { Nuevo: 5 }],
  ['no tiene a nadie tarde', grupo('Nuevo', 10, 20, 30, 40), {}],
  ['es de una persona', { ...grupo('Nuevo', 10, 20, 30, 40), personas: 1 }, { Nuevo: 1 }],
])('por detrás no se pone a un grupo que %s', (_, suyo, tarde) => {
  expect(
    lineasDe([grupo('Oficinas', 80, 80, 80, 80), suyo], tarde).some(({ trazo }) => trazo === 'detras'),
  ).toBe(false);
});

test('si llegó gente nueva, lo de antes no se compara con lo de ahora', () => {
  const semanas = [
    { hechas: 5, total: 50 },
    { hechas: 90, total: 100 },
  ];
  const lineas = lineasDe([{ ...grupo('Crece'), semanas }], {});
  expect(lineas.some(({ trazo }) => trazo === 'sube')).toBe(false);
});
