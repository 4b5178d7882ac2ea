import * as intentosApi from '@catedra/shared/intentos/api.ts';
import { expect } from 'vitest';
import { ReceiptCheck } from '#pages/evaluaciones/resultados/ReceiptCheck.tsx';
import { on } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { HOY, unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const recibo = {
  intentoId: unId(1),
  evaluacionId: unId(2),
  titulo: 'Prueba final',
  curso: { id: unId(3), slug: 'altura', titulo: 'Altura' },
  numero: 2,
  estado: 'entregado' as const,
  empezadoEn: HOY,
  entregadoEn: HOY,
  causa: 'persona' as const,
  preguntas: 3,
  respondidas: 3,
  sinRecibir: [],
  noTomadas: [],
  tardias: [],
  codigo: 'K7PF3QXM',
  persona: 'Lucía Ferrer',
  concuerda: true,
  cubreRespuestas: true,
};

test('un código dice de quién es el recibo y si concuerda; uno que no hay, que no lo hay', async () => {
  const preguntados = on(intentosApi.comprobarRecibo, ({ codigo }) => {
    if (codigo.replace('-', '') === recibo.codigo) return recibo;
    if (codigo === 'ALTERADO') return { ...recibo, concuerda: false };
    throw refused(404, 'NO_ENCONTRADO');
  });
  const { screen, user } = await renderPiece(<ReceiptCheck />);
  await user.click(screen.getByRole('button', { name: 'Comprobar un recibo' }));
  const campo = await screen.findByRole('textbox', { name: 'Código del recibo' });
  const probar = async (codigo: string) => {
    await user.clear(campo);
    await user.type(campo, `${codigo}{Enter}`);
  };
  await probar('K7PF-3QXM');
  expect(await screen.findByText('Concuerda con lo que se guarda.')).toBeTruthy();
  expect(screen.getByText('Lucía Ferrer')).toBeTruthy();
  expect(screen.getByText(/«Prueba final», de Altura, intento 2/)).toBeTruthy();
  await probar('ALTERADO');
  expect(await screen.findByText(/^No concuerda/)).toBeTruthy();
  await probar('22222222');
  expect(await screen.findByText(/Ninguna de las personas que puedes ver tiene un recibo/)).toBeTruthy();
  expect(screen.queryByText('Lucía Ferrer')).toBeNull();
  expect(preguntados).toHaveLength(3);
});
