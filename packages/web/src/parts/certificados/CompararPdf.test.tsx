import * as certificadosApi from '@catedra/shared/certificados/api.ts';
import type { Comprobado } from '@catedra/shared/certificados/schemas.ts';
import { createEvent, fireEvent } from '@testing-library/react';
import { expect } from 'vitest';
import { MAX_BYTES_DE_PDF } from '#parts/certificados/comparar-pdf.ts';
import { CompararPdf } from '#parts/certificados/CompararPdf.tsx';
import { on } from '#testing/answers.ts';
import { renderPage, renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const EXPEDIDO = '%PDF-1.7 lo que se expidió';
/** Of those very bytes. */
const HUELLA = '21c594ade17c95200e1b9f231c8ca862396b398286b4b601c52897841dc47e9b';

type Leido = Extract<Comprobado, { nombre: string }>;

const LEIDO: Leido = {
  resultado: 'valido',
  numero: '2026-000418',
  rectificado: false,
  codigo: 'K7QM-4XTD-9FHW',
  nombre: 'Lucía Fernández Cano',
  documento: null,
  titulo: 'Trabajos en altura',
  horas: 12,
  nota: null,
  completadoEl: '2026-11-18',
  expedidoEn: '2026-11-18T10:42:00.000Z',
  validoHasta: null,
  retiradoEn: null,
  huella: HUELLA,
};

const pdf = (contenido: string, nombre = 'certificado.pdf') =>
  new File([contenido], nombre, { type: 'application/pdf' });

const abrir = (values: Partial<Leido> = {}) =>
  renderPiece(<CompararPdf leido={{ ...LEIDO, ...values }} huella={HUELLA} />);

test('quien comprueba un código puede comparar su PDF, y nada sale de su equipo', async () => {
  const pedidas = on(certificadosApi.comprobar, LEIDO);
  const { screen, user } = await renderPage('/#c=K7QM4XTD9FHW', { sesion: null });
  await screen.findByRole('heading', { name: 'Es auténtico y está en vigor' });
  await user.upload(screen.getByLabelText('PDF del certificado'), pdf(EXPEDIDO));
  expect(await screen.findByText('Es el mismo documento que se expidió')).toBeTruthy();
  expect(screen.getByText('«certificado.pdf» no ha cambiado en nada desde entonces.')).toBeTruthy();
  expect(pedidas).toHaveLength(1);
});

test('sin PDF hecho no hay con qué comparar', async () => {
  on(certificadosApi.comprobar, { ...LEIDO, huella: null });
  const { screen } = await renderPage('/#c=K7QM4XTD9FHW', { sesion: null });
  await screen.findByRole('heading', { name: 'Es auténtico y está en vigor' });
  expect(screen.queryByRole('button', { name: 'Elegir el PDF' })).toBeNull();
});

test('con un byte de más ya no lo es, y después se puede mirar otro', async () => {
  const { screen, user } = await abrir();
  await user.upload(screen.getByLabelText('PDF del certificado'), pdf(`${EXPEDIDO} `));
  expect(await screen.findByText('No es el documento que se expidió')).toBeTruthy();
  expect(screen.queryByText(/antes de rectificarlo/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Elegir otro PDF' })).toBeTruthy();
  await user.upload(screen.getByLabelText('PDF del certificado'), pdf(EXPEDIDO));
  expect(await screen.findByText('Es el mismo documento que se expidió')).toBeTruthy();
  expect(screen.queryByText('No es el documento que se expidió')).toBeNull();
});

test('de uno retirado, el mismo documento sigue sin acreditar nada', async () => {
  const { screen, user } = await abrir({ resultado: 'retirado' });
  await user.upload(screen.getByLabelText('PDF del certificado'), pdf(EXPEDIDO));
  expect(await screen.findByText(/Pero fue retirado: ya no acredita nada\./)).toBeTruthy();
});

test('de uno rectificado puede ser el de antes', async () => {
  const { screen, user } = await abrir({ rectificado: true });
  await user.upload(screen.getByLabelText('PDF del certificado'), pdf('%PDF-1.7 el de antes'));
  expect(await screen.findByText(/es el de antes de rectificarlo o es de otro certificado/)).toBeTruthy();
});

test('lo que no es un PDF, o pesa de más, se dice', async () => {
  const { screen, user } = await abrir();
  await user.upload(screen.getByLabelText('PDF del certificado'), pdf('GIF89a', 'foto.pdf'));
  expect(await screen.findByText('Ese archivo no es un PDF')).toBeTruthy();
  const enorme = pdf(EXPEDIDO);
  Object.defineProperty(enorme, 'size', { value: MAX_BYTES_DE_PDF + 1 });
  await user.upload(screen.getByLabelText('PDF del certificado'), enorme);
  expect(await screen.findByText(/pesa algo más de 30 MB, que es el máximo/)).toBeTruthy();
});

test('soltado en cualquier lugar de la página se compara, y la página se queda', async () => {
  const { screen } = await abrir();
  const dataTransfer = { types: ['Files'], files: [pdf(EXPEDIDO)] };
  const soltar = createEvent.drop(document.body, { dataTransfer });
  fireEvent(document.body, soltar);
  expect(soltar.defaultPrevented).toBe(true);
  expect(await screen.findByText('Es el mismo documento que se expidió')).toBeTruthy();
});
