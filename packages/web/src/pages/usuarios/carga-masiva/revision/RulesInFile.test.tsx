import * as camposApi from '@catedra/shared/campos/api.ts';
import type { CampoALaVista } from '@catedra/shared/campos/schemas.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { RulesInFile } from '#pages/usuarios/carga-masiva/revision/RulesInFile.tsx';
import { on } from '#testing/answers.ts';
import { HOY, unId } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const campo = (id: string, nombre: string, enReglas: number): CampoALaVista => ({
  id,
  clave: nombre.toLowerCase(),
  nombre,
  tipo: 'texto',
  opciones: [],
  decimales: false,
  obligatorio: false,
  unico: false,
  propia: 've',
  tutor: 've',
  orden: 1,
  estado: 'activo',
  enReglas,
  enFechas: 0,
  equipo: false,
  daEnEquipo: [],
  creadoEn: HOY,
  actualizadoEn: HOY,
  version: 1,
  enOtros: 'edita',
  enMi: 've',
});

const mirar = async (mapeo: readonly string[]) => {
  const asked = on(camposApi.leerCampos, [campo(unId(1), 'Centro', 1), campo(unId(2), 'Turno', 0)]);
  await renderPiece(<RulesInFile carga={{ opciones: { mapeo } } as never} />);
  await waitFor(() => expect(asked).toHaveLength(1));
};

test('si el archivo trae aquello por lo que se llena un grupo, se dice antes de importar', async () => {
  await mirar(['nombre', `campo:${unId(1)}`, `campo:${unId(2)}`]);
  expect(
    await screen.findByText(
      'Hay 1 grupo que se llena solo por «Centro»: al importar se puede entrar o salir de él, con sus cursos.',
    ),
  ).toBeDefined();
});

test('de lo que no mira ninguna regla no se dice nada', async () => {
  await mirar(['nombre', `campo:${unId(2)}`]);
  expect(screen.queryByText(/se llena/)).toBeNull();
});
