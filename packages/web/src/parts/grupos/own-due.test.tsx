import * as participantesApi from '@catedra/shared/participantes/api.ts';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect } from 'vitest';
import { FieldDates } from '#parts/grupos/FieldDates.tsx';
import { dueNow, NO_DUE, ownDueOf, saysDue } from '#parts/grupos/own-due.ts';
import { OwnDueFields } from '#parts/grupos/OwnDueFields.tsx';
import { on } from '#testing/answers.ts';
import { unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const datos = [{ id: unId(5), nombre: 'Fecha de alta' }];
const NADA = { venceEn: null, venceEnDias: null, venceCampoId: null };

test('un plazo a medias dice qué falta, y mientras tanto no es ninguno', () => {
  expect(ownDueOf(NO_DUE)).toEqual(NADA);
  const dias = { ...NO_DUE, plazo: 'dias' } as const;
  expect(ownDueOf(dias)).toEqual({ error: 'Escribe los días, de 1 a 3.650.' });
  expect(dueNow(dias)).toEqual(NADA);
  expect(saysDue(dueNow(dias))).toBe(false);
  expect(ownDueOf({ ...dias, dias: 7 })).toEqual({ ...NADA, venceEnDias: 7 });
  const dato = { ...NO_DUE, plazo: 'dato', dias: 0 } as const;
  expect(ownDueOf(dato)).toEqual({ error: 'Elige el dato.' });
  expect(ownDueOf({ ...dato, campoId: unId(5) })).toEqual({
    venceEn: null,
    venceEnDias: 0,
    venceCampoId: unId(5),
    diasDeGracia: 30,
  });
});

function Piece() {
  const [due, setDue] = useState(NO_DUE);
  return (
    <>
      <OwnDueFields value={due} onChange={setDue} datos={datos} />
      <FieldDates seleccion={{ ids: [unId(1), unId(2)] }} cursoIds={[unId(9)]} plazo={dueNow(due)} />
    </>
  );
}

test('desde un dato: se dice a quiénes se les ha pasado ya y quiénes no lo tienen', async () => {
  const asked = on(participantesApi.contarFechasDeDato, { personas: 6, pasadas: 1, sinDato: 2 });
  const { user } = await renderPiece(<Piece />);
  expect(screen.getByRole('textbox', { name: /Hasta cuándo/ })).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'Desde un dato' }));
  await user.click(screen.getByRole('combobox', { name: 'Desde' }));
  await user.click(await screen.findByRole('option', { name: 'Fecha de alta' }));
  await user.type(screen.getByLabelText('Días desde esa fecha'), '30');

  expect(
    await screen.findByText(/^A 1 persona ya se le pasó esa fecha: tendrá 30 días, hasta el/),
  ).toBeDefined();
  expect(
    screen.getByText(
      '2 personas no tienen ese dato: quedan sin fecha límite hasta que se escriba en su ficha.',
    ),
  ).toBeDefined();
  expect(asked.at(-1)).toMatchObject({
    body: { cursoIds: [unId(9)], venceCampoId: unId(5), venceEnDias: 30 },
  });
});

test('sin campos de fecha no se ofrece contar desde uno', async () => {
  await renderPiece(<OwnDueFields value={NO_DUE} onChange={() => undefined} datos={[]} />);
  expect(screen.queryByRole('radio', { name: 'Desde un dato' })).toBeNull();
  expect(screen.getByRole('radio', { name: 'Unos días' })).toBeDefined();
});
