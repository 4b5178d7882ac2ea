import * as api from '@catedra/shared/intentos/api.ts';
import type { IntentoRevisado } from '@catedra/shared/intentos/despues.ts';
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import {
  EVALUACION,
  INTENTO,
  unaRevisada,
  unRecibo,
  unRevisado,
} from '#pages/intentos/despues/fake-review.ts';
import { on } from '#testing/answers.ts';
import { unId } from '#testing/records.ts';
import { renderPage } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

async function enElRecibo(values: Partial<IntentoRevisado>) {
  on(api.leerRevision, unRevisado(values));
  const page = await renderPage(`/evaluacion/${EVALUACION}?recibo=${INTENTO}`);
  const title = await page.screen.findByRole('heading', { level: 1 });
  return { ...page, title, panel: title.closest('section') };
}

const PUNTOS = { logrados: 10.5, posibles: 24, enEspera: 0, faltaron: 1.49 };
const COSTO = {
  preguntas: 4,
  puntos: 13.5,
  partes: [
    {
      titulo: 'Estanterías y palés',
      logrados: 2,
      posibles: 6,
      repaso: { id: unId(301), titulo: 'Estanterías y palés', tipo: 'lectura' as const, duracion: 8 },
    },
    {
      titulo: 'Señales',
      logrados: 1.33,
      posibles: 4,
      repaso: { id: unId(302), titulo: 'Las de obligación', tipo: 'video' as const, duracion: null },
    },
    { titulo: 'Normas', logrados: 1, posibles: 2, repaso: null },
  ],
};
const NO_LLEGA = {
  nota: 4.38,
  aprobado: false,
  puntos: PUNTOS,
  costo: COSTO,
  preguntas: [unaRevisada(0)],
} satisfies Partial<IntentoRevisado>;

test('aprobada: en palabras, la nota sobre 10 y la línea, en el panel de tinta; sin lista de lo que costó', async () => {
  const { screen, title, panel } = await enElRecibo({ costo: COSTO, puntos: { ...PUNTOS, faltaron: null } });
  expect(title.textContent).toBe('Aprobada, y con margen');
  expect(panel?.dataset['passed']).toBe('true');
  expect(panel?.textContent).toContain('7,5sobre 10, 10,5 de 24 puntos');
  expect(screen.getByRole('img', { name: '7,5 en una escala de 0 a 10; se aprueba con 5' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Seguir con el curso' })).toBeTruthy();
  expect(screen.queryByText('Lo que más puntos te ha costado')).toBeNull();
  const recibo = screen.getByRole('article');
  expect(within(recibo).getByRole('heading', { name: 'Recibo' })).toBeTruthy();
  expect(recibo.textContent).toContain('CursoPrevención');
  expect(recibo.textContent).toContain('Intento1 de 2');
  expect(recibo.textContent).toContain('Nota sobre 107,5');
});

test('no llega: cuánto faltó, el intento que queda, lo que más costó y qué releer; el panel no es de tinta', async () => {
  const { screen, title, panel } = await enElRecibo({
    ...NO_LLEGA,
    despues: {
      apertura: {
        tipo: 'abierta',
        cierraEn: null,
        minutos: null,
        recortada: false,
        intentosRestantes: 1,
      },
      intentos: 2,
      quedan: 1,
      notaQueCuenta: 'mejor',
      cierraEn: null,
    },
  });
  expect(title.textContent).toBe('Te has quedado a 0,62 del 5');
  expect(panel?.dataset['passed']).toBe('false');
  expect(panel?.textContent).toContain('con 1,49 puntos más de los 24 estaría aprobada');
  expect(screen.getByText('Te queda 1 intento')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ir a la prueba' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver lo que has fallado' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Volver al curso' })).toBeTruthy();
  const costo = screen.getByRole('region', { name: 'Lo que más puntos te ha costado' });
  expect(
    within(costo)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Estanterías y palésLectura, 8 min2 de 6',
    'SeñalesLas de obligación: vídeo1,33 de 4',
    'Normas1 de 2',
  ]);
  const [lectura] = within(costo).getAllByRole('link');
  expect(lectura?.getAttribute('href')).toContain(`actividad=${unId(301)}`);
});

test('lo que la revisión no enseña no se dice: ni puntos, ni lo que costó, ni un camino que no lleva a nada', async () => {
  const { screen, panel } = await enElRecibo({ nota: 4.38, aprobado: false });
  expect(panel?.textContent).toContain('No llega, por poco.');
  expect(panel?.textContent).not.toContain('puntos');
  expect(screen.queryByText('Lo que más puntos te ha costado')).toBeNull();
  expect(screen.queryByRole('link', { name: /Ver/ })).toBeNull();
});

test('en espera de corrección: al menos, provisional, sin compararla ni decir que se ha perdido', async () => {
  const { screen, title, panel } = await enElRecibo({
    nota: 6.81,
    aprobado: null,
    provisional: true,
    faltan: [13],
    costo: COSTO,
    puntos: { ...PUNTOS, enEspera: 3, faltaron: null },
  });
  expect(title.textContent).toBe('Entregada. Falta que corrijan la 13');
  expect(panel?.dataset['passed']).toBe('false');
  expect(panel?.textContent).toContain('al menos6,81');
  expect(panel?.textContent).toContain('Provisional');
  expect(screen.queryByRole('img', { name: /escala/ })).toBeNull();
  expect(screen.queryByText('Lo que más puntos te ha costado')).toBeNull();
  expect(screen.getByText('La nota, cuando se corrija')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Seguir con el curso' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ir a Mis pruebas' })).toBeTruthy();
});

test('la que entregó el reloj lo dice, con el resultado delante', async () => {
  const { screen, title } = await enElRecibo({ recibo: unRecibo({ causa: 'tiempo' }) });
  expect(title.textContent).toBe('Aprobada, y con margen');
  expect(
    screen.getByRole('heading', { level: 2, name: 'Se acabó el tiempo y la hemos entregado' }),
  ).toBeTruthy();
  expect(screen.getByText('Se entregó sola')).toBeTruthy();
});

test('la que entregó la academia no dice que se entregó sola', async () => {
  const { screen } = await enElRecibo({ recibo: unRecibo({ causa: 'administracion' }) });
  expect(screen.getByRole('heading', { level: 2, name: 'La academia ha entregado tu prueba' })).toBeTruthy();
  expect(screen.getByText('Se entregó')).toBeTruthy();
});

test('de una anulada se lee por qué, y ningún resultado', async () => {
  const { screen, title } = await enElRecibo({
    recibo: unRecibo({ estado: 'anulado', causa: 'administracion', codigo: null }),
    anulado: { motivo: 'Se fue la luz', en: '2026-03-02T10:00:00.000Z' },
    seVe: [],
    nota: null,
    aprobado: null,
  });
  expect(title.textContent).toBe('Intento anulado');
  expect(screen.getByText('Se fue la luz')).toBeTruthy();
  expect(screen.queryByText(/sobre 10/)).toBeNull();
});

test('una práctica no tiene nota: dice sus puntos si se ven, y lleva a la revisión', async () => {
  const { screen, title } = await enElRecibo({
    practica: true,
    nota: null,
    aprobado: null,
    puntos: { ...PUNTOS, faltaron: null },
    preguntas: [unaRevisada(0)],
  });
  expect(title.textContent).toBe('Práctica entregada');
  expect(screen.getByRole('article').textContent).toContain('Puntos10,5 de 24');
  expect(screen.queryByText(/sobre 10/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Ver la revisión' })).toBeTruthy();
});
