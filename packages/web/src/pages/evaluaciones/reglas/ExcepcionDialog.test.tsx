import * as certificadosApi from '@catedra/shared/certificados/api.ts';
import type { ExcepcionDeEvaluacion } from '@catedra/shared/evaluaciones/schemas.ts';
import * as api from '@catedra/shared/intentos/api.ts';
import type { Resultado, Resultados } from '@catedra/shared/intentos/resultados.ts';
import * as participantesApi from '@catedra/shared/participantes/api.ts';
import { expect } from 'vitest';
import { ExcepcionDialog } from '#pages/evaluaciones/reglas/ExcepcionDialog.tsx';
import { on } from '#testing/answers.ts';
import { HOY, unaEvaluacion, unId, unResultado } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const DE_ANA: ExcepcionDeEvaluacion = {
  id: unId(7),
  usuario: { id: unId(4), nombre: 'Ana', apellidos: 'Ruiz' },
  grupo: null,
  cambios: { minutos: 60 },
  susGrupos: [],
  motivo: 'Se cortó la luz',
  por: 'Marta',
  en: HOY,
};

const dentro = (...datos: Resultado[]): Resultados => ({
  datos,
  siguiente: null,
  total: { valor: datos.length, exacto: true },
  todos: datos.length,
  cuentas: { aprobados: 0, suspensos: 0, por_calificar: 0, en_curso: 0, anulados: 0, sin_empezar: 0 },
  personas: 0,
  entregados: 0,
  media: null,
});

const enCurso = (values: Partial<Resultado> = {}) =>
  unResultado({ estado: 'en_curso', entregadoEn: null, venceEn: HOY, ...values });

const abre = (old: ExcepcionDeEvaluacion, evaluacion = unaEvaluacion()) =>
  renderPiece(
    <ExcepcionDialog evaluacion={evaluacion} old={old} onClose={() => undefined} onSaved={() => undefined} />,
  );

test('a quien la está haciendo no le cambia ese intento: lo dice antes y lleva a darle minutos', async () => {
  let asked: unknown;
  on(certificadosApi.leerTocados, { cuantos: 0, puedeRetirar: false });
  on(api.leerResultados, ({ query }) => {
    asked = query;
    return dentro(enCurso());
  });
  const { screen, user } = await abre(DE_ANA);
  expect((await screen.findByRole('status')).textContent).toMatch(
    /Ana Ruiz la está haciendo ahora \(intento 1, hasta .*\)\. Esta excepción no cambia ese intento/,
  );
  expect(asked).toMatchObject({ criba: 'en_curso', usuarioId: unId(4) });
  await user.type(screen.getByLabelText('Motivo'), ' otra vez');
  await user.click(screen.getByRole('button', { name: 'Dar más minutos a ese intento' }));
  expect(await screen.findByRole('heading', { name: 'Dar más minutos a 1 persona' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(await screen.findByDisplayValue('Se cortó la luz otra vez')).toBeTruthy();
});

test('en un grupo nombra a quienes están dentro; sin límite de tiempo no hay minutos que dar', async () => {
  const otra = { id: unId(5), nombre: 'Luis', apellidos: 'Gil' };
  on(
    api.leerResultados,
    dentro(enCurso({ venceEn: null }), enCurso({ id: unId(2), venceEn: null, persona: otra })),
  );
  const grupo = { id: unId(9), nombre: 'Mañana', personas: 12 };
  const { screen } = await abre({ ...DE_ANA, usuario: null, grupo });
  expect((await screen.findByRole('status')).textContent).toMatch(
    /Ana Ruiz y Luis Gil la están haciendo ahora\. Esta excepción no cambia esos intentos/,
  );
  expect(screen.queryByRole('button', { name: /Dar más minutos/ })).toBeNull();
});

test('con nadie dentro solo dice para qué intentos vale', async () => {
  on(api.leerResultados, dentro());
  const { screen } = await abre(DE_ANA);
  expect(await screen.findByText('Vale para los intentos que empiecen después de guardarla.')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});

test('a una evaluación cerrada a mano ninguna excepción la abre, y se dice antes', async () => {
  on(api.leerResultados, dentro());
  const { screen } = await abre(DE_ANA, unaEvaluacion({ estado: 'cerrada' }));
  expect(await screen.findByText(/La evaluación está cerrada: esta excepción no la abre/)).toBeTruthy();
});

test('con un cierre que llega antes que su plazo lo dice debajo, y de quién pregunta', async () => {
  on(api.leerResultados, dentro());
  const cierraEn = '2096-11-20T10:00:00.000Z';
  let asked: unknown;
  on(participantesApi.leerPlazosTrasCierre, ({ query }) => {
    asked = query;
    const suya = { evaluacionId: unId(1), titulo: 'Examen', cierraEn, ultimoCierre: cierraEn, personas: 1 };
    return { personas: 1, evaluaciones: [suya], remedio: 'aparte' as const, sinRemedio: 0 };
  });
  const { screen, user } = await abre(DE_ANA);
  const cierra = screen.getByLabelText('Cierra');
  await user.type(cierra, '20/11/2096 11:00');
  await user.tab();
  expect((await screen.findByRole('status')).textContent).toMatch(
    /A 1 persona se le cerraría antes de que acabe su plazo del curso.*Puedes guardarla así, o darle un cierre posterior/,
  );
  expect(asked).toMatchObject({ usuarioId: unId(4) });
});
