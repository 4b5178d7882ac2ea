import * as api from '@catedra/shared/participantes/api.ts';
import type { ResultadoDeExencion } from '@catedra/shared/participantes/exenciones.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { type ExemptAct, ExemptActs } from '#parts/cursos/exempt/ExemptActs.tsx';
import { on } from '#testing/answers.ts';
import { HOY, unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import { UndoBar } from '#ui/states/UndoBar.tsx';

const HECHO: ResultadoDeExencion = {
  hechas: 1,
  yaTenian: 0,
  iguales: 1,
  cambian: 1,
  yaVencidas: 0,
  personas: [
    {
      usuarioId: unId(4),
      nombre: 'Ana',
      apellidos: 'Ruiz',
      exentoHasta: null,
      venceEn: '2097-03-31T21:59:59.000Z',
      venceDespues: '2097-07-30T21:59:59.000Z',
    },
  ],
};

const abrir = (acto: ExemptAct) =>
  renderPiece(
    <>
      <ExemptActs cursoId={unId(9)} acto={acto} onClose={() => undefined} onDone={() => undefined} />
      <UndoBar />
    </>,
  );

test('eximir dice antes a quién y qué plazo tendrá, pide motivo, y se deshace de una vez', async () => {
  const asked = on(api.eximirDeCurso, ({ body }) => (body.simular ? HECHO : { ...HECHO, marca: HOY }));
  const undone = on(api.deshacerExencion, { hechas: 1 });
  const { user } = await abrir({ que: 'dar', nombre: 'Ana Ruiz', quienes: { usuarioIds: [unId(4)] } });
  await user.click(await screen.findByRole('button', { name: 'Eximir' }));
  expect(screen.getByText('Elige el último día.')).toBeTruthy();
  expect(screen.getByText('Escribe por qué.')).toBeTruthy();
  expect(asked).toHaveLength(0);

  await user.type(screen.getByRole('textbox', { name: 'Último día' }), '30/06/2097');
  await user.tab();
  expect(await screen.findByText('Alcanza a 1 persona.')).toBeTruthy();
  expect(screen.getByText(/→/).textContent).toBe('plazo: 31 de marzo de 2097 → 30 de julio de 2097');
  expect(asked.at(-1)).toMatchObject({ body: { hasta: '2097-06-30', dias: 30, simular: true } });

  await user.type(screen.getByLabelText('Motivo'), 'Excedencia');
  await user.click(screen.getByRole('button', { name: 'Eximir' }));
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({
      id: unId(9),
      body: { usuarioIds: [unId(4)], hasta: '2097-06-30', dias: 30, motivo: 'Excedencia', simular: false },
    }),
  );
  expect(await screen.findByText('Se eximió a 1 persona. 1 persona ya lo estaba.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Deshacer/ }));
  await waitFor(() => expect(undone[0]).toMatchObject({ body: { marca: HOY } }));
});

test('de quien está exento se lee por qué, quién lo decidió y las veces de antes', async () => {
  const una = {
    id: unId(1),
    curso: { id: unId(9), titulo: 'Alturas' },
    hasta: '2097-06-30',
    dias: 30,
    motivo: 'Excedencia',
    por: 'Marta Gil',
    en: HOY,
    enVigor: true,
    terminadaEn: null,
    terminadaPor: null,
    motivoDeFin: null,
  };
  const antes = {
    ...una,
    id: unId(2),
    enVigor: false,
    terminadaEn: HOY,
    terminadaPor: 'Leo Paz',
    motivoDeFin: 'Volvió',
  };
  on(api.leerExenciones, { datos: [una, antes] });
  await abrir({ que: 'ver', nombre: 'Ana Ruiz', quienes: { usuarioIds: [unId(4)] } });
  expect(await screen.findAllByText('Excedencia')).toHaveLength(2);
  expect(screen.getAllByText(/^Marta Gil/)).toHaveLength(2);
  expect(screen.getByText(/Leo Paz: Volvió/)).toBeTruthy();
});

test('quitarla pide el motivo y dice el plazo que le queda', async () => {
  const asked = on(api.quitarExencion, ({ body }) => (body.simular ? HECHO : { ...HECHO, marca: HOY }));
  const { user } = await abrir({ que: 'quitar', quienes: { cumplimiento: 'exento' } });
  expect(await screen.findByText('Alcanza a 1 persona.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Quitar la exención' }));
  expect(screen.getByText('Escribe por qué.')).toBeTruthy();
  await user.type(screen.getByLabelText('Motivo'), 'Ha vuelto');
  await user.click(screen.getByRole('button', { name: 'Quitar la exención' }));
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({
      body: { cumplimiento: 'exento', motivo: 'Ha vuelto', simular: false },
    }),
  );
});
