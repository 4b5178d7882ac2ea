import * as api from '@catedra/shared/cumplimiento/api.ts';
import type { ValidezPrevista } from '@catedra/shared/cumplimiento/aplicar-validez.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { AplicarValidez } from '#pages/cursos/renovacion/AplicarValidez.tsx';
import { on } from '#testing/answers.ts';
import { unaSesion, unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import { UndoBar } from '#ui/states/UndoBar.tsx';

const PREVISTA: ValidezPrevista = {
  personas: 3,
  quedan: { al_dia: 1, por_renovar: 2 },
  caducarian: 1,
  ultimoDia: '2027-01-10',
  sinElCurso: 0,
  renovando: 1,
};

const abrir = (unsaved = false) =>
  renderPiece(
    <>
      <AplicarValidez cursoId={unId(9)} unsaved={unsaved} />
      <UndoBar />
    </>,
    { sesion: unaSesion({ permisos: ['cursos:ver', 'cursos:editar', 'plazos:renovar'] }) },
  );

test('dice antes cómo queda cada uno, con los días que se digan, y se puede deshacer', async () => {
  const asked = on(api.leerValidezPrevista, PREVISTA);
  const applied = on(api.aplicarValidez, { ...PREVISTA, marca: '2026-11-18T10:00:00.000Z' });
  on(api.deshacerValidez, { deshechas: 3, quedan: [], cuantasQuedan: 0 });
  const { user } = await abrir();
  await user.click(screen.getByRole('button', { name: 'Aplicarla a lo ya completado' }));
  await screen.findByText('A 3 personas les cambia hasta cuándo vale lo que completaron.');
  await screen.findByText('1 persona queda al día, hasta que le caduque.');
  await screen.findByText('2 personas pasan a por renovar.');
  await screen.findByText(/^De las 3, a 1 ya le habría caducado: tiene hasta el 10 de enero/);
  await screen.findByText('1 persona ya está renovando y sigue igual.');
  const dias = screen.getByRole('textbox', { name: /Días para renovar/ });
  await user.clear(dias);
  await user.type(dias, '45');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ body: { dias: 45 } }));
  const act = screen.getByRole('button', { name: 'Aplicar a 3 personas' });
  await waitFor(() => expect(act.hasAttribute('disabled')).toBe(false));
  await user.click(act);
  await screen.findByText('Validez aplicada a 3 personas.');
  expect(applied[0]).toMatchObject({ body: { dias: 45 } });
  await user.click(screen.getByRole('button', { name: 'Deshacer', hidden: true }));
  await screen.findByText('Vuelve a valer lo de antes para 3 personas.');
});

test('lo que no se ha guardado no se aplica', async () => {
  await abrir(true);
  await screen.findByText('Guarda antes los cambios.');
  expect(screen.getByRole('button', { name: /Aplicarla/ }).hasAttribute('disabled')).toBe(true);
});
