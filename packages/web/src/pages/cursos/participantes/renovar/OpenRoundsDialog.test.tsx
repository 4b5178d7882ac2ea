import * as api from '@catedra/shared/cumplimiento/api.ts';
import type { AperturasPrevistas } from '@catedra/shared/cumplimiento/aperturas.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { OpenRoundsDialog } from '#pages/cursos/participantes/renovar/OpenRoundsDialog.tsx';
import { on } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { unaSesion, unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import { UndoBar } from '#ui/states/UndoBar.tsx';

const PREVISTAS: AperturasPrevistas = {
  personas: 2,
  fechas: { primera: '2027-06-30', ultima: '2027-06-30' },
  faltaDia: false,
  caducanAntes: 0,
  iguales: 1,
  fuera: [{ motivo: 'SIN_COMPLETAR', cuantas: 1, ejemplos: ['Luis Pons'] }],
  impide: null,
};
const quienes = { usuarioIds: [unId(1), unId(2)] };

const abrir = (said: string[] = []) =>
  renderPiece(
    <>
      <OpenRoundsDialog
        cursoId={unId(9)}
        quienes={quienes}
        onClose={() => undefined}
        onDone={(words) => said.push(words)}
      />
      <UndoBar />
    </>,
    { sesion: unaSesion({ permisos: ['cursos:ver', 'progreso:ver', 'plazos:renovar'] }) },
  );

test('dice antes a cuántas se abre y hasta cuándo; con su motivo se abre, y se puede deshacer', async () => {
  on(api.leerAperturas, PREVISTAS);
  const opened = on(api.abrirRenovaciones, { ...PREVISTAS, marca: '2026-11-18T10:00:00.000Z' });
  const undone = on(api.deshacerAperturas, {
    deshechas: 1,
    quedan: [{ usuarioId: unId(2), nombre: 'Eva', apellidos: 'Ruiz' }],
    cuantasQuedan: 1,
  });
  const said: string[] = [];
  const { user } = await abrir(said);
  await screen.findByText('Se abre a 2 personas, con plazo hasta el 30 de junio de 2027.');
  await screen.findByText('1 persona ya la tiene abierta.');
  await screen.findByText('1 persona no: no lo ha completado todavía (Luis Pons).');
  const act = screen.getByRole('button', { name: 'Abrir a 2 personas' });
  expect(act.hasAttribute('disabled')).toBe(true);
  await user.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Cambió la norma');
  await waitFor(() => expect(act.hasAttribute('disabled')).toBe(false));
  await user.click(act);
  await waitFor(() => expect(said).toEqual(['Renovación abierta a 2 personas.']));
  expect(opened[0]).toMatchObject({ body: { quienes, ultimoDia: null, motivo: 'Cambió la norma' } });
  await user.click(screen.getByRole('button', { name: 'Deshacer', hidden: true }));
  await screen.findByText('Renovación deshecha a 1 persona. Sigue en ella, porque ya hizo algo: Eva Ruiz.');
  expect(undone[0]).toMatchObject({ body: { marca: '2026-11-18T10:00:00.000Z' } });
});

test('sin el último día de lo que no caduca no se abre, y lo dice', async () => {
  on(api.leerAperturas, { ...PREVISTAS, fechas: null, faltaDia: true });
  const { user } = await abrir();
  await user.type(await screen.findByRole('textbox', { name: 'Motivo' }), 'Cambió la norma');
  await screen.findByText('Escribe el último día: hay a quien lo completado le vale para siempre.');
  expect(screen.getByRole('button', { name: 'Abrir a 2 personas' }).hasAttribute('disabled')).toBe(true);
});

test('lo que está mal del día se lee junto a él', async () => {
  on(api.leerAperturas, () => {
    throw refused(400, 'DATOS_INVALIDOS', {
      fields: { ultimoDia: 'Como mucho, el día en que caduca: 5 de enero de 2028.' },
    });
  });
  await abrir();
  await screen.findByText('Como mucho, el día en que caduca: 5 de enero de 2028.');
  expect(screen.getByRole('button', { name: 'Abrir la renovación' }).hasAttribute('disabled')).toBe(true);
});
