import * as api from '@catedra/shared/cumplimiento/api.ts';
import type { MiRenovacion } from '@catedra/shared/cumplimiento/renovacion.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { Renewal } from '#pages/curso/end/Renewal.tsx';
import { Renewing } from '#pages/curso/front/Renewing.tsx';
import { on } from '#testing/answers.ts';
import { unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const MIA: MiRenovacion = {
  cumplimiento: 'al_dia',
  ronda: 2,
  exentoHasta: null,
  porCorregir: false,
  externa: false,
  valeHasta: '2098-03-20',
  abreEl: '2098-01-19',
  venceEn: null,
  siYa: { hastaSiHoy: '2099-01-10', abre: '2098-01-19', hastaSiEspera: '2099-03-20' },
  seDevuelve: false,
  hechas: [
    {
      ronda: 2,
      terminadoEn: '2097-03-20T10:00:00.000Z',
      valeHasta: '2098-03-20',
      certificadoId: unId(5),
      externa: false,
    },
    {
      ronda: 1,
      terminadoEn: '2096-03-20T10:00:00.000Z',
      valeHasta: '2097-03-20',
      certificadoId: null,
      externa: true,
    },
  ],
};

test('dice hasta cuándo vale, qué gana quien renueva ya y las veces que lo hizo', async () => {
  on(api.leerMia, MIA);
  const pedido = on(api.renovarYa, { ...MIA, cumplimiento: 'por_renovar', siYa: null });
  const { user } = await renderPiece(<Renewal cursoId={unId(1)} />);
  await screen.findByText(
    /Te vale hasta el 20 de marzo de 2098\. Podrás renovarlo desde el 19 de enero de 2098/,
  );
  await screen.findByText(
    /valdrá hasta el 10 de enero de 2099; si esperas al 19 de enero de 2098, hasta el 20 de marzo/,
  );
  await screen.findByText(/Renovación \(2\.ª vez\): lo terminaste el 20 de marzo de 2097/);
  await user.click(screen.getByRole('button', { name: 'Renovar ya' }));
  await waitFor(() => expect(pedido).toHaveLength(1));
});

test('lo que caducó y no se puede hacer otra vez dice por qué, y no que vale', async () => {
  on(api.leerMia, { ...MIA, cumplimiento: 'caducado', valeHasta: '2024-03-20', abreEl: null, siYa: null });
  await renderPiece(<Renewal cursoId={unId(1)} />);
  await screen.findByText(
    /^Caducó el 20 de marzo de 2024 y no se puede renovar: no hay abierto nada de lo que cuenta en el curso/,
  );
  expect(screen.queryByText(/Te vale hasta/)).toBeNull();
});

test('de lo que vale para siempre no se dice nada', async () => {
  on(api.leerMia, { ...MIA, valeHasta: null, abreEl: null, siYa: null });
  await renderPiece(<Renewal cursoId={unId(1)} />);
  expect(screen.queryByText(/Hasta cuándo vale/)).toBeNull();
});

test('quien renueva lee por qué, y puede dejarlo si nada ha hecho', async () => {
  on(api.leerMia, { ...MIA, cumplimiento: 'por_renovar', siYa: null, seDevuelve: true });
  const dejado = on(api.noRenovar, MIA);
  const { user } = await renderPiece(<Renewing cursoId={unId(1)} />);
  await screen.findByText(/Por renovar: vale hasta el 20 de marzo de 2098/);
  await user.click(screen.getByRole('button', { name: 'Dejarlo para más adelante' }));
  await waitFor(() => expect(dejado).toHaveLength(1));
});
