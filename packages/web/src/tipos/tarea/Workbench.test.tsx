import { HORA, MINUTO } from '@catedra/shared/core/duraciones.ts';
import * as archivosApi from '@catedra/shared/archivos/api.ts';
import { MB } from '@catedra/shared/archivos/peso.ts';
import type { ActividadAbierta } from '@catedra/shared/aprendizaje/schemas.ts';
import * as entregasApi from '@catedra/shared/entregas/api.ts';
import type { Entrega } from '@catedra/shared/entregas/schemas.ts';
import { act, waitFor } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';
import { learnClock } from '#platform/clock.ts';
import { renovarSesion } from '#platform/session.ts';
import type { PlayerProps } from '#tipos/player.ts';
import { HandIn } from '#tipos/tarea/HandIn.tsx';
import { HandedIn } from '#tipos/tarea/HandedIn.tsx';
import { Player } from '#tipos/tarea/Player.tsx';
import { Workbench } from '#tipos/tarea/Workbench.tsx';
import { on } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { HOY, unaEntrega, unaSesion, unId, unosLimites } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';
import { openUploads } from '#testing/tus-server.ts';

const CONTENIDO = {
  tipo: 'tarea',
  instrucciones: '<p>Sube dos fotos.</p>',
  pideTexto: false,
  maxArchivos: 2,
  maxIntentos: null,
  admiteTarde: true,
  rubrica: [],
} as const;

const ABIERTA: ActividadAbierta = {
  actividad: {
    id: unId(300),
    cursoId: unId(100),
    titulo: 'Plan de rescate',
    tipo: 'tarea',
    contenido: { ...CONTENIDO, rubrica: [] },
    obligatoria: true,
    regla: 'entregar',
    reglaMinutos: null,
    reglaPorcentaje: null,
    reglaNota: null,
    duracion: 10,
    venceEn: null,
    disponibleHasta: null,
  },
  posicion: null,
  progreso: null,
  archivos: [],
  entregas: [],
};

const nada = () => undefined;

const unArchivo = (id: string, nombre: string) => ({
  id,
  nombre,
  tipo: 'image/jpeg',
  bytes: 1000,
  ancho: null,
  alto: null,
  creadoEn: HOY,
});

const conFoto = (values: Partial<Entrega> = {}): Entrega =>
  unaEntrega({ archivos: [unArchivo(unId(900), 'punto.jpg')], ...values });

const PLANO = new File(['x'.repeat(1000)], 'plano.jpg', { type: 'image/jpeg' });

/** A draft with one file is on the screen, and a server that takes files and works is behind it. */
async function conTrabajo(values: Partial<PlayerProps<'tarea'>> = {}) {
  const server = openUploads();
  on(archivosApi.leerLimites, unosLimites(100 * MB));
  on(archivosApi.terminar, ({ id }) => {
    if (!server.isWhole(id)) throw refused(409, 'SUBIDA_INCOMPLETA');
    return unArchivo(id, 'plano.jpg');
  });
  on(entregasApi.guardar, ({ body }) =>
    conFoto({ version: 2, archivos: body.archivoIds.map((id) => unArchivo(id, 'x.jpg')) }),
  );
  const entregadas = on(entregasApi.entregar, () => conFoto({ estado: 'entregada', entregadaEn: HOY }));
  const page = await renderPiece(
    <Workbench
      abierta={ABIERTA}
      contenido={{ ...CONTENIDO, rubrica: [] }}
      soloMira={false}
      onLatido={nada}
      onPausa={nada}
      onFin={nada}
      borrador={conFoto()}
      {...values}
    />,
  );
  await page.screen.findByText(/Como mucho/);
  const elegir = (file: File) =>
    page.user.upload(page.screen.getByLabelText('Elegir archivos', { selector: 'input' }), [file]);
  return { ...page, server, elegir, entregadas };
}

const sinRed = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

test('a quien lleva atrasado el reloj de su equipo le vale el del servidor', async () => {
  const venceEn = new Date(Date.now() + HORA).toISOString();
  learnClock(new Date(Date.now() + 7_200_000).toUTCString(), Date.now());
  onTestFinished(() => learnClock(new Date().toUTCString(), Date.now()));
  const { screen } = await renderPiece(
    <Workbench
      abierta={{ ...ABIERTA, actividad: { ...ABIERTA.actividad, venceEn } }}
      contenido={{ ...CONTENIDO, rubrica: [], admiteTarde: false }}
      soloMira={false}
      onLatido={nada}
      onPausa={nada}
      onFin={nada}
      borrador={conFoto()}
    />,
  );
  expect(await screen.findByText('Ya no se puede entregar')).toBeTruthy();
});

