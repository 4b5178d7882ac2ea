import type { TipoPregunta } from '@catedra/shared/preguntas/tipos.ts';
import { TIPOS_DE_PREGUNTA, tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import { Suspense, useState } from 'react';
import { expect } from 'vitest';
import type { PlayerProps, ReviewProps } from '#preguntas/formas.ts';
import { PLAYERS, REVIEWS } from '#preguntas/players.ts';
import { unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const donde = { cursoId: unId(1), actividadId: unId(4), evaluacionId: unId(2), intentoId: unId(3) };

/** A player that keeps what is answered, as the room does. */
function Held({
  tipo,
  publica,
  told,
}: {
  readonly tipo: TipoPregunta;
  readonly publica: unknown;
  readonly told: unknown[];
}) {
  const [respuesta, setRespuesta] = useState<unknown>(null);
  const Player = PLAYERS[tipo];
  const props = { publica, respuesta, disabled: false, donde } as unknown as PlayerProps;
  return (
    <Suspense fallback="…">
      <p id="q">Enunciado</p>
      <Player
        {...props}
        ids={{ enunciado: 'q', base: 'b' }}
        onChange={(next) => {
          told.push(next);
          setRespuesta(next);
        }}
      />
    </Suspense>
  );
}

const held = async (tipo: TipoPregunta, publica: object) => {
  const told: unknown[] = [];
  const page = await renderPiece(
    <Held tipo={tipo} publica={{ tipo, enunciado: '', ...publica }} told={told} />,
  );
  /** What is answered is what its kind accepts. */
  const last = () => {
    const respuesta = told.at(-1);
    const schema = tipoDePregunta(tipo).respuesta;
    if (respuesta !== null) expect(schema?.safeParse(respuesta).success).toBe(true);
    return respuesta;
  };
  return { ...page, last };
};

const partes = (...textos: string[]) =>
  textos.map((texto, index) => ({ id: `part${index}`, texto: `<p>${texto}</p>`, fija: false }));

test('hay un modo de responder y de revisar cada tipo', () => {
  expect(Object.keys(PLAYERS).toSorted()).toEqual([...TIPOS_DE_PREGUNTA].toSorted());
  expect(Object.keys(REVIEWS).toSorted()).toEqual([...TIPOS_DE_PREGUNTA].toSorted());
});

test('múltiple: en el orden de la pregunta, y nada elegido es en blanco', async () => {
  const { screen, user, last } = await held('multiple', {
    opciones: partes('Gafas', 'Guantes'),
    barajar: false,
  });
  await user.click(await screen.findByRole('checkbox', { name: /Guantes/ }));
  await user.click(screen.getByRole('checkbox', { name: /Gafas/ }));
  expect(last()).toEqual({ opciones: ['part0', 'part1'] });
  await user.click(screen.getByRole('checkbox', { name: /Gafas/ }));
  await user.click(screen.getByRole('checkbox', { name: /Guantes/ }));
  expect(last()).toBeNull();
});

test('verdadero o falso', async () => {
  const { screen, user, last } = await held('verdadero_falso', {});
  await user.click(await screen.findByRole('radio', { name: /Falso/ }));
  expect(last()).toEqual({ valor: false });
});

test('corta', async () => {
  const { screen, user, last } = await held('corta', { ayuda: '' });
  await user.type(await screen.findByLabelText('Tu respuesta'), 'año');
  expect(last()).toEqual({ texto: 'año' });
});

test('numérica: dice al escribir cómo se entiende, o que no es un número', async () => {
  const { screen, user, last } = await held('numerica', { unidades: [], unidad: 'ninguna' });
  const campo = await screen.findByLabelText('Tu respuesta');
  await user.type(campo, '25.300');
  expect(screen.getByText('Se entiende 25.300 o 25,3.')).toBeTruthy();
  expect(last()).toEqual({ texto: '25.300', unidad: null });
  await user.clear(campo);
  await user.type(campo, 'mucho');
  expect(screen.getByText('No es un número.')).toBeTruthy();
});

test('emparejar: con listas, sin arrastrar', async () => {
  const izquierda = partes('Triángulo');
  const { screen, user, last } = await held('emparejar', {
    izquierda,
    derecha: [{ id: 'der0', texto: '<p>Peligro</p>' }],
    barajar: false,
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Triángulo' }), 'Peligro');
  expect(last()).toEqual({ pares: { part0: 'der0' } });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Triángulo' }), 'Elige su pareja');
  expect(last()).toBeNull();
});

test('ordenar: con botones, y se puede decir que así está bien', async () => {
  const { screen, user, last } = await held('ordenar', { elementos: partes('Uno', 'Dos', 'Tres') });
  await user.click(await screen.findByRole('button', { name: 'Así está bien' }));
  expect(last()).toEqual({ orden: ['part0', 'part1', 'part2'] });
  await user.click(screen.getByRole('button', { name: 'Bajar «Uno»' }));
  expect(last()).toEqual({ orden: ['part1', 'part0', 'part2'] });
  expect(screen.getByText('«Uno» va en el puesto 2.')).toBeTruthy();
});

test('completar: se escribe, se elige y se pone del banco dentro del texto', async () => {
  const { screen, user, last } = await held('completar', {
    texto: '<p>La espalda [[hue1]] y las rodillas [[hue2]], junto al [[hue3]].</p>',
    huecos: [
      { id: 'hue1', forma: 'escrita', opciones: [], numero: false },
      { id: 'hue2', forma: 'lista', opciones: partes('flexionadas'), numero: false },
      { id: 'hue3', forma: 'banco', opciones: [], numero: false },
    ],
    banco: [{ id: 'ban1', texto: '<p>cuerpo</p>' }],
    repetir: false,
  });
  await user.type(await screen.findByLabelText('Hueco 1'), 'recta');
  await user.selectOptions(screen.getByLabelText('Hueco 2'), 'flexionadas');
  await user.click(screen.getByRole('button', { name: 'cuerpo' }));
  expect(last()).toEqual({ huecos: { hue1: 'recta', hue2: 'part0', hue3: 'ban1' } });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'cuerpo, ya puesta' }).disabled).toBe(true);
});

test('cada tipo enseña la revisión de su propio ejemplo', async () => {
  for (const tipo of TIPOS_DE_PREGUNTA) {
    if (tipo === 'descripcion') continue;
    const { ejemplo } = tipoDePregunta(tipo);
    const View = REVIEWS[tipo];
    const props = {
      publica: ejemplo.publica,
      respuesta: ejemplo.acierto,
      correcta: ejemplo.acierto,
      resultado: 'acierto',
    } as unknown as ReviewProps;
    const { screen } = await renderPiece(
      <Suspense fallback="…">
        <div data-testid={tipo}>
          <View {...props} />
        </div>
      </Suspense>,
    );
    expect((await screen.findByTestId(tipo)).textContent).not.toBe('');
  }
});

test('en la revisión de emparejar, lo que se dejó en blanco no se marca como error', async () => {
  const View = REVIEWS.emparejar;
  const { publica, acierto } = tipoDePregunta('emparejar').ejemplo as never as {
    publica: ReviewProps<'emparejar'>['publica'];
    acierto: NonNullable<ReviewProps<'emparejar'>['respuesta']>;
  };
  const [primera, segunda] = publica.izquierda.map(({ id }) => id);
  const pares = { [primera ?? '']: acierto.pares[segunda ?? ''] ?? '' };
  const { screen } = await renderPiece(
    <Suspense fallback="…">
      <View publica={publica} respuesta={{ pares }} correcta={acierto} resultado="fallo" />
    </Suspense>,
  );
  const filas = await screen.findAllByRole('listitem');
  expect(filas.map((fila) => fila.dataset['kind'])).toEqual(['wrong', undefined]);
});

test('pegar en un ensayo más de lo que cabe no entra: se dice cuánto es y lo escrito sigue', async () => {
  const { screen, user } = await held('ensayo', {
    minPalabras: null,
    maxPalabras: null,
    plantilla: '',
  });
  const campo = await screen.findByRole('textbox', { name: 'Tu respuesta' });
  await user.click(campo);
  await user.paste('x'.repeat(5_000_000));
  expect(
    await screen.findByText(
      'Lo que quieres pegar tiene 5.000.000 caracteres y aquí caben 50.000. Pega solo una parte.',
    ),
  ).toBeTruthy();
  expect(campo.textContent).toBe('');
});

test('la plantilla de un ensayo no son palabras de quien responde', async () => {
  const { screen } = await held('ensayo', {
    minPalabras: 2,
    maxPalabras: null,
    plantilla: '<p>Qué pasó:</p>',
  });
  await screen.findByRole('textbox', { name: 'Tu respuesta' });
  expect(screen.getByText('0 palabras')).toBeTruthy();
});
