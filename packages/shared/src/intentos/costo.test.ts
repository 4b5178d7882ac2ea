import { expect, test } from 'vitest';
import { entre, por, racionalDe, racionalDeNumero, suma } from '#core/racional.ts';
import { loQueCosto, puntosEnEspera, puntosQueFaltaron } from '#intentos/costo.ts';
import { aprueba, notaDe } from '#intentos/nota.ts';

const una = (puntos: number, fraccion: string | null, seccion = 0, titulo = 'Una') => ({
  puntos: racionalDeNumero(puntos),
  fraccion: fraccion === null ? null : racionalDe(fraccion),
  seccion,
  titulo,
});

const NOMBRADAS = ['Señales', 'Estanterías y palés', 'Carga de baterías', 'Normas'];

test('por secciones, la que más costó primero, y como mucho tres; la que no costó nada no está', () => {
  const costo = loQueCosto(
    [una(2, '1/2', 0), una(6, '1/3', 1), una(4, '1/3', 2), una(5, '1', 3), una(1, '1', 0), una(1, '1/2', 3)],
    NOMBRADAS,
  );
  expect(costo).toEqual({
    preguntas: 4,
    puntos: 8.17,
    partes: [
      { titulo: 'Estanterías y palés', logrados: 2, posibles: 6 },
      { titulo: 'Carga de baterías', logrados: 1.33, posibles: 4 },
      { titulo: 'Señales', logrados: 2, posibles: 3 },
    ],
  });
});

test.each([
  ['una sola sección', ['Todo'], 0],
  ['secciones sin nombre', ['Con nombre', ''], 1],
])('con %s se dice de cada pregunta', (_, secciones, otra) => {
  const { partes } = loQueCosto(
    [una(1, '0', 0, 'Barata'), una(3, '0', otra, 'Cara'), una(2, '1')],
    secciones,
  );
  expect(partes.map(({ titulo }) => titulo)).toEqual(['Cara', 'Barata']);
});

test('se suma exacto y se redondea una vez: tres tercios son uno', () => {
  const tercios = [una(1, '2/3'), una(1, '2/3'), una(1, '2/3')];
  expect(loQueCosto(tercios, [''])).toMatchObject({ preguntas: 3, puntos: 1 });
});

test('un error que resta cuesta más de lo que valía, y lo que espera a una persona no ha costado nada', () => {
  const costo = loQueCosto([una(1, '-1/3', 0, 'Falló'), una(3, null, 0, 'Por corregir')], ['']);
  expect(costo).toEqual({
    preguntas: 1,
    puntos: 1.33,
    partes: [{ titulo: 'Falló', logrados: -0.33, posibles: 1 }],
  });
  expect(puntosEnEspera([una(1, '0'), una(3, null), una(0.5, null)])).toBe(3.5);
});

test('todo bien no ha costado nada', () => {
  expect(loQueCosto([una(2, '1')], [''])).toEqual({ preguntas: 0, puntos: 0, partes: [] });
});

test.each([
  [24, '7/16', 5, 1.49],
  [10, '499/1000', 5, 0.01],
  [3, '-1/3', 5, 2.5],
] as const)(
  'de %s puntos con %s: los que faltaron bastan, y una centésima menos no',
  (puntos, fraccion, minima, faltaron) => {
    expect(puntosQueFaltaron([una(puntos, fraccion)], minima)).toBe(faltaron);
    const conMas = (mas: number) => {
      const dados = suma(por(racionalDeNumero(puntos), racionalDe(fraccion)), racionalDeNumero(mas));
      const { nota } = notaDe([
        { puntos: racionalDeNumero(puntos), fraccion: entre(dados, racionalDeNumero(puntos)) },
      ]);
      return aprueba(nota ?? '0', minima);
    };
    expect(conMas(faltaron)).toBe(true);
    expect(conMas(Math.round(faltaron * 100 - 1) / 100)).toBe(false);
  },
);

test.each([
  ['ya aprobó', [una(10, '1')]],
  ['aprobó al redondear', [una(10, '4995/10000')]],
  ['no había puntos', [una(0, '1')]],
])('a quien %s no le faltó ninguno', (_, preguntas) => {
  expect(puntosQueFaltaron(preguntas, 5)).toBeNull();
});
