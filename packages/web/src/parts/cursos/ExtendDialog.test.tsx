import * as lotesApi from '@catedra/shared/lotes/api.ts';
import * as api from '@catedra/shared/participantes/api.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { ExtendDialog } from '#parts/cursos/ExtendDialog.tsx';
import { on } from '#testing/answers.ts';
import { HOY, unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import { UndoBar } from '#ui/states/UndoBar.tsx';

test('prorrogar más allá del cierre de un examen lo dice antes, da también esa fecha y se deshace de una vez', async () => {
  const foreseen = on(api.leerCierresPorNombre, {
    personas: 1,
    evaluaciones: [
      { evaluacionId: unId(5), titulo: 'Examen final', cierraEn: HOY, ultimoCierre: HOY, personas: 1 },
    ],
    remedio: 'personas',
    sinRemedio: 0,
  });
  const asked = on(api.prorrogar, { venceEn: HOY, marca: HOY });
  const undone = on(lotesApi.deshacerDeCurso, { hechas: 1, iguales: 0 });
  const persona = {
    usuarioId: unId(4),
    nombre: 'Ana',
    apellidos: 'Ruiz',
    venceEn: null,
    motivoDeProrroga: null,
  };
  const { user } = await renderPiece(
    <>
      <ExtendDialog cursoId={unId(9)} persona={persona} onClose={() => undefined} onDone={() => undefined} />
      <UndoBar />
    </>,
  );
  await user.type(screen.getByRole('textbox', { name: 'Nuevo plazo' }), '30/11/2096');
  await user.tab();
  await user.click(await screen.findByRole('checkbox', { name: 'Darle también esa fecha en la evaluación' }));
  expect(foreseen.at(-1)).toMatchObject({
    id: unId(9),
    body: { que: 'prorroga', seleccion: { ids: [unId(4)] } },
  });
  await user.type(screen.getByLabelText('Motivo'), 'Baja');
  await user.click(screen.getByRole('button', { name: 'Guardar el plazo' }));
  await waitFor(() => expect(asked[0]).toMatchObject({ body: { tambienEnEvaluaciones: true } }));
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
  await waitFor(() =>
    expect(undone[0]).toMatchObject({ body: { que: 'plazo', ids: [unId(4)], cursoId: unId(9), marca: HOY } }),
  );
});
