import { leerPeticiones, negarAcceso } from '@catedra/shared/perfiles/api.ts';
import { expect } from 'vitest';
import { PermissionRequests } from '#parts/perfiles/PermissionRequests.tsx';
import { on } from '#testing/answers.ts';
import { HOY, unaSesion, unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import { preloadOpened } from '#ui/states/opener.tsx';

const PETICION = {
  id: unId(1),
  persona: { id: unId(5), nombre: 'Inés', apellidos: 'Lugo', foto: null, perfil: 'Tutor' },
  permiso: 'reportes:ver' as const,
  nota: 'Llevo el cuadro de mando',
  en: HOY,
};
const administra = unaSesion({ permisos: ['usuarios:ver', 'usuarios:editar'] });

test('lo que piden se lee con su nota, lleva a su ficha y se contesta que no con una palabra', async () => {
  on(leerPeticiones, { peticiones: [PETICION] });
  const dichas = on(negarAcceso, { id: unId(1), estado: 'negada' });
  const { screen, user } = await renderPiece(<PermissionRequests />, { sesion: administra });
  expect(await screen.findByText('Inés Lugo pide permiso para ver reportes')).toBeTruthy();
  expect(screen.getByText('Llevo el cuadro de mando')).toBeTruthy();
  const ficha = screen.getByRole('link', { name: 'Dárselo a Inés Lugo, en su ficha' });
  expect(ficha.getAttribute('href')).toBe(`/admin/usuarios/actualizar/${unId(5)}`);

  // The dialog of what opens comes after it.
  await preloadOpened();
  await user.click(screen.getByRole('button', { name: 'Decir que no a Inés Lugo' }));
  await screen.findByRole('dialog', { name: 'Decir que no a Inés' });
  const no = screen.getByRole('button', { name: 'Decir que no' });
  expect(no.hasAttribute('disabled')).toBe(true);
  on(leerPeticiones, { peticiones: [] });
  await user.type(screen.getByRole('textbox'), 'Pídeselo a tu tutora');
  await user.click(no);
  expect(await screen.findByText('Se lo hemos dicho a Inés Lugo.')).toBeTruthy();
  expect(dichas).toEqual([{ id: unId(1), body: { respuesta: 'Pídeselo a tu tutora' } }]);
});

test('en una ficha, solo lo suyo; a quien no puede dar nada no se le pregunta', async () => {
  const preguntas = on(leerPeticiones, { peticiones: [PETICION] });
  const { screen } = await renderPiece(
    <>
      <PermissionRequests usuarioId={unId(6)} />
      <p>la ficha</p>
    </>,
    { sesion: unaSesion() },
  );
  expect(await screen.findByText('la ficha')).toBeTruthy();
  expect(preguntas).toEqual([]);
});

test('si esperan más de las que se ven, se llega a todas', async () => {
  const todas = Array.from({ length: 25 }, (_, i) => ({
    ...PETICION,
    id: unId(100 + i),
    persona: { ...PETICION.persona, id: unId(200 + i), apellidos: `Lugo ${i}` },
  }));
  const preguntas = on(leerPeticiones, { peticiones: todas.slice(0, 11) });
  const { screen, user } = await renderPiece(<PermissionRequests />, { sesion: administra });
  expect(await screen.findAllByText(/pide permiso para ver reportes/)).toHaveLength(10);
  on(leerPeticiones, { peticiones: todas });
  await user.click(screen.getByRole('button', { name: 'Ver más peticiones' }));
  expect(await screen.findByText(/Lugo 24 pide permiso/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ver más peticiones' })).toBeNull();
  expect(preguntas[0]).toMatchObject({ query: { limite: 11 } });
});
