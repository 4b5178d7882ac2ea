import * as api from '@catedra/shared/intentos/api.ts';
import type { IntentoVisto } from '@catedra/shared/intentos/resultados.ts';
import { expect } from 'vitest';
import { AttemptDrawer } from '#pages/actividades/evaluacion/resultados/AttemptDrawer.tsx';
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
};

test('el código del recibo se lee como lo lee quien lo entregó', async () => {
  on(api.leerUnIntento, INTENTO);
  on(api.leerTardias, { tardias: [], seDecide: false });
  const { screen } = await renderPiece(
    <AttemptDrawer id={unId(1)} evaluacion={unaEvaluacion()} onClose={() => undefined} />,
  );
  expect(await screen.findByText('K7PF-3QXM')).toBeTruthy();
});
