import * as aprendizajeApi from '@catedra/shared/aprendizaje/api.ts';
import type { ActividadDelCurso } from '@catedra/shared/aprendizaje/schemas.ts';
import type { Entrega } from '@catedra/shared/entregas/schemas.ts';
import { expect } from 'vitest';
import { keep } from '#tipos/tarea/kept-drafts.ts';
import { LeftWork } from '#tipos/tarea/LeftWork.tsx';
import { on } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { HOY, unaEntrega, unaSesion, unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const CERRADA: ActividadDelCurso = {
  id: unId(300),
  titulo: 'Plan de rescate',
  tipo: 'tarea',
  duracion: 10,
  obligatoria: true,
  regla: 'entregar',
  estado: 'bloqueada',
  porcentaje: 0,
  cerrada: true,
};

const loSuyo = (values: Partial<Entrega> = {}): Entrega =>
  unaEntrega({
    texto: '<p>Casi acabado</p>',
    archivos: [
      {
        id: unId(900),
        nombre: 'punto.jpg',
        tipo: 'image/jpeg',
        bytes: 1000,
        ancho: null,
        alto: null,
        creadoEn: HOY,
      },
    ],
    ...values,
  });

const deja = (...entregas: Entrega[]) =>
  on(aprendizajeApi.leerMiTrabajo, { entregas, pideFechaA: 'Ana Ruiz' });

test('lo que se dejó sin entregar se lee y se copia, y dice que no se entregó y a quién pedir fecha', async () => {
  deja(loSuyo());
  const { screen, user } = await renderPiece(<LeftWork actividad={CERRADA} />);
  expect(await screen.findByText('No se entregó')).toBeTruthy();
  expect(screen.getByText(/nadie lo ha recibido.*pide otra fecha a Ana Ruiz/)).toBeTruthy();
  expect(screen.getByText('Casi acabado')).toBeTruthy();
  expect(screen.getByRole('link', { name: /punto\.jpg/ })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Copiar el texto' }));
  expect(await navigator.clipboard.readText()).toBe('Casi acabado');
});

test('lo último que se escribió aquí y no llegó al servidor también se lee', async () => {
  keep(unaSesion().usuario.id, CERRADA.id, {
    version: 1,
    intento: 1,
    texto: '<p>Con el final</p>',
    archivos: [],
  });
  deja(loSuyo());
  const { screen } = await renderPiece(<LeftWork actividad={CERRADA} />);
  expect(await screen.findByText('Con el final')).toBeTruthy();
  expect(screen.getByText('Casi acabado')).toBeTruthy();
});

test('lo que sí se entregó se ve como entregado', async () => {
  deja(loSuyo({ estado: 'entregada', entregadaEn: HOY }));
  const { screen } = await renderPiece(<LeftWork actividad={CERRADA} />);
  expect(await screen.findByText('Entregado')).toBeTruthy();
  expect(screen.queryByText('No se entregó')).toBeNull();
});

test('quien no dejó nada no ve nada, y lo que no se pudo leer se dice', async () => {
  deja();
  const nada = await renderPiece(<LeftWork actividad={CERRADA} />);
  expect(nada.screen.queryByText('No se entregó')).toBeNull();
  on(aprendizajeApi.leerMiTrabajo, () => {
    throw refused(500, 'ERROR_INTERNO');
  });
  const { screen } = await renderPiece(<LeftWork actividad={{ ...CERRADA, id: unId(301) }} />);
  expect(await screen.findByText('No pudimos leer lo que tenías escrito')).toBeTruthy();
});
