import * as api from '@catedra/shared/intentos/api.ts';
import type { IntentoRevisado } from '@catedra/shared/intentos/despues.ts';
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import {
  acertada,
  EVALUACION,
  INTENTO,
  unaRevisada,
  unRevisado,
} from '#pages/intentos/despues/fake-review.ts';
import { on } from '#testing/answers.ts';
import { renderPage } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const TODO_SE_VE: IntentoRevisado['seVe'] = ['nota', 'respuestas', 'aciertos', 'correctas', 'explicaciones'];

async function enLaRevision(values: Partial<IntentoRevisado>) {
  on(api.leerRevision, unRevisado({ seVe: TODO_SE_VE, ...values }));
  const page = await renderPage(`/evaluacion/${EVALUACION}?revision=${INTENTO}`);
  await page.screen.findByRole('heading', { level: 1, name: 'Prueba final' });
  const row = (number: number) => {
    const found = [...document.querySelectorAll('details')].find((one) =>
      one.querySelector('summary')?.textContent.startsWith(`Pregunta ${number}¿`),
    );
    if (!found) throw new Error(`no row ${number}`);
    return found;
  };
  const opened = () => [...document.querySelectorAll('details')].map(({ open }) => open);
  return { ...page, row, opened };
}

const CUATRO = [
  acertada(0),
  unaRevisada(1),
  acertada(2),
  unaRevisada(3, { respuesta: null, resultado: 'blanco' }),
];
const COSTO = { preguntas: 2, puntos: 4, partes: [] };

