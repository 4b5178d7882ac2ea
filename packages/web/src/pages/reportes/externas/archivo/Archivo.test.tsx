import * as externasApi from '@catedra/shared/externas/api.ts';
import * as api from '@catedra/shared/externas/archivo/api.ts';
import type { CargaDeExternas } from '@catedra/shared/externas/archivo/schemas.ts';
import { expect } from 'vitest';
import { on } from '#testing/answers.ts';
import { unaSesion, unId } from '#testing/records.ts';
import { renderPage } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const sesion = unaSesion({ permisos: ['reportes:ver', 'certificados:ver', 'certificados:emitir'] });
const CONTADORES = { nueva: 2, igual: 1, repetida: 0, error: 1, fuera: 0, registrada: 0, retirada: 0 };

const carga = (values: Partial<CargaDeExternas> = {}): CargaDeExternas => ({
  id: unId(1),
  archivo: 'externa.csv',
  quien: { id: unId(2), nombre: 'Marta Ríos' },
  estado: 'leida',
  filas: 4,
  registradas: 0,
  creadaEn: '2026-11-18T10:42:00.000Z',
  registradaEn: null,
  deshechaEn: null,
  deshacibleHasta: null,
  hoja: null,
  encabezados: ['Correo', 'Curso', 'Fecha'],
  mapeo: ['correo', 'formacion', 'dia'],
  ejemplos: [['lucia@empresa.es', 'Extintores', '20/3/2026']],
  falta: null,
  contadores: CONTADORES,
  desconocidas: [{ titulo: 'Trabajos en altura', filas: 1, horas: 6 }],
  otraVez: null,
  progreso: { hechas: 0, total: 4 },
  motivo: null,
  ...values,
});

const abrir = async (una: CargaDeExternas) => {
  on(api.leerCarga, una);
  on(api.leerFilas, {
    datos: [
      {
        linea: 3,
        celdas: ['lucia@empresa.es', 'Trabajos en altura', '20/3/2026'],
        estado: una.estado === 'leida' ? 'error' : 'fuera',
        persona: { id: unId(20), nombre: 'Lucía Cano' },
        mensajes: [{ columna: 1, texto: '«Trabajos en altura» no es ningún curso.', linea: null }],
      },
    ],
    siguiente: null,
  });
  return renderPage(`/admin/reportes?reporte=certificados&clase=externa&carga=${una.id}`, { sesion });
};

test('se lee qué hará cada fila, se corrige en su sitio, se añade lo que falta y se registra', async () => {
  const corregidas = on(api.corregirFila, carga());
  const añadidas = on(externasApi.guardarEntrada, {
    id: unId(9),
    version: 1,
    titulo: 'Trabajos en altura',
    horas: 6,
    validezMeses: null,
    validezDia: null,
    validezMinimoMeses: 6,
    retirada: false,
    registros: 0,
  });
  const ordenadas = on(api.registrar, carga({ estado: 'registrando' }));
  const { screen, user } = await abrir(carga());
  await screen.findByRole('heading', { level: 1, name: 'Revisa el archivo antes de registrarlo' });
  expect(await screen.findByText('«Trabajos en altura» no es ningún curso.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Corregir Curso de la fila 3: Trabajos en altura' }));
  await user.clear(screen.getByLabelText('Curso de la fila 3'));
  await user.type(screen.getByLabelText('Curso de la fila 3'), 'Extintores{Enter}');
  await expect.poll(() => corregidas[0]?.body).toEqual({ celdas: { 1: 'Extintores' } });
  await user.click(screen.getByRole('button', { name: 'Añadir al catálogo Trabajos en altura' }));
  await expect.poll(() => añadidas[0]?.body).toMatchObject({ titulo: 'Trabajos en altura', horas: 6 });
  await user.click(screen.getByRole('button', { name: 'Registrar 2 filas' }));
  await expect.poll(() => ordenadas.length).toBe(1);
});

test('si una columna no se entiende, se dice cuál falta y no se puede registrar', async () => {
  const falta = 'Falta la columna con el día en que la terminó.';
  const { screen } = await abrir(carga({ falta, mapeo: ['correo', 'formacion', null] }));
  expect(await screen.findAllByText(new RegExp(falta))).toHaveLength(2);
  const boton = screen.getByRole<HTMLButtonElement>('button', { name: /^Registrar/ });
  expect(boton.disabled).toBe(true);
});

test('lo registrado se deshace mientras hay tiempo, y antes se lee qué se retira y qué se conserva', async () => {
  on(api.preverDeshacer, {
    seRetiran: 2,
    yaRetiradas: 0,
    conservadas: 1,
    seConservan: [{ linea: 2, persona: 'Lucía Cano', titulo: 'Extintores' }],
  });
  const deshechas = on(api.deshacer, carga({ estado: 'deshaciendo' }));
  const { screen, user } = await abrir(
    carga({
      estado: 'registrada',
      registradas: 3,
      contadores: { ...CONTADORES, nueva: 0, igual: 0, error: 0, registrada: 3, fuera: 1 },
      registradaEn: '2026-11-18T10:45:00.000Z',
      deshacibleHasta: '2999-11-25T10:45:00.000Z',
    }),
  );
  await screen.findByRole('heading', { level: 1, name: '3 filas registradas' });
  await user.click(screen.getByRole('button', { name: 'Deshacer el archivo' }));
  expect(
    await screen.findByText('Se conserva 1, que ya tiene su papel: Lucía Cano, Extintores.'),
  ).toBeTruthy();
  const dentro = screen.getAllByRole('button', { name: 'Deshacer el archivo' }).at(-1);
  if (dentro) await user.click(dentro);
  await expect.poll(() => deshechas.length).toBe(1);
});
