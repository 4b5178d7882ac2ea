import * as camposApi from '@catedra/shared/campos/api.ts';
import type { CampoALaVista } from '@catedra/shared/campos/schemas.ts';
import * as api from '@catedra/shared/grupos/api.ts';
import { SIN_PLAZOS_PASADOS } from '@catedra/shared/grupos/plazos.ts';
import type { EfectoDeRegla, ReglaDeGrupo } from '@catedra/shared/grupos/regla-schemas.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { ReglaTab } from '#pages/grupos/actualizar/regla/ReglaTab.tsx';
import { queryClient } from '#platform/query-client.ts';
import { on, onList } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { HOY, unaSesion, unGrupo, unId, unUsuario } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const CENTRO: CampoALaVista = {
  id: unId(60),
  clave: 'centro',
  nombre: 'Centro',
  tipo: 'lista',
  opciones: [{ id: unId(61), texto: 'Getafe', retirada: false }],
  decimales: false,
  obligatorio: false,
  unico: false,
  propia: 've',
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
  enOtros: 'edita',
  enMi: 've',
};
const EN_GETAFE = {
  cumple: 'todas' as const,
  condiciones: [{ campo: CENTRO.id, es: 'igual' as const, a: [unId(61)] }],
};
const nadie = { total: 0, personas: [] };
const sinRegla: ReglaDeGrupo = {
  regla: null,
  version: 0,
  enPalabras: null,
  dentro: nadie,
  fuera: nadie,
  proximo: null,
};
const efecto: EfectoDeRegla = {
  personas: 40,
  ahora: 1,
  quedarian: 3,
  embudo: [3],
  cumplen: 3,
  sin: [40],
  entran: {
    total: 2,
    personas: [
      { id: unId(1), nombre: 'Ana', apellidos: 'Gil', cambiaEl: null },
      { id: unId(2), nombre: 'Luis', apellidos: 'Paz', cambiaEl: null },
    ],
  },
  salen: nadie,
  cursos: 1,
  plazos: SIN_PLAZOS_PASADOS,
};

const abrir = (
  guardada: ReglaDeGrupo | (() => ReglaDeGrupo),
  previsto = efecto,
  campos: Promise<[typeof CENTRO]> = Promise.resolve([CENTRO]),
) => {
  on(api.leerRegla, guardada);
  on(api.preverRegla, previsto);
  on(camposApi.leerCampos, () => campos);
  onList('perfiles', []);
  return renderPiece(<ReglaTab grupo={unGrupo()} />, {
    sesion: unaSesion({ permisos: ['grupos:ver', 'grupos:editar', 'usuarios:ver', 'usuarios:editar'] }),
  });
};

test('se escribe una condición, se ve a quién mueve, y guardarla dice cuántos entraron', async () => {
  let ahora = sinRegla;
  const guardadas = on(api.guardarRegla, () => {
    ahora = { ...sinRegla, regla: EN_GETAFE, version: 1, enPalabras: 'Centro es Getafe' };
    return { ...ahora, entraron: 2, salieron: 0, siguen: false };
  });
  const { user } = await abrir(() => ahora);
  expect(await screen.findByText('En este grupo se entra a mano')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Escribir una regla' }));
  expect(screen.getByText('Completa la condición que falta para guardar.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Guardar la regla' })).toHaveProperty('disabled', true);

  await user.click(screen.getByRole('combobox', { name: 'Qué se mira' }));
  await user.click(await screen.findByRole('option', { name: 'Centro' }));
  await user.click(screen.getByRole('combobox', { name: 'Valores de Centro' }));
  await user.click(await screen.findByRole('option', { name: 'Getafe' }));

  expect(await screen.findByText('De 1 persona a 3')).toBeDefined();
  expect(screen.getByText('Ana Gil')).toBeDefined();
  expect(screen.getByText('Al guardar entran 2 personas.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Guardar la regla' }));

  expect((await screen.findByRole('status')).textContent).toBe('Regla guardada: entraron 2 personas.');
  expect(guardadas).toMatchObject([{ body: { regla: EN_GETAFE, version: 0 } }]);
});

