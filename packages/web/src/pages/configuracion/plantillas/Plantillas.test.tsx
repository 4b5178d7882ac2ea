import * as api from '@catedra/shared/avisos/api.ts';
import type { PlantillaDeCorreo } from '@catedra/shared/avisos/plantillas.ts';
import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test as plain } from 'vitest';
import { paraEnmarcar } from '#pages/configuracion/plantillas/enmarcar.ts';
import { on } from '#testing/answers.ts';
import { refused } from '#testing/network.ts';
import { unaSesion } from '#testing/records.ts';
import { renderPage } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const LISTA = '/admin/configuracion?vista=plantillas';
const sesion = unaSesion({ permisos: ['avisos:plantillas'] });
const ORIGINAL = { asunto: 'Te han asignado {{curso}}', texto: '{{detalle}}' };

const una = (values: Partial<PlantillaDeCorreo> = {}): PlantillaDeCorreo => ({
  clave: 'cursos.asignado',
  evento: 'asignado',
  titulo: 'Te asignan un curso',
  editadaEn: null,
  editadaPor: null,
  hayOtra: false,
  version: 0,
  ...ORIGINAL,
  original: ORIGINAL,
  campos: [
    { campo: 'curso', dice: 'El curso', ejemplo: 'Trabajos en altura' },
    { campo: 'detalle', dice: 'La explicación de siempre', ejemplo: 'Hasta el 10 de mayo.' },
  ],
  ...values,
});
const enLista = ({ clave, evento, titulo, editadaEn, editadaPor, hayOtra }: PlantillaDeCorreo) => ({
  clave,
  evento,
  titulo,
  editadaEn,
  editadaPor,
  hayOtra,
});
const HTML =
  '<!doctype html><html><head><style>@media (prefers-color-scheme: dark){p{color:red}}</style></head><body><p style="margin:0">Hola</p></body></html>';
const conMuestra = () =>
  on(api.verMuestra, { asunto: 'Te han asignado Trabajos en altura', html: HTML, texto: 'Hola, Ana:' });
const abrir = (values: Partial<PlantillaDeCorreo> = {}) => {
  on(api.leerPlantilla, una(values));
  on(api.leerPlantillas, { plantillas: [] });
  return renderPage(`${LISTA}&plantilla=cursos.asignado`, { sesion });
};

test('la lista dice cuáles se cambiaron, quién, y de cuáles hay un texto más nuevo', async () => {
  const cambiada = { editadaEn: '2026-11-18T08:00:00.000Z', editadaPor: 'Marta Ríos' };
  on(api.leerPlantillas, {
    plantillas: [
      enLista(una(cambiada)),
      enLista(
        una({
          ...cambiada,
          clave: 'cumplimiento.vence',
          evento: 'vence',
          titulo: 'Un curso vence',
          hayOtra: true,
        }),
      ),
    ],
  });
  const { screen } = await renderPage(LISTA, { sesion });
  expect(await screen.findByRole('link', { name: 'Te asignan un curso' })).toBeTruthy();
  expect(screen.getAllByText(/^La cambió Marta Ríos/)).toHaveLength(2);
  expect(screen.getByText('Cambiada')).toBeTruthy();
  expect(screen.getByText('Hay una más nueva')).toBeTruthy();
});

test('un campo se pone donde se escribe, y la muestra es lo que dice el servidor', async () => {
  const muestras = conMuestra();
  const { screen, user } = await abrir();
  const texto = await screen.findByLabelText<HTMLTextAreaElement>('Texto');
  expect(screen.getByRole('button', { name: 'Guardar' })).toHaveProperty('disabled', true);
  fireEvent.focus(texto);
  texto.setSelectionRange(0, 0);
  await user.click(screen.getByRole('button', { name: 'Poner: El curso' }));
  expect(texto.value).toBe('{{curso}}{{detalle}}');
  expect(document.activeElement).toBe(texto);
  await waitFor(() => expect(muestras.at(-1)).toMatchObject({ body: { texto: '{{curso}}{{detalle}}' } }));
  const marco = await screen.findByTitle<HTMLIFrameElement>(/^El correo/);
  expect(marco.getAttribute('sandbox')).toBe('');
  expect(marco.srcdoc).toContain('Hola');
  const guardadas = on(api.guardarPlantilla, una({ version: 1, texto: '{{curso}}{{detalle}}' }));
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Guardado. Sale así desde ahora.')).toBeTruthy();
  expect(guardadas[0]).toMatchObject({
    clave: 'cursos.asignado',
    body: { version: 0, ...ORIGINAL, texto: '{{curso}}{{detalle}}' },
  });
});

test('un campo que no existe se dice donde está, y no se puede guardar', async () => {
  conMuestra();
  const { screen } = await abrir();
  fireEvent.change(await screen.findByLabelText('Asunto'), { target: { value: 'Hola {{cruso}}' } });
  expect(
    await screen.findByText('El campo «cruso» no existe en este correo. Elige uno de la lista.'),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Guardar' })).toHaveProperty('disabled', true);
});

test('si otra persona guardó antes, se ven los dos y se elige', async () => {
  conMuestra();
  const { screen, user } = await abrir();
  fireEvent.change(await screen.findByLabelText('Asunto'), { target: { value: 'El mío' } });
  on(api.leerPlantilla, una({ version: 3, asunto: 'El suyo' }));
  const guardadas = on(api.guardarPlantilla, ({ body }) => {
    if (body.version < 3)
      throw refused(409, 'VERSION_ANTIGUA', { actual: una({ version: 3, asunto: 'El suyo' }) });
    return una({ version: 4, asunto: 'El mío' });
  });
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('El suyo')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /lo mío|mis cambios|los míos/i }));
  await waitFor(() => expect(guardadas.at(-1)).toMatchObject({ body: { version: 3, asunto: 'El mío' } }));
});

test('si el de siempre cambió, se enseña y se queda el de la academia hasta que alguien decide', async () => {
  conMuestra();
  const { screen, user } = await abrir({
    version: 2,
    asunto: 'El de la casa',
    editadaEn: '2026-11-18T08:00:00.000Z',
    editadaPor: 'Marta Ríos',
    hayOtra: true,
  });
  expect(await screen.findByText('El texto de siempre ha cambiado')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Partir del nuevo' }));
  expect(screen.getByLabelText('Asunto')).toHaveProperty('value', ORIGINAL.asunto);
  const vueltas = on(api.volverAlOriginal, una({ version: 3 }));
  await user.click(screen.getByRole('button', { name: 'Volver al original…' }));
  await user.click(await screen.findByRole('button', { name: 'Volver al original' }));
  await waitFor(() => expect(vueltas).toEqual([{ clave: 'cursos.asignado', body: { version: 2 } }]));
});

plain('enmarcada, una carta lleva la marca de la página, y claro u oscuro según se elija', () => {
  const claro = paraEnmarcar(HTML, false, 'abc');
  expect(claro).toContain(
    '<style nonce="abc">[data-estilo="0"]{margin:0}</style><style nonce="abc">@media not all',
  );
  expect(claro).toContain('<p data-estilo="0">Hola</p>');
  expect(claro).toContain('@media not all{p{color:red}}');
  expect(paraEnmarcar(HTML, true, 'abc')).toContain('@media all{p{color:red}}');
});
