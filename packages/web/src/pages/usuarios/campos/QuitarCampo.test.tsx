import type { Campo } from '@catedra/shared/campos/schemas.ts';
import { expect } from 'vitest';
import { QuitarCampo } from '#pages/usuarios/campos/QuitarCampo.tsx';
import { HOY, unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const centro: Campo = {
  id: unId(1),
  clave: 'centro',
  nombre: 'Centro',
  tipo: 'lista',
  opciones: [],
  decimales: true,
  obligatorio: false,
  unico: false,
  propia: 'no',
  tutor: 've',
  orden: 1,
  estado: 'activo',
  enReglas: 2,
  enFechas: 0,
  equipo: false,
  daEnEquipo: [],
  creadoEn: HOY,
  actualizadoEn: HOY,
  version: 1,
};

test('un campo que llena grupos dice cuáles, y cada uno lleva a su regla', async () => {
  const grupos = [
    { id: unId(2), nombre: 'Getafe' },
    { id: unId(3), nombre: 'Turno de noche' },
  ];
  const uso = { personas: 9, campos: { [centro.id]: { conValor: 4, porOpcion: {}, grupos } } };
  const { screen } = await renderPiece(<QuitarCampo campo={centro} uso={uso} onClose={() => undefined} />);
  const dialogo = await screen.findByRole('dialog', { name: '«Centro» está en uso' });
  expect(dialogo.textContent).toContain(
    'Se llenan con este campo los grupos Getafe y Turno de noche. Cambia antes sus reglas.',
  );
  expect(screen.getByRole('link', { name: 'Turno de noche' }).getAttribute('href')).toContain(
    `/admin/usuarios/grupos/actualizar/${unId(3)}?ver=regla`,
  );
  expect(screen.queryByRole('button', { name: 'Retirar el campo' })).toBeNull();
});
