import type { IntentoVisto } from '@catedra/shared/intentos/resultados.ts';
import { expect } from 'vitest';
import { Answered } from '#pages/evaluaciones/resultados/Answered.tsx';
import { AnsweredRow } from '#pages/evaluaciones/resultados/AnsweredRow.tsx';
import { HOY, unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const una: IntentoVisto['preguntas'][number] = {
  lugar: 0,
  seccion: 0,
  preguntaId: unId(1),
  version: 3,
  tipo: 'verdadero_falso',
  puntos: 1,
  publica: { tipo: 'verdadero_falso', enunciado: '<p>El casco caduca.</p>' },
  clave: { explicacion: '', correcta: true, siVerdadero: '', siFalso: '', pesoDelError: '0' },
  respuesta: { valor: false },
  revision: 1,
  guardadaEn: HOY,
  dicha: 'Falso',
  resultado: 'fallo',
  logrados: 0,
  regla: '',
  comentario: '',
};

test('una respuesta se ve como la vio quien la dio, con lo que era y de qué versión', async () => {
  const { screen } = await renderPiece(<Answered una={una} />);
  await screen.findByText('Su respuesta');
  screen.getByText('El casco caduca.');
  screen.getByText('Correcta');
  screen.getByText('Es la versión 3 de la pregunta.');
});

test('quien no puede ver la clave ve la respuesta, y nada de lo que era', async () => {
  const { screen } = await renderPiece(<Answered una={{ ...una, clave: undefined }} />);
  await screen.findByText('Su respuesta');
  expect(screen.queryByText('Correcta')).toBeNull();
});

test('en la lista se lee en una línea, y abierta se lee una sola vez', async () => {
  const { screen, user } = await renderPiece(
    <AnsweredRow una={{ ...una, regla: 'No es eso.' }} number={1} />,
  );
  screen.getByText('Falso. No es eso.');
  await user.click(screen.getByRole('button', { name: /El casco caduca/, expanded: false }));
  await screen.findByText('Su respuesta');
  expect(screen.getAllByText('El casco caduca.')).toHaveLength(1);
  screen.getByRole('button', { name: 'Verdadero o falso', expanded: true });
});

test.each([
  ['Respondida', una.dicha],
  ['Sin responder', ''],
])('mientras no se entrega nada está bien ni mal: se dice «%s»', async (estado, dicha) => {
  const abierta = { ...una, dicha, resultado: undefined, logrados: null } as const;
  const { screen } = await renderPiece(<AnsweredRow una={abierta} number={1} />);
  screen.getByText(estado);
  expect(screen.queryByText('Error')).toBeNull();
});

test('lo que espera a una persona lleva a donde se corrige, también en la papelera, a quien puede', async () => {
  const espera = { ...una, resultado: 'espera', logrados: null } as const;
  const marking = { actividad: unId(3), entrega: unId(1), papelera: 'si' };
  const { screen } = await renderPiece(<AnsweredRow una={espera} number={2} marking={marking} />);
  expect(screen.getByRole('link', { name: 'Corregir la pregunta 2' }).getAttribute('href')).toContain(
    `/admin/actividades?ver=entregas&actividad=${unId(3)}&entrega=${unId(1)}&papelera=si&lugar=`,
  );
});

test('lo que se dejó en blanco se dice una vez', async () => {
  const blanco = { ...una, respuesta: null, dicha: '', regla: 'En blanco.', resultado: 'blanco' } as const;
  const { screen } = await renderPiece(<AnsweredRow una={blanco} number={1} />);
  expect(screen.getAllByText(/En blanco/)).toHaveLength(1);
});

test('lo que solo informa ni se responde ni da puntos', async () => {
  const caso = {
    ...una,
    tipo: 'descripcion',
    publica: { tipo: 'descripcion', enunciado: '<p>El caso.</p>' },
  } as const;
  const { screen, user } = await renderPiece(
    <AnsweredRow
      una={{ ...caso, clave: undefined, respuesta: null, dicha: '', resultado: 'blanco' }}
      number={0}
    />,
  );
  expect(screen.queryByText(/En blanco/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'El caso.' }));
  await screen.findByText('El caso.');
  expect(screen.queryByText('Su respuesta')).toBeNull();
});
