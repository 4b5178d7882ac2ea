import * as api from '@catedra/shared/intentos/api.ts';
import type { IntentoVisto } from '@catedra/shared/intentos/resultados.ts';
import { expect } from 'vitest';
import { AttemptDrawer } from '#pages/evaluaciones/resultados/AttemptDrawer.tsx';
import { on } from '#testing/answers.ts';
import { HOY, unaEvaluacion, unId, unResultado } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const INTENTO: IntentoVisto = {
  recibo: {
    intentoId: unId(1),
    evaluacionId: unId(2),
    titulo: 'Final',
    curso: { id: unId(3), slug: 'cocina', titulo: 'Cocina' },
    numero: 1,
    estado: 'entregado',
    empezadoEn: HOY,
    entregadoEn: HOY,
    causa: 'persona',
    preguntas: 0,
    respondidas: 0,
    sinRecibir: [],
    noTomadas: [],
    tardias: [],
    codigo: 'K7PF3QXM',
    persona: 'Ana Ruiz',
  },
  resultado: unResultado(),
  notaMinima: 5,
  puntos: 10,
  logrados: 8,
  anulado: null,
  secciones: [],
  preguntas: [],
  sucesos: [],
  historia: [],
  puede: { corregir: true, ampliar: true, anular: true },
};

async function abierto(intento: IntentoVisto) {
  on(api.leerUnIntento, intento);
  on(api.leerTardias, { tardias: [], seDecide: false });
  const { screen } = await renderPiece(
    <AttemptDrawer id={unId(1)} actividadId={unId(3)} acted={unaEvaluacion()} onClose={() => undefined} />,
  );
  return screen;
}

test('el código del recibo se lee como lo lee quien lo entregó', async () => {
  expect(await (await abierto(INTENTO)).findByText('K7PF-3QXM')).toBeTruthy();
});

test('de lo que su equipo envió y no se tomó se dice qué pregunta es, por su número', async () => {
  const una = {
    seccion: 0,
    puntos: 1,
    preguntaId: unId(4),
    version: 1,
    respuesta: null,
    revision: 0,
    guardadaEn: null,
    dicha: '',
    logrados: null,
    regla: '',
    comentario: '',
  };
  const screen = await abierto({
    ...INTENTO,
    recibo: { ...INTENTO.recibo, noTomadas: [1] },
    preguntas: [
      {
        ...una,
        lugar: 0,
        tipo: 'descripcion',
        publica: { tipo: 'descripcion', enunciado: '<p>Lee el caso</p>' },
      },
      {
        ...una,
        lugar: 1,
        tipo: 'corta',
        publica: { tipo: 'corta', enunciado: '<p>¿Capital?</p>', ayuda: '' },
      },
    ],
  });
  expect(await screen.findByText(/^la 1: su equipo envió otra respuesta/)).toBeTruthy();
});

test('a quien lo ve y no puede hacer nada con él no se le ofrece nada', async () => {
  const espera = { tipo: 'corta', resultado: 'espera', lugar: 0, seccion: 0, puntos: 1 } as const;
  const una = {
    ...espera,
    preguntaId: unId(4),
    version: 1,
    publica: { tipo: 'corta', enunciado: '<p>¿Capital?</p>', ayuda: '' },
    respuesta: { texto: 'Roma' },
    revision: 1,
    guardadaEn: HOY,
    dicha: 'Roma',
    logrados: null,
    regla: '',
    comentario: '',
  } as const;
  const solo = await abierto({
    ...INTENTO,
    preguntas: [una],
    puede: { corregir: false, ampliar: false, anular: false },
  });
  await solo.findByText('¿Capital?');
  expect(solo.queryByText('Corregir')).toBeNull();
  for (const name of [/Reabrir/, /Dar otro intento/, /Anular/])
    expect(solo.queryByRole('button', { name })).toBeNull();
});

test('a quien puede se le ofrece cada cosa', async () => {
  const screen = await abierto(INTENTO);
  for (const name of ['Reabrir', 'Dar otro intento', 'Anular…']) await screen.findByRole('button', { name });
});

test('de cada nota que tuvo se dice quién, cuándo, por qué, la de antes y la de después', async () => {
  const sin = { estado: 'en_curso', nota: null, provisional: false } as const;
  const con = (nota: number) => ({ estado: 'entregado', nota, provisional: false }) as const;
  const screen = await abierto({
    ...INTENTO,
    historia: [
      {
        version: 2,
        en: HOY,
        por: 'Ana Ruiz',
        causa: 'entrega',
        motivo: '',
        antes: sin,
        despues: con(4.69),
        lugares: [],
      },
      {
        version: 3,
        en: HOY,
        por: 'Leo Paz',
        causa: 'anulacion',
        motivo: 'Copió.',
        antes: con(4.69),
        despues: { ...con(4.69), estado: 'anulado' },
        lugares: [],
      },
    ],
  });
  expect(await screen.findByText('Historia de la nota')).toBeTruthy();
  expect(screen.getByText(/Se anuló \(Leo Paz\): 4,69 →/)).toBeTruthy();
  expect(screen.getByText('4,69, anulado')).toBeTruthy();
  expect(screen.getByText('«Copió.»')).toBeTruthy();
});
