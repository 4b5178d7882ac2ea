import type { CierresAntes } from '@catedra/shared/participantes/cierres.ts';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect } from 'vitest';
import { canGive } from '#parts/cursos/early-closes.ts';
import { EarlyCloses } from '#parts/cursos/EarlyCloses.tsx';
import { unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const examen = {
  evaluacionId: unId(1),
  titulo: 'Examen final',
  cierraEn: '2096-11-20T10:00:00.000Z',
  ultimoCierre: '2096-11-20T10:00:00.000Z',
  personas: 1,
};
const una: CierresAntes = { personas: 1, evaluaciones: [examen], remedio: 'personas', sinRemedio: 0 };

function Piece({ cierres }: { readonly cierres: CierresAntes }) {
  const [chosen, onChoose] = useState(false);
  const tambienEnEvaluaciones = chosen && canGive(cierres) ? true : undefined;
  return <EarlyCloses closes={{ cierres, chosen, onChoose, tambienEnEvaluaciones }} />;
}

test('de una persona lo dice en singular, y ofrece su excepción', async () => {
  const { user } = await renderPiece(<Piece cierres={una} />);
  expect(
    screen.getByText('A 1 persona se le cierra una evaluación obligatoria antes de que acabe su plazo'),
  ).toBeDefined();
  const ofrecida = screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'Darle también esa fecha en la evaluación',
  });
  expect(screen.getByText('Será una excepción suya en las reglas de la evaluación.')).toBeDefined();
  await user.click(ofrecida);
  expect(ofrecida.checked).toBe(true);
});

test('de varias evaluaciones dice cada una con las suyas, también la que no se ve y la que ya cerró', async () => {
  await renderPiece(
    <Piece
      cierres={{
        ...una,
        personas: 3,
        evaluaciones: [
          { ...examen, personas: 2, ultimoCierre: '2096-11-25T10:00:00.000Z' },
          {
            ...examen,
            evaluacionId: unId(2),
            titulo: null,
            cierraEn: '2020-03-01T10:00:00.000Z',
            ultimoCierre: '2020-03-01T10:00:00.000Z',
          },
        ],
        sinRemedio: 1,
      }}
    />,
  );
  expect(screen.getByText(/^A 3 personas se les cierran evaluaciones obligatorias/)).toBeDefined();
  expect(
    screen.getByText(
      '«Examen final» cierra entre el 20 de noviembre de 2096 y el 25 de noviembre de 2096, según la persona: 2 personas.',
    ),
  ).toBeDefined();
  expect(screen.getByText('Una evaluación que no ves cerró el 1 de marzo de 2020: 1 persona.')).toBeDefined();
  expect(screen.getByText(/^A 1 persona no le sirve: le cierra una fecha/)).toBeDefined();
});

test.each([
  ['sin_permiso', /hace falta el permiso «Dar más tiempo u otro intento»/],
  ['ninguno', /La cierra una fecha de la propia actividad/],
  ['aparte', /haz una excepción en las reglas de la evaluación/],
] as const)('%s: dice cuántas y por qué no se ofrece', async (remedio, dice) => {
  await renderPiece(<Piece cierres={{ ...una, remedio }} />);
  expect(screen.getByText(dice)).toBeDefined();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('si a nadie se le cierra antes no se dice nada', async () => {
  await renderPiece(<Piece cierres={{ personas: 0, evaluaciones: [], remedio: 'ninguno', sinRemedio: 0 }} />);
  expect(screen.queryByRole('status')).toBeNull();
});