test('al entrar está abierto solo lo que costó puntos; lo demás, en una línea con su título y sus puntos', async () => {
  const { screen, row, opened } = await enLaRevision({ preguntas: CUATRO, costo: COSTO });
  expect(opened()).toEqual([false, true, false, true]);
  expect(screen.getByText('2 preguntas te han costado 4 puntos; están abiertas.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: '2 de 4 acertadas' })).toBeTruthy();
  expect(row(1).querySelector('summary')?.textContent).toBe('Pregunta 1¿Qué haces en la 1?Acertada, 2 de 2');
  expect(row(2).querySelector('summary')?.textContent).toBe('Pregunta 2¿Qué haces en la 2?Fallada, 0 de 2');
});

test('cada línea se abre y se cierra, y todas a la vez; «Para repasar» vuelve a lo perdido', async () => {
  const { screen, user, row, opened } = await enLaRevision({ preguntas: CUATRO, costo: COSTO });
  const repasar = screen.getByRole('button', { name: 'Para repasar, 2' });
  expect(repasar.getAttribute('aria-pressed')).toBe('true');
  await user.click(row(1).querySelector('summary') as HTMLElement);
  expect(row(1).open).toBe(true);
  expect(repasar.getAttribute('aria-pressed')).toBe('false');
  expect(screen.getByText('2 preguntas te han costado 4 puntos.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Abrir todas' }));
  expect(opened()).toEqual([true, true, true, true]);
  // Pressed again it lets go, also where nothing was lost and there is no other button.
  await user.click(screen.getByRole('button', { name: 'Abrir todas' }));
  expect(opened()).toEqual([false, true, false, true]);
  await user.click(screen.getByRole('button', { name: 'Abrir todas' }));
  await user.click(repasar);
  expect(opened()).toEqual([false, true, false, true]);
  await user.click(screen.getByRole('button', { name: 'Pregunta 3, acertada' }));
  expect(row(3).open).toBe(true);
  expect(document.activeElement).toBe(row(3).querySelector('summary'));
});

test('cada explicación está dentro de su opción, y la de toda la pregunta debajo', async () => {
  const { screen } = await enLaRevision({
    preguntas: [
      unaRevisada(0, {
        explicaciones: ['<p>Primero se avisa.</p>'],
        porOpcion: {
          aaaa: '<p>Así vienen a ayudarte.</p>',
          bbbb: '<p>Seguir deja a otros en peligro.</p>',
          cccc: '<p>Sentado no se avisa.</p>',
        },
      }),
    ],
  });
  const inside = (text: string) => screen.getByText(text).closest('li');
  await screen.findByText('Así vienen a ayudarte.');
  expect(inside('Así vienen a ayudarte.')?.textContent).toBe('AvisarCorrectaAsí vienen a ayudarte.');
  expect(inside('Seguir deja a otros en peligro.')?.textContent).toContain('Tu respuesta');
  expect(inside('Sentado no se avisa.')?.dataset['kind']).toBeUndefined();
  expect(screen.getByText('Primero se avisa.').closest('li')).toBeNull();
  expect(screen.getByText('En general.')).toBeTruthy();
});

test('de varias correctas, la que no marcó dice que le faltó', async () => {
  const publica = {
    tipo: 'multiple' as const,
    enunciado: '<p>¿Qué compruebas?</p>',
    opciones: ['Costuras', 'Hebillas', 'Etiqueta'].map((texto, i) => ({
      id: `op0${i}`,
      texto: `<p>${texto}</p>`,
      fija: false,
    })),
    barajar: false,
  };
  const { screen } = await enLaRevision({
    preguntas: [
      unaRevisada(0, {
        tipo: 'multiple',
        publica,
        respuesta: { opciones: ['op00', 'op01'] },
        correcta: { opciones: ['op00', 'op02'] },
        resultado: 'parcial',
        logrados: 1,
      }),
    ],
  });
  const items = (await screen.findByText('Costuras')).closest('ul') as HTMLElement;
  expect(
    within(items)
      .getAllByRole('listitem')
      .map((li) => [li.dataset['kind'], li.textContent]),
  ).toEqual([
    ['right', 'CosturasLa marcaste, correcta'],
    ['wrong', 'HebillasLa marcaste, incorrecta'],
    ['missed', 'EtiquetaTe faltó'],
  ]);
});

test('y de un hueco con un número, también', async () => {
  const hueco = { id: 'hueco1', forma: 'escrita' as const, opciones: [], numero: true };
  const { screen } = await enLaRevision({
    preguntas: [
      unaRevisada(0, {
        tipo: 'completar',
        publica: {
          tipo: 'completar',
          enunciado: '',
          texto: '<p>Pesa [[hueco1]] kilos.</p>',
          huecos: [hueco],
          banco: [],
          repetir: false,
        },
        respuesta: { huecos: { hueco1: '40' } },
        correcta: { huecos: { hueco1: '22,5' } },
        correctas: { hueco1: 'entre 20 y 25' },
        resultado: 'fallo',
      }),
    ],
  });
  expect(await screen.findByText('entre 20 y 25')).toBeTruthy();
  expect(screen.queryByText('22,5')).toBeNull();
});

test('de un número con margen se dice todo lo que valía, y no uno solo', async () => {
  const { screen } = await enLaRevision({
    preguntas: [
      unaRevisada(0, {
        tipo: 'numerica',
        publica: { tipo: 'numerica', enunciado: '<p>¿Cuánto pesa?</p>', unidades: [], unidad: 'ninguna' },
        respuesta: { texto: '40', unidad: null },
        correcta: { texto: '22,5', unidad: null },
        correctas: 'entre 20 y 25',
        resultado: 'fallo',
      }),
    ],
  });
  expect(await screen.findByText('Entre 20 y 25')).toBeTruthy();
  expect(screen.queryByText('22,5')).toBeNull();
});

const RUBRICA = [
  {
    titulo: 'Quién avisa',
    descripcion: null,
    puntos: 1,
    niveles: [
      { nombre: 'No aparece', puntos: 0 },
      { nombre: 'Se explica', puntos: 0.75 },
      { nombre: 'Con un ejemplo', puntos: 1 },
    ],
    dados: 0.75,
  },
  { titulo: 'Con qué equipo', descripcion: null, puntos: 2, niveles: [], dados: 1.5 },
];

const corregida = (values: object) =>
  unaRevisada(0, {
    tipo: 'ensayo',
    publica: {
      tipo: 'ensayo',
      enunciado: '<p>¿Cuál es el plan?</p>',
      minPalabras: null,
      maxPalabras: null,
      plantilla: '',
    },
    respuesta: { html: '<p>Avisa quien lo ve.</p>' },
    correcta: null,
    resultado: 'parcial',
    puntos: 3,
    logrados: 2.25,
    rubrica: RUBRICA,
    comentario: '<p>Te falta decir quién baja.</p>',
    ...values,
  });

test('de la rúbrica, una barra de niveles por criterio con el dado a la vista; quien corrigió, si se puede decir', async () => {
  const corrector = { nombre: 'Marta', apellidos: 'Ordóñez', en: '2026-03-03T09:20:00.000Z' };
  const { screen, row } = await enLaRevision({ preguntas: [corregida({ corrector })] });
  expect(row(1).querySelector('summary')?.textContent).toContain('Corregida, 2,25 de 3');
  const rubrica = screen.getByRole('region', { name: 'Rúbrica' });
  expect(rubrica.textContent).toContain('Cómo se ha corregido2,25 de 3');
  expect(rubrica.querySelector('[aria-current]')?.textContent).toBe('0,75Se explica');
  expect(rubrica.textContent).toContain('Con qué equipo1,5 de 2');
  const dicho = screen.getByText('Te falta decir quién baja.').closest('div')?.parentElement;
  expect(dicho?.textContent).toContain('Marta Ordóñez');
});

test('si no se dice quién corrigió, su comentario se lee igual, sin nombre', async () => {
  const { screen } = await enLaRevision({ preguntas: [corregida({})] });
  expect(screen.getByText('Comentario de quien corrigió')).toBeTruthy();
  expect(screen.getByText('Te falta decir quién baja.')).toBeTruthy();
});

test('un caso no es una pregunta: ni tiene número ni se cuenta, y se abre con lo que se preguntó de él', async () => {
  const caso = unaRevisada(0, {
    tipo: 'descripcion',
    publica: { tipo: 'descripcion', enunciado: '<p>Lee el caso.</p>' },
    puntos: 0,
    resultado: 'blanco',
  });
  const { screen, opened } = await enLaRevision({ preguntas: [caso, unaRevisada(1, { bajo: 0 })] });
  expect(opened()).toEqual([true, true]);
  expect(screen.getByRole('heading', { name: '0 de 1 acertada' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Para repasar, 1' })).toBeTruthy();
});

test('mientras no se dice cómo fue cada una, todas están abiertas y ninguna promete repaso', async () => {
  const calla = { resultado: undefined, logrados: undefined, correcta: undefined };
  const { screen, opened } = await enLaRevision({
    seVe: ['nota', 'respuestas'],
    preguntas: [unaRevisada(0, calla), unaRevisada(1, calla)],
  });
  expect(opened()).toEqual([true, true]);
  expect(screen.queryByRole('button', { name: /Para repasar/ })).toBeNull();
  expect(screen.queryByText(/costado/)).toBeNull();
});
