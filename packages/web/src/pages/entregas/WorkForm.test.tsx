import type { EntregaPorCalificar } from '@catedra/shared/entregas/schemas.ts';
import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { WorkForm } from '#pages/entregas/WorkForm.tsx';
import { HOY, unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const unTrabajo = (tieneCorreo: boolean): EntregaPorCalificar => ({
  entrega: {
    id: unId(1),
    version: 1,
    actividadId: unId(2),
    cursoId: unId(3),
    usuarioId: unId(4),
    intento: 1,
    texto: '<p>Uno</p>',
    archivos: [],
    estado: 'calificada',
    tarde: false,
    entregadaEn: HOY,
    nota: 6,
    rubrica: [],
    comentario: '<p>Falta el plano</p>',
    calificadaEn: HOY,
    actualizadoEn: HOY,
  },
  persona: { id: unId(4), nombre: 'Ana', apellidos: 'García' },
  curso: { id: unId(3), titulo: 'Altura' },
  actividad: {
    id: unId(2),
    titulo: 'Plan de evacuación',
    instrucciones: '',
    rubrica: [],
    pideTexto: true,
    venceEn: null,
  },
  calificadaPor: 'Íñigo',
  intentosQueQuedan: null,
  propia: false,
  tieneCorreo,
  enPapelera: false,
  anteriores: [],
});

const SOLA = {
  paso: undefined,
  arrived: null,
  go: () => {},
  step: async () => {},
  goOn: async () => false,
};

async function alDevolver(trabajo: EntregaPorCalificar) {
  await renderPiece(<WorkForm trabajo={trabajo} sitting={SOLA} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Devolver' }));
  return screen.findByText(/^Podrá mejorarlo/);
}

test('lo que está en la papelera se corrige, y se dice por qué no se devuelve', async () => {
  await renderPiece(<WorkForm trabajo={{ ...unTrabajo(true), enPapelera: true }} sitting={SOLA} />);
  const devolver = await screen.findByRole<HTMLButtonElement>('button', { name: 'Devolver' });
  expect(devolver.disabled).toBe(true);
  screen.getByText('No se puede devolver: la tarea está en la papelera, y no podría entregarlo otra vez.');
});

test('al devolver se promete un correo a quien lo tiene', async () => {
  expect((await alDevolver(unTrabajo(true))).textContent).toMatch(/Le avisamos por correo\.$/);
});

test('y a quien no tiene se dice dónde lo verá', async () => {
  expect((await alDevolver(unTrabajo(false))).textContent).toMatch(
    /No tiene correo: lo verá al entrar, en «Mis cursos»\.$/,
  );
});