test('si el plazo termina mientras se trabaja, lo hecho sigue en su sitio y se dice cuándo y qué hacer', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const venceEn = new Date(Date.now() + 30_000).toISOString();
  const { screen } = await conTrabajo({
    abierta: { ...ABIERTA, actividad: { ...ABIERTA.actividad, venceEn } },
    contenido: { ...CONTENIDO, admiteTarde: false, rubrica: [] },
  });
  const picker = screen.getByLabelText('Elegir archivos', { selector: 'input' });
  await act(() => vi.advanceTimersByTimeAsync(MINUTO));

  expect(screen.getByRole('alert').textContent).toMatch(/El plazo terminó el .* a las? .*díselo a tu tutor/);
  expect(picker.isConnected).toBe(true);
  expect(screen.queryByRole('button', { name: 'Entregar' })).toBeNull();
  vi.useRealTimers();
});

test('la que se oculta o se cierra mientras se trabaja no se entrega, y lo dice', async () => {
  const { screen } = await conTrabajo({ cerrada: true });
  expect(screen.getByRole('button', { name: 'Entregar' }).hasAttribute('disabled')).toBe(true);
  expect(screen.getByText('Esta actividad ya no admite entregas.')).toBeTruthy();
});

test('con un archivo que no subió, entregar lo nombra y pregunta antes', async () => {
  const { screen, user, server, elegir, entregadas } = await conTrabajo();
  sinRed();
  server.cutAfter(400);
  await elegir(PLANO);
  expect(await screen.findByText('Falta por subir «plano.jpg»')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Entregar' }));
  const dialogo = await screen.findByRole('dialog', { name: 'Falta un archivo por subir' });
  expect(dialogo.textContent).toContain('punto.jpg');
  expect(dialogo.textContent).toContain(
    'plano.jpgNo ha subido. Si entregas ahora, quien corrige no lo verá.',
  );
  expect(entregadas).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Entregar sin ese archivo' }));
  await waitFor(() => expect(entregadas).toHaveLength(1));
  expect(entregadas[0]?.body.archivoIds).toEqual([unId(900)]);
});

test.each([
  [1, 'Solo hay un intento: después no podrás cambiarlo.'],
  [null, 'Después no podrás cambiarlo, salvo que te lo devuelvan para otro intento.'],
])('antes de entregar se dice si habrá otra vez: con %s intentos', async (maxIntentos, frase) => {
  const { screen, user } = await conTrabajo({ contenido: { ...CONTENIDO, rubrica: [], maxIntentos } });
  await user.click(screen.getByRole('button', { name: 'Entregar' }));
  expect((await screen.findByRole('dialog')).textContent).toContain(`Entregas 1 archivo. ${frase}`);
});

test('sin un archivo que no subió, también se dice que no habrá otra vez', async () => {
  const { screen, user, elegir } = await conTrabajo({
    contenido: { ...CONTENIDO, rubrica: [], maxIntentos: 1 },
  });
  await elegir(new File([], 'vacio.pdf', { type: 'application/pdf' }));
  await user.click(screen.getByRole('button', { name: 'Entregar' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('Solo hay un intento');
});

test('subirlo y entregar después entrega con él', async () => {
  const { screen, user, server, elegir, entregadas } = await conTrabajo();
  const red = sinRed();
  server.cutAfter(400);
  await elegir(PLANO);
  await screen.findByText('Falta por subir «plano.jpg»');
  server.mend();
  red.mockReturnValue(true);
  await user.click(screen.getByRole('button', { name: 'Entregar' }));
  await user.click(await screen.findByRole('button', { name: 'Subirlo y entregar después' }));
  await waitFor(() => expect(entregadas).toHaveLength(1));
  expect(entregadas[0]?.body.archivoIds).toHaveLength(2);
});

test('el que la academia rechaza no se puede volver a subir, y también se pregunta por él', async () => {
  const { screen, user, server, elegir } = await conTrabajo();
  server.refuse(413, 'CUOTA_LLENA', 'Se alcanzó el espacio disponible para archivos.');
  await elegir(PLANO);
  await screen.findByText('Falta por subir «plano.jpg»');
  await user.click(screen.getByRole('button', { name: 'Entregar' }));
  expect(await screen.findByRole('button', { name: 'Entregar sin ese archivo' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Subirlo y entregar después' })).toBeNull();
});

test('elegir otra vez el que falló lo pone en su lugar', async () => {
  const { screen, elegir } = await conTrabajo();
  await elegir(new File([], 'plano.jpg', { type: 'image/jpeg' }));
  await screen.findByText('Falta por subir «plano.jpg»');
  await elegir(PLANO);
  expect(await screen.findByRole('link', { name: 'plano.jpg' })).toBeTruthy();
  expect(screen.queryByText(/Falta por subir/)).toBeNull();
});

test('mientras sube no se entrega, y se dice por qué junto al botón', async () => {
  const { screen, server, elegir } = await conTrabajo();
  server.hold();
  await elegir(PLANO);
  expect(await screen.findByText('Espera a que terminen de subir los archivos.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Entregar' }).disabled).toBe(true);
});

test('si la sesión acaba, al volver a entrar se guarda en seguida', async () => {
  const { screen, user } = await conTrabajo();
  on(entregasApi.guardar, () => {
    throw refused(401, 'NO_AUTENTICADO');
  });
  await user.click(screen.getByRole('button', { name: /Quitar/ }));
  expect(
    await screen.findByText(/se enviará en cuanto vuelvas a entrar/, {}, { timeout: 3_000 }),
  ).toBeTruthy();
  const guardadas = on(entregasApi.guardar, () => conFoto({ version: 2, archivos: [] }));
  act(() => renovarSesion(unaSesion()));
  await waitFor(() => expect(guardadas).toHaveLength(1));
  expect(await screen.findByText(/Borrador guardado/)).toBeTruthy();
});

test.each([
  ['con correo se promete un correo', 'lucia@alborada.example', /Te avisaremos por correo/],
  ['sin correo no se promete', null, /^(?!.*correo).*«Mis cursos»/],
])('tras entregar, %s', async (_, correo, dicho) => {
  const sesion = unaSesion({ usuario: { correo, usuario: 'lucia.aguirre' } });
  const { screen } = await renderPiece(
    <HandedIn entrega={conFoto({ estado: 'entregada', entregadaEn: HOY })} falta={null} />,
    { sesion },
  );
  expect(await screen.findByText(dicho)).toBeTruthy();
});

test.each([
  ['mientras se hace, lo que se pide va antes que el trabajo', 'borrador', Node.DOCUMENT_POSITION_PRECEDING],
  ['entregado, cómo está va antes que lo que se pedía', 'entregada', Node.DOCUMENT_POSITION_FOLLOWING],
] as const)('%s', async (_, estado, place) => {
  openUploads();
  on(archivosApi.leerLimites, unosLimites(100 * MB));
  const { screen } = await renderPiece(
    <Player
      abierta={{ ...ABIERTA, entregas: [conFoto({ estado, entregadaEn: HOY })] }}
      contenido={{ ...CONTENIDO, rubrica: [] }}
      soloMira={false}
      onLatido={nada}
      onPausa={nada}
      onFin={nada}
    />,
  );
  const work = await screen.findByRole('region', { name: 'Tu trabajo' });
  expect(work.compareDocumentPosition(screen.getByText('Sube dos fotos.'))).toBe(place);
});

test('quien solo mira un trabajo devuelto lee junto al botón por qué no lo intenta', async () => {
  const entregas = [
    conFoto({ id: unId(401), intento: 2, archivos: [] }),
    conFoto({ estado: 'devuelta', entregadaEn: HOY }),
  ];
  const { screen } = await renderPiece(
    <HandIn
      abierta={{ ...ABIERTA, entregas }}
      contenido={{ ...CONTENIDO, rubrica: [] }}
      soloMira
      onLatido={nada}
      onPausa={nada}
      onFin={nada}
    />,
  );
  const boton = await screen.findByRole<HTMLButtonElement>('button', { name: 'Volver a intentarlo' });
  expect(boton.disabled).toBe(true);
  expect(boton.parentElement?.textContent).toContain('Aquí solo miras');
});