test('las condiciones llegan con los campos que nombran', async () => {
  const campos = Promise.withResolvers<[typeof CENTRO]>();
  await abrir({ ...sinRegla, regla: EN_GETAFE, version: 1 }, efecto, campos.promise);
  expect(screen.queryByRole('combobox', { name: 'Qué se mira' })).toBeNull();
  campos.resolve([CENTRO]);
  expect(await screen.findByRole('combobox', { name: 'Valores de Centro' })).toBeDefined();
});

test('si otra persona la guardó antes, se dice y lo escrito sigue en pantalla', async () => {
  on(api.guardarRegla, () => {
    throw refused(409, 'VERSION_ANTIGUA', { message: 'Alguien la cambió mientras tanto.' });
  });
  const { user } = await abrir({ ...sinRegla, regla: EN_GETAFE, version: 1 });
  await screen.findByText('De 1 persona a 3');
  await user.click(screen.getByRole('button', { name: 'Quitar la condición' }));
  expect(screen.getByText(/quien está se queda/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Quitar la regla' }));

  expect((await screen.findByRole('alert')).textContent).toBe('Alguien la cambió mientras tanto.');
  expect(screen.getByRole('button', { name: 'Descartar' })).toBeDefined();
  expect(screen.queryByRole('combobox', { name: 'Qué se mira' })).toBeNull();
});

test('la que otra persona guarda mientras se escribe no se sustituye en silencio', async () => {
  let ahora: ReglaDeGrupo = { ...sinRegla, regla: EN_GETAFE, version: 1, enPalabras: 'Centro es Getafe' };
  const { user } = await abrir(() => ahora);
  await screen.findByText('De 1 persona a 3');
  await user.click(screen.getByRole('button', { name: 'Condición' }));
  expect(screen.queryByRole('alert')).toBeNull();
  ahora = { ...ahora, version: 2, enPalabras: 'Centro es Coslada' };
  await queryClient.invalidateQueries({ queryKey: ['grupos'] });

  expect((await screen.findByRole('alert')).textContent).toContain(
    'Otra persona ha guardado otra regla mientras escribías: Centro es Coslada. Si guardas, la tuya la sustituye.',
  );
  expect(screen.getAllByRole('combobox', { name: 'Qué se mira' })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Quedarme con la guardada' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getAllByRole('combobox', { name: 'Qué se mira' })).toHaveLength(1);
});

test('quien entraría con el plazo pasado al dejarla a la regla, o al incluirla, entra con los días que se le den', async () => {
  const plazos = {
    personas: 1,
    cursos: [
      {
        cursoId: unId(70),
        titulo: 'Protección de datos',
        grupo: 'Oficinas',
        venceEn: '2020-03-01T22:59:59.000Z',
        diasDeGracia: null,
        entran: 1,
      },
    ],
  };
  on(api.preverDejar, plazos);
  on(api.leerPlazosPasados, plazos);
  on(api.leerPorQue, { esta: false, porque: null, cambiaEl: null, condiciones: [] });
  onList('usuarios', [unUsuario({ id: unId(8), nombre: 'Iván', apellidos: 'Sanz' })]);
  const dejadas = on(api.dejarALaRegla, { ...sinRegla, entraron: 1, salieron: 0, siguen: false });
  const incluidas = on(api.añadirMiembros, { cambiadas: 1 });
  const apartada = { total: 1, personas: [{ id: unId(9), nombre: 'Eva', apellidos: 'Ruiz' }] };
  const { user } = await abrir({ ...sinRegla, regla: EN_GETAFE, version: 1, fuera: apartada });

  await user.click(await screen.findByRole('button', { name: 'Dejar a la regla a Eva Ruiz' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dejar a la regla' }));
  expect(dialog.getByText('1 persona entraría con un plazo que ya pasó')).toBeDefined();
  expect(dejadas).toHaveLength(0);
  await user.type(dialog.getByRole('textbox', { name: 'Darle otros días desde hoy' }), '12');
  await user.click(dialog.getByRole('button', { name: 'Dejar a la regla' }));
  await waitFor(() => expect(dejadas).toMatchObject([{ body: { usuarioIds: [unId(9)], diasSiPaso: 12 } }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(screen.getByRole('combobox', { name: 'Persona' }));
  await user.click(await screen.findByRole('option', { name: /Iván Sanz/ }));
  await user.click(await screen.findByRole('button', { name: 'Incluir siempre' }));
  const otro = within(await screen.findByRole('dialog', { name: 'Incluir siempre' }));
  await user.click(otro.getByRole('button', { name: 'Incluir siempre' }));
  await waitFor(() => expect(incluidas).toMatchObject([{ body: { usuarioIds: [unId(8)] } }]));
});

test('quien está siempre dentro o fuera se deja a la regla con un gesto', async () => {
  on(api.preverDejar, SIN_PLAZOS_PASADOS);
  const dejadas = on(api.dejarALaRegla, { ...sinRegla, entraron: 0, salieron: 1, siguen: false });
  const apartada = { total: 1, personas: [{ id: unId(9), nombre: 'Eva', apellidos: 'Ruiz' }] };
  const { user } = await abrir({ ...sinRegla, regla: EN_GETAFE, version: 1, dentro: apartada });
  await user.click(await screen.findByRole('button', { name: 'Dejar a la regla a Eva Ruiz' }));
  await waitFor(() => expect(dejadas).toMatchObject([{ body: { usuarioIds: [unId(9)] } }]));
});

test('dice cuántas entrarían con el plazo pasado, y los días que se les den se guardan con la regla', async () => {
  const guardadas = on(api.guardarRegla, { ...sinRegla, entraron: 2, salieron: 0, siguen: false });
  const dos = {
    cumple: 'todas' as const,
    condiciones: [...EN_GETAFE.condiciones, { es: 'estado' as const, a: 'activo' as const }],
  };
  const { user } = await abrir(
    { ...sinRegla, regla: dos, version: 1 },
    {
      ...efecto,
      plazos: {
        personas: 2,
        cursos: [
          {
            cursoId: unId(70),
            titulo: 'Protección de datos',
            grupo: 'Oficinas',
            venceEn: '2020-03-01T22:59:59.000Z',
            diasDeGracia: null,
            entran: 2,
          },
        ],
      },
    },
  );
  expect(await screen.findByText('2 personas entrarían con un plazo que ya pasó')).toBeDefined();
  await user.type(screen.getByLabelText('Darles otros días desde hoy'), '12');
  await user.click(screen.getAllByRole('button', { name: 'Quitar la condición' }).at(-1) as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Guardar la regla' }));
  await waitFor(() =>
    expect(guardadas).toMatchObject([{ body: { regla: EN_GETAFE, version: 1, diasSiPaso: 12 } }]),
  );
});

const GUARDADA: ReglaDeGrupo = { ...sinRegla, regla: EN_GETAFE, version: 1, enPalabras: 'Centro es Getafe' };

test('una regla que nadie cumple lo dice, y qué condición sobra', async () => {
  const dos = { ...EN_GETAFE, condiciones: [...EN_GETAFE.condiciones, ...EN_GETAFE.condiciones] };
  const vacia = { ...efecto, cumplen: 0, quedarian: 0, entran: nadie, salen: efecto.entran, sin: [0, 7] };
  await abrir({ ...GUARDADA, regla: dos }, vacia);
  expect(await screen.findByRole('heading', { name: 'Hoy nadie la cumple' })).toBeDefined();
  expect(
    screen.getByText(/el grupo se llenará cuando alguien la cumpla\. Hoy salen 2 personas\./),
  ).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^Sin «/ })).toHaveLength(1);
  expect(screen.getByRole('button', { name: /^Sin «.*» \(condición 2\): serían 7 personas$/ })).toBeDefined();
});

test('una regla que cumple toda la academia avisa de que falta una condición', async () => {
  await abrir(GUARDADA, { ...efecto, cumplen: 40, quedarian: 40 });
  expect(await screen.findByRole('heading', { name: 'La cumple toda la academia' })).toBeDefined();
  expect(
    screen.getByText(
      'Las 40 personas de la academia estarían en este grupo. Seguramente falta una condición.',
    ),
  ).toBeDefined();
});
