import { leerPorPublicar, publicarNotas } from '@catedra/shared/intentos/api.ts';
import { expect } from 'vitest';
import { PublishMarks } from '#parts/intentos/PublishMarks.tsx';
import { on } from '#testing/answers.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { unId } from '#testing/records.ts';
import { test } from '#testing/test.ts';

const EVALUACION = unId(103);
const una = (n: number, apellidos: string, nota: number) => ({
  intentoId: unId(n),
  persona: { id: unId(n + 50), nombre: 'Ana', apellidos },
  numero: 1,
  nota,
  aprobado: nota >= 5,
});

test('se lee cuántas notas esperan, se dejan fuera las que se quiera y se publican las demás', async () => {
  on(leerPorPublicar, { datos: [una(1, 'Ruiz', 7.5), una(2, 'Vega', 4)], listas: 2, aMedias: 1 });
  const publicadas = on(publicarNotas, { publicadas: 1, quedan: 1 });
  const { screen, user } = await renderPiece(<PublishMarks evaluacionId={EVALUACION} />);
  expect(await screen.findByText(/2 notas por publicar/)).toBeTruthy();
  expect(screen.getByText(/1 prueba está a medio corregir: se publica cuando no le falte nada/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Publicar…' }));
  expect(await screen.findByText('4,00, no llega')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Vega, Ana' }));
  await user.click(screen.getByRole('button', { name: 'Publicar 1 nota' }));
  expect(await screen.findByText('Se ha publicado una nota.')).toBeTruthy();
  expect(publicadas.map(({ body }) => body)).toEqual([{ ids: [unId(1)] }]);
});

test('con todas marcadas se piden hasta que no queda ninguna', async () => {
  on(leerPorPublicar, { datos: [una(1, 'Ruiz', 7.5)], listas: 150, aMedias: 0 });
  let quedan = 150;
  const publicadas = on(publicarNotas, () => {
    const ahora = Math.min(100, quedan);
    quedan -= ahora;
    return { publicadas: ahora, quedan };
  });
  const { screen, user } = await renderPiece(<PublishMarks evaluacionId={EVALUACION} />);
  await user.click(await screen.findByRole('button', { name: 'Publicar…' }));
  await user.click(await screen.findByRole('button', { name: 'Publicar 150 notas' }));
  expect(await screen.findByText('Se han publicado 150 notas.')).toBeTruthy();
  expect(publicadas.map(({ body }) => body)).toEqual([{ ids: null }, { ids: null }]);
});

test('donde nada espera no hay nada que leer', async () => {
  on(leerPorPublicar, { datos: [], listas: 0, aMedias: 0 });
  const { screen } = await renderPiece(<PublishMarks evaluacionId={EVALUACION} />);
  expect(screen.queryByText(/publicar/i)).toBeNull();
});
