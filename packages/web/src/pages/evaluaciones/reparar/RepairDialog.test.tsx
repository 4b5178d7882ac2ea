import * as api from '@catedra/shared/intentos/api.ts';
import type { PreguntaReparable, ReparacionPrevista } from '@catedra/shared/intentos/reparar/schemas.ts';
import { tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import { expect } from 'vitest';
import { RepairDialog } from '#pages/evaluaciones/reparar/RepairDialog.tsx';
import { on } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { HOY, unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const { publica, clave } = tipoDePregunta('unica').ejemplo;

const PREGUNTA: PreguntaReparable = {
  preguntaId: unId(1),
  tipo: 'unica',
  titulo: '¿Qué haces primero?',
  cursoTitulo: 'Riesgos',
  notaMinima: 5,
  practica: false,
  versiones: [{ numero: 1, publica: publica as never, clave, intentos: 31, personas: 31 }],
  personas: 31,
  deRondasPasadas: 0,
  enCurso: 1,
  otras: [],
  reparaciones: [],
};

const PREVISTA: ReparacionPrevista = {
  intentos: 31,
  personas: 31,
  cambian: 2,
  aprueban: 1,
  suspenden: 0,
  bajan: 1,
  completan: 1,
  terminan: 1,
  conCertificado: 0,
  daCertificado: true,
  curso: 'Riesgos',
  datos: [
    {
      persona: { id: unId(5), nombre: 'Joan', apellidos: 'Amengual Ferrà' },
      intentoId: unId(6),
      numero: 1,
      varios: false,
      antes: 4.69,
      despues: 5.1,
      provisional: false,
      practica: false,
      veredicto: 'aprueba',
      baja: false,
    },
  ],
  siguiente: null,
};

const UNA = {
  id: unId(9),
  tipo: 'quitar',
  estado: 'hecha',
  motivo: 'Era ambigua.',
  haciaAbajo: false,
  en: HOY,
  por: 'Leo Paz',
  personas: 31,
  hechas: 31,
  cambian: 7,
  aprueban: 2,
  suspenden: 0,
  terminadaEn: HOY,
  deshecha: null,
  sePuedeDeshacer: true,
} as const;

async function abierta(pregunta: PreguntaReparable = PREGUNTA) {
  on(api.leerReparable, () => pregunta);
  const vista = on(api.ver, PREVISTA);
  const piece = await renderPiece(
    <RepairDialog evaluacionId={unId(2)} preguntaId={unId(1)} onClose={() => undefined} />,
  );
  return { ...piece, vista };
}

test('se ve a quién le cambia la nota antes de aplicarla, y se aplica con su motivo', async () => {
  const { screen, user, vista } = await abierta();
  const hechas = on(api.reparar, { ...UNA, tipo: 'aceptar', estado: 'en_curso' });
  await user.click(await screen.findByRole('radio', { name: 'Aceptar también otra respuesta' }));
  expect(screen.getByText('Di cuál es la respuesta.')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /^B\. / }));
  expect(await screen.findByText('2 personas cambian de nota, 1 pasa a aprobado')).toBeTruthy();
  expect(screen.getByText(/A 1 persona le bajaría la nota: se queda como está\./)).toBeTruthy();
  expect(
    screen.getByText('1 persona completa con ello la evaluación, termina «Riesgos» y recibe su certificado.'),
  ).toBeTruthy();
  expect(vista.at(-1)?.body).toMatchObject({
    tipo: 'aceptar',
    clave: { pesos: { bbbb: '1' } },
    versiones: [1],
  });
  await user.type(screen.getByLabelText(/Motivo, que leerán esas 2 personas/), 'También valía.');
  await user.click(screen.getByRole('button', { name: 'Aplicar a 2 personas' }));
  expect(hechas.at(-1)?.body).toMatchObject({ motivo: 'También valía.', haciaAbajo: false });
});

test('si otra persona la está reparando se dice, y lo escrito se queda', async () => {
  const { screen, user } = await abierta();
  on(api.reparar, () => {
    throw refused(409, 'REPARACION_EN_CURSO', {
      message: 'Otra persona está reparando esta pregunta ahora.',
    });
  });
  await user.click(await screen.findByRole('radio', { name: 'Quitarla del examen' }));
  await user.type(await screen.findByLabelText(/^Motivo/), 'Era ambigua.');
  await user.click(await screen.findByRole('button', { name: 'Aplicar a 2 personas' }));
  expect(await screen.findByText('Otra persona está reparando esta pregunta ahora.')).toBeTruthy();
  expect(screen.getByDisplayValue('Era ambigua.')).toBeTruthy();
});

test('mientras se recalifica se ve por dónde va, y no se repara otra vez', async () => {
  const { screen } = await abierta({
    ...PREGUNTA,
    reparaciones: [{ ...UNA, estado: 'en_curso', hechas: 10, sePuedeDeshacer: false }],
  });
  expect(await screen.findByText('Recalificando: 10 de 31 personas.')).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('deshacerla dice qué vuelve y qué se queda', async () => {
  const { screen, user } = await abierta({ ...PREGUNTA, reparaciones: [UNA] });
  on(api.leerDeshacer, { personas: 7, despues: [], completaron: 2, certificados: [], puedeRetirar: true });
  const hechas = on(api.deshacer, { ...UNA, estado: 'deshaciendo' });
  await user.click(await screen.findByRole('button', { name: 'Deshacer…' }));
  expect(await screen.findByText(/Las respuestas de 7 personas vuelven a contar/)).toBeTruthy();
  expect(screen.getByText(/la siguen teniendo completada/)).toBeTruthy();
  await user.type(screen.getByLabelText(/^Motivo/), 'No lo era.');
  await user.click(screen.getByRole('button', { name: 'Deshacer la reparación' }));
  expect(hechas.at(-1)?.body).toEqual({ motivo: 'No lo era.', certificados: 'dejar' });
});
