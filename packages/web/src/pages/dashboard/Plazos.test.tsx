import * as participantesApi from '@catedra/shared/participantes/api.ts';
import type { PlazosDeCurso } from '@catedra/shared/reportes/schemas.ts';
import { expect } from 'vitest';
import { Plazos } from '#pages/dashboard/Plazos.tsx';
import { on } from '#testing/answers.ts';
import { HOY, unaSesion, unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const ana = { id: unId(1), nombre: 'Ana', apellidos: 'García', foto: null };
const plazos = (values: Partial<PlazosDeCurso> = {}): PlazosDeCurso => ({
  cursoId: unId(100),
  curso: 'Altura',
  imagen: null,
  personas: 2,
  desde: HOY,
  primeras: [ana],
  recordadoEn: null,
  ...values,
});
const resumen = (vencidos: readonly PlazosDeCurso[], proximos: readonly PlazosDeCurso[] = []) => ({
  vencidos: { cuenta: 7, personas: 5, porCurso: [...vencidos] },
  proximos: { cuenta: proximos.length, hoy: 0, porCurso: [...proximos] },
});
const quien = { sesion: unaSesion({ permisos: ['reportes:ver', 'progreso:ver'] }) };

test('cada curso lleva a su lista, y antes de recordar se dice a cuántas personas', async () => {
  const previstos = {
    primeros: [{ usuarioId: ana.id, ...ana }],
    yaAvisados: 0,
    sinNada: 0,
    sinCorreo: [],
    cuantosSinCorreo: 0,
  };
  const pedido = on(participantesApi.recordar, { enviados: 2, ...previstos });
  const { screen, user } = await renderPiece(
    <Plazos resumen={resumen([plazos()], [plazos({ cursoId: unId(101), curso: 'Datos' })])} />,
    quien,
  );

  const curso = screen.getByRole('link', { name: 'Altura' });
  expect(curso.getAttribute('href')).toBe(`/admin/reportes?estado=vencido&curso=${unId(100)}`);
  expect(screen.getByRole('link', { name: 'Ver los 7' }).getAttribute('href')).toBe(
    '/admin/reportes?estado=vencido',
  );

  await user.click(screen.getByRole('button', { name: 'Recordar a 2 personas el curso Altura' }));
  expect(await screen.findByText('Se escribe a 2 personas: Ana García y 1 más.')).toBeTruthy();
  expect(pedido).toEqual([{ id: unId(100), body: { estado: 'vencido', soloContar: true } }]);
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));

  await user.click(screen.getByText('En 7 días'));
  await user.click(screen.getByRole('button', { name: 'Recordar a 2 personas el curso Datos' }));
  await screen.findByText('Se escribe a 2 personas: Ana García y 1 más.');
  expect(pedido.at(-1)).toEqual({ id: unId(101), body: { plazo: '7_dias', soloContar: true } });
});

test('lo que ya se recordó a todos no se ofrece otra vez', async () => {
  const { screen } = await renderPiece(<Plazos resumen={resumen([plazos({ recordadoEn: HOY })])} />, quien);
  expect(screen.getByText('Recordado')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Recordar/ })).toBeNull();
});
