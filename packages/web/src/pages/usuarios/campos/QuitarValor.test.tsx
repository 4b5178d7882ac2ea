import type { Campo } from '@catedra/shared/campos/schemas.ts';
import { expect } from 'vitest';
import { QuitarValor } from '#pages/usuarios/campos/QuitarValor.tsx';
import { HOY, unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const opcion = (n: number, texto: string) => ({ id: unId(n), texto, retirada: false });
const centro: Campo = {
  id: unId(1),
  clave: 'centro',
  nombre: 'Centro',
  tipo: 'lista',
  opciones: [opcion(2, 'Getafe'), opcion(3, 'Coslada')],
  decimales: false,
  obligatorio: false,
  unico: false,
  propia: 'no',
  tutor: 've',
  orden: 1,
  estado: 'activo',
  enReglas: 0,
  enFechas: 0,
  equipo: false,
  daEnEquipo: [],
  creadoEn: HOY,
  actualizadoEn: HOY,
  version: 1,
};

test('al quitar un valor que alguien tiene no se propone nada: hay que elegir', async () => {
  const { screen, user } = await renderPiece(
    <QuitarValor
      campo={centro}
      opcion={opcion(2, 'Getafe')}
      tienen={12}
      uso={undefined}
      onClose={() => undefined}
    />,
  );
  const quitar = await screen.findByRole<HTMLButtonElement>('button', { name: 'Quitar el valor' });
  expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
  expect(quitar.disabled).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'se quedan sin centro' }));
  expect(quitar.disabled).toBe(false);
});
