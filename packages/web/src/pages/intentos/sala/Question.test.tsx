import type { PreguntaDelIntento } from '@catedra/shared/intentos/en-curso.ts';
import { type Publica, type TipoPregunta, tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import { cleanup } from '@testing-library/react';
import { expect } from 'vitest';
import { Question } from '#pages/intentos/sala/Question.tsx';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const RESTA = 'Un error resta; dejarla en blanco, no.';

async function laPregunta(tipo: TipoPregunta, resta: PreguntaDelIntento['resta']) {
  const { screen } = await renderPiece(
    <Question
      pregunta={{
        lugar: 0,
        seccion: 0,
        bajo: null,
        puntos: 1,
        resta,
        tipo,
        publica: tipoDePregunta(tipo).ejemplo.publica as Publica,
        revision: 0,
        respuesta: null,
        guardadaEn: null,
        ofrecida: null,
      }}
      seen={{ respuesta: null, respondida: false, estado: 'nada', otra: undefined, fallo: null }}
      number={1}
      total={1}
      flagged={false}
      disabled={false}
      watching={false}
      donde={{ cursoId: '', actividadId: '', evaluacionId: '', intentoId: '' }}
      onAnswer={() => undefined}
      onFlag={() => undefined}
      onChoose={() => undefined}
      onCheck={null}
    />,
  );
  await screen.findByText('Pregunta 1 de 1');
  const said = screen.queryByText(RESTA, { exact: false }) !== null;
  cleanup();
  return said;
}

test('que un error resta se lee donde resta, y ni en un ensayo ni donde no hay opciones', async () => {
  expect(await laPregunta('unica', 'opciones')).toBe(true);
  expect(await laPregunta('corta', '1/3')).toBe(true);
  expect(await laPregunta('corta', 'opciones')).toBe(false);
  expect(await laPregunta('ensayo', '1/3')).toBe(false);
  expect(await laPregunta('unica', '0')).toBe(false);
});
