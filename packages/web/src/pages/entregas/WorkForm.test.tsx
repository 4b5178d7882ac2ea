import * as certificadosApi from '@catedra/shared/certificados/api.ts';
import * as entregasApi from '@catedra/shared/entregas/api.ts';
import type { EntregaPorCalificar } from '@catedra/shared/entregas/schemas.ts';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect } from 'vitest';
import { WorkForm } from '#pages/entregas/WorkForm.tsx';
import { on } from '#testing/answers.ts';
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
    anotaciones: [],
    calificadaEn: HOY,
    actualizadoEn: HOY,
  },
  anotaciones: [],
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

beforeEach(() => {
  on(entregasApi.leerOtras, { cuantas: 0, mediana: null, tramos: [] });
});

const SOLA = {
  paso: undefined,
  arrived: null,
  go: () => {},
  step: async () => {},
  goOn: async () => false,
};

async function alDevolver(trabajo: EntregaPorCalificar, cuantos = 0, puedeRetirar = true) {
  on(certificadosApi.leerTocados, { cuantos, puedeRetirar });
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

test('y si toca certificados se pregunta antes: se dejan, si no se dice otra cosa', async () => {
  const trabajo = unTrabajo(true);
  const devueltos = on(entregasApi.devolver, trabajo.entrega);
  await alDevolver(trabajo, 2);
  expect(await screen.findByText('Hay 2 certificados expedidos por lo que esto deshace.')).toBeTruthy();
  expect(screen.getByLabelText('Dejarlos como están')).toHaveProperty('checked', true);
  fireEvent.click(screen.getByLabelText(/^Retirarlos/));
  const [, enDialogo] = screen.getAllByRole('button', { name: 'Devolver', hidden: true });
  if (enDialogo) fireEvent.click(enDialogo);
  await expect.poll(() => devueltos).toMatchObject([{ body: { certificados: 'retirar' } }]);
});

async function alCambiarLaNota(cuantos: number) {
  const trabajo = unTrabajo(true);
  on(certificadosApi.leerTocados, { cuantos, puedeRetirar: true });
  const puestas = on(entregasApi.calificar, trabajo.entrega);
  await renderPiece(<WorkForm trabajo={trabajo} sitting={SOLA} />);
  fireEvent.change(await screen.findByLabelText(/^Nota/, { selector: 'input' }), { target: { value: '3' } });
  fireEvent.click(screen.getByRole('button', { name: 'Cambiar la nota' }));
  return puestas;
}

test('cambiar la nota pregunta por el certificado que se queda sin apoyo, y no la pone hasta que se responde', async () => {
  const puestas = await alCambiarLaNota(1);
  fireEvent.click(await screen.findByLabelText(/^Retirarlo/));
  expect(puestas).toEqual([]);
  const [, enDialogo] = screen.getAllByRole('button', { name: 'Cambiar la nota', hidden: true });
  if (enDialogo) fireEvent.click(enDialogo);
  await expect.poll(() => puestas).toMatchObject([{ body: { nota: 3, certificados: 'retirar' } }]);
});

test('donde no toca ninguno, se cambia sin preguntar', async () => {
  const puestas = await alCambiarLaNota(0);
  await expect.poll(() => puestas).toMatchObject([{ body: { nota: 3 } }]);
  expect(screen.queryByText('¿Cambiar la nota?')).toBeNull();
});

test('a quien no puede retirarlos se le dice que siguen valiendo', async () => {
  await alDevolver(unTrabajo(true), 1, false);
  expect(await screen.findByText(/Seguirá valiendo hasta que alguien que pueda retirar/)).toBeTruthy();
  expect(screen.queryByLabelText('Dejarlo como está')).toBeNull();
});
