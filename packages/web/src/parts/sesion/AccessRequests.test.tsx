import * as sesionApi from '@catedra/shared/sesion/api.ts';
import { expect } from 'vitest';
import { on } from '#testing/answers.ts';
import { HOY, unaSesion, unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import { AccessRequests } from '#parts/sesion/AccessRequests.tsx';

const ARACELI = {
  usuarioId: unId(5),
  nombre: 'Araceli',
  apellidos: 'Guaraní Benítez',
  usuario: 'a.guarani',
  numero: '427',
  pedidaEn: HOY,
};
const tutora = unaSesion({ permisos: ['usuarios:editar:grupos'] });

test('quien no puede entrar se ve con su número, y recibe una contraseña en el momento', async () => {
  on(sesionApi.leerPeticiones, [ARACELI]);
  const dadas = on(sesionApi.darContraseñaTemporal, {
    contraseña: 'ACDE-FGHJ',
    expiraEn: '2026-03-05T09:00:00.000Z',
  });
  const { screen, user } = await renderPiece(<AccessRequests />, { sesion: tutora });
  expect(await screen.findByText('Araceli Guaraní Benítez no puede entrar')).toBeTruthy();
  expect(screen.getByText('427')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Darle una contraseña' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('te dirá el número 427');
  expect(dadas).toEqual([]);
  on(sesionApi.leerPeticiones, []);
  await user.click(screen.getByRole('button', { name: 'Crear contraseña temporal' }));
  expect(await screen.findByRole('dialog', { name: 'Léesela a Araceli' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Contraseña temporal').value).toBe('ACDE-FGHJ');
  expect(dadas).toEqual([{ id: unId(5) }]);
});

test('en una ficha se ve solo lo suyo; a quien no edita personas no se le pregunta', async () => {
  const preguntas = on(sesionApi.leerPeticiones, [ARACELI]);
  const { screen } = await renderPiece(
    <>
      <AccessRequests usuarioId={unId(6)} />
      <p>la ficha</p>
    </>,
    { sesion: unaSesion() },
  );
  expect(await screen.findByText('la ficha')).toBeTruthy();
  expect(preguntas).toEqual([]);
});
