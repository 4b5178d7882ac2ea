import { avance } from '@catedra/shared/informes/avance/informe.ts';
import { contratosDe } from '@catedra/shared/informes/contratos.ts';
import { cumplimiento } from '@catedra/shared/informes/cumplimiento/informe.ts';
import { leerHallazgoDeMatriz } from '@catedra/shared/informes/matriz/contratos.ts';
import { riesgo } from '@catedra/shared/informes/riesgo/informe.ts';
import type { PaginaDeInforme, ResumenDeInforme } from '@catedra/shared/informes/schemas.ts';
import * as camposApi from '@catedra/shared/campos/api.ts';
import * as informesApi from '@catedra/shared/informes/api.ts';
import type { Vista } from '@catedra/shared/informes/vistas/schemas.ts';
import * as lotesApi from '@catedra/shared/lotes/api.ts';
import * as reportesApi from '@catedra/shared/reportes/api.ts';
import type { Permiso } from '@catedra/shared/core/permisos.ts';
import { waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { on } from '#testing/answers.ts';
import { unaSesion, unId } from '#testing/records.ts';
import { renderPage } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const { leer, resumen } = contratosDe(cumplimiento);

const RESUMEN: ResumenDeInforme = {
  en: '2026-11-16T09:31:00.000Z',
  hallazgo: '24 personas no cumplen; 12 de ellas en Bienvenida',
  alcance: '87\u00a0% al día y 92\u00a0% sin incumplir, de 2.449 asignaciones. 1.204 personas en 5 cursos.',
  dibujo: {
    titulo: 'El peor es Alturas, con 72\u00a0% al día',
    deQue: 'Curso',
    cifra: 'Parte al día',
    partes: [
      { titulo: 'Al día', tono: 'bien' },
      { titulo: 'Vencido', tono: 'mal' },
    ],
    filas: [
      { id: unId(7), titulo: 'Alturas', valores: [18, 7], cifra: '72\u00a0%', abre: { curso: unId(7) } },
    ],
  },
};

const PAGINA: PaginaDeInforme = {
  datos: [
    {
      id: `${unId(1)}${unId(7)}`,
      celdas: {
        persona: { id: unId(1), nombre: 'Hicham', apellidos: 'Benali', situacion: 'activo' },
        curso: { id: unId(7), titulo: 'Alturas' },
        estado: { estado: 'vencido', porCorregir: false, riesgo: null },
        vence: { en: '2026-10-13T22:00:00.000Z', hecho: false },
        avance: 28,
        grupos: ['Logística'],
        asignado: '2026-09-01T08:00:00.000Z',
        terminado: null,
        valeHasta: null,
        exentoHasta: null,
        vez: 1,
      },
    },
  ],
  siguiente: null,
  total: { valor: 1, exacto: true },
};

async function abrir(
  search = '',
  permisos: readonly Permiso[] = ['reportes:ver', 'usuarios:ver'],
  vistas: readonly Vista[] = [],
  contado = RESUMEN,
) {
  on(camposApi.leerCampos, []);
  on(reportesApi.leerOpciones, { grupos: [], cursos: [{ id: unId(7), titulo: 'Alturas' }] });
  on(informesApi.leerVistas, { vistas, usual: vistas[0]?.id ?? null });
  const pedidas = on(leer, PAGINA);
  on(resumen, contado);
  const page = await renderPage(`/admin/reportes?reporte=cumplimiento${search}`, {
    sesion: unaSesion({ permisos: [...permisos] }),
  });
  return { ...page, pedidas };
}

test('el título es lo que encontró; cada fila lleva a su persona y cada barra a su curso', async () => {
  const { screen } = await abrir();
  await screen.findByRole('heading', { level: 1, name: RESUMEN.hallazgo });
  const fila = await screen.findByRole<HTMLAnchorElement>('link', { name: /Benali/ });
  expect(new URL(fila.href).pathname).toContain(unId(1));
  const barra = screen.getByRole<HTMLAnchorElement>('link', { name: /Alturas/ });
  expect(new URL(barra.href).search).toBe(`?reporte=cumplimiento&curso=${unId(7)}`);
  expect(screen.getByRole('img', { name: 'Al día: 18, Vencido: 7' })).toBeTruthy();
});

test('si quien lo sirve va atrás, se dice de hace cuánto son los datos', async () => {
  const { screen } = await abrir('', ['reportes:ver'], [], { ...RESUMEN, retraso: 2 });
  expect(await screen.findByText(/Contado .*, con datos de hace 2 s\.$/)).toBeTruthy();
});

test('el dibujo se lee también como tabla', async () => {
  const { screen, user } = await abrir();
  await user.click(await screen.findByRole('radio', { name: 'Tabla' }));
  expect(screen.getByRole('row', { name: /Alturas 18 7 72/ })).toBeTruthy();
});

test('lo que pide la dirección se pide al servidor, y lo que no conoce se calla', async () => {
  const { screen, pedidas } = await abrir(`&estado=no_cumple&curso=${unId(7)}&vence=..2026-11-30&otra=cosa`);
  await screen.findByRole('heading', { level: 1, name: RESUMEN.hallazgo });
  expect(pedidas[0]).toMatchObject({ query: { estado: 'no_cumple', curso: unId(7) } });
  expect(screen.getAllByText('No cumple').length).toBeGreaterThan(0);
});

test('de lo seleccionado se recuerda, se prorroga y se exime lo que cada cual puede, y antes se dice a quién', async () => {
  const pedido = on(lotesApi.recordarEnCursos, {
    cursos: [
      {
        curso: { id: unId(7), titulo: 'Alturas' },
        enviados: 1,
        primeros: [{ usuarioId: unId(1), nombre: 'Hicham', apellidos: 'Benali' }],
        yaAvisados: 0,
        sinNada: 0,
        sinCorreo: [],
        cuantosSinCorreo: 0,
      },
    ],
    fuera: [],
  });
  const { screen, user } = await abrir('', [
    'reportes:ver',
    'usuarios:ver',
    'progreso:ver',
    'plazos:prorrogar',
  ]);
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar Hicham Benali en Alturas' }));
  await screen.findByRole('button', { name: 'Prorrogar' });
  expect(screen.queryByRole('button', { name: 'Eximir' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Recordar' }));
  expect(await screen.findByText('Se escribe a 1 persona: Hicham Benali.')).toBeTruthy();
  const enCursos = [{ cursoId: unId(7), usuarioIds: [unId(1)] }];
  expect(pedido).toEqual([{ body: { enCursos, simular: true } }]);
  await user.click(screen.getByRole('button', { name: 'Enviar 1 recordatorio' }));
  expect(await screen.findByText('Se envió a 1 persona.')).toBeTruthy();
  expect(pedido.at(-1)).toEqual({ body: { enCursos, simular: false } });
});

test('las columnas de la dirección se ven en su orden, y el archivo las lleva', async () => {
  const { screen, user } = await abrir('&ver=vence,curso', ['reportes:ver', 'reportes:exportar']);
  await screen.findByRole('heading', { level: 1, name: RESUMEN.hallazgo });
  await screen.findAllByText(/Benali/);
  const cabeceras = screen.getAllByRole('columnheader').map((una) => una.textContent);
  expect(cabeceras.join()).toMatch(/Apellidos, nombre.*,Vence.*,Curso/);
  await user.click(screen.getByRole('button', { name: 'Descargar' }));
  const excel = await screen.findByRole<HTMLAnchorElement>('menuitem', { name: /Excel/ });
  expect(new URL(excel.href).searchParams.get('ver')).toBe('vence,curso');
});

const LO_VENCIDO: Vista = {
  id: unId(50),
  informe: 'cumplimiento',
  nombre: 'Lo vencido',
  busqueda: { estado: 'no_cumple' },
  compartida: false,
  version: 3,
  mia: true,
};

test('el reporte se abre con la vista de siempre, y sin pedir antes otra cosa', async () => {
  const { screen, pedidas } = await abrir('', ['reportes:ver'], [LO_VENCIDO]);
  const vista = await screen.findByRole('link', { name: 'Lo vencido', current: 'page' });
  expect(new URL((vista as HTMLAnchorElement).href).searchParams.get('estado')).toBe('no_cumple');
  await screen.findByRole('heading', { level: 1, name: RESUMEN.hallazgo });
  expect(pedidas.map(({ query }) => query['estado'])).toEqual(['no_cumple']);
  const todo = screen.getByRole<HTMLAnchorElement>('link', { name: 'Todo' });
  expect(new URL(todo.href).searchParams.get('vista')).toBe('todo');
});

test('lo que se pide se guarda con un nombre, y se queda abierto con él', async () => {
  const guardadas = on(informesApi.guardarVista, { ...LO_VENCIDO, id: unId(51), nombre: 'La mía' });
  const { screen, user } = await abrir('&estado=no_cumple');
  await user.click(await screen.findByRole('button', { name: 'Guardar vista…' }));
  await user.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'La mía');
  await user.click(screen.getByRole('button', { name: 'Guardar la vista' }));
  await waitFor(() => expect(guardadas).toHaveLength(1));
  expect(guardadas[0]?.body).toEqual({
    informe: 'cumplimiento',
    nombre: 'La mía',
    busqueda: { estado: 'no_cumple' },
    compartida: false,
    version: 0,
  });
});

test('imprimir todas pide todas las páginas antes de abrir el papel, que dice de qué es', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const { screen, user, pedidas } = await abrir('&estado=no_cumple', ['reportes:ver', 'reportes:exportar']);
  await user.click(await screen.findByRole('button', { name: 'Descargar' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Imprimir todas' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(pedidas.at(-1)).toMatchObject({ query: { estado: 'no_cumple', limite: 100 } });
  expect(screen.getByText(/Estado: No cumple\. 1 fila, todas las que coinciden\./)).toBeTruthy();
  vi.unstubAllGlobals();
});

test('quien solo lee no selecciona nada', async () => {
  const { screen } = await abrir();
  await screen.findByRole('link', { name: /Benali/ });
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('quien no exporta no ve cómo descargarlo', async () => {
  const { screen } = await abrir();
  await screen.findByRole('heading', { level: 1, name: RESUMEN.hallazgo });
  expect(screen.queryByRole('button', { name: 'Descargar' })).toBeNull();
});

test('«Todos» ofrece los que se pueden leer, cada uno con su pregunta y lo que encuentra', async () => {
  on(resumen, RESUMEN);
  on(leerHallazgoDeMatriz, { en: RESUMEN.en, hallazgo: 'Nadie incumple en ningún curso' });
  on(contratosDe(avance).resumen, { ...RESUMEN, hallazgo: 'Alturas es el que menos se termina' });
  on(contratosDe(riesgo).resumen, { ...RESUMEN, hallazgo: 'Nadie se está quedando atrás' });
  const { screen } = await renderPage('/admin/reportes?reporte=todos', {
    sesion: unaSesion({ permisos: ['reportes:ver'] }),
  });
  const uno = await screen.findByRole<HTMLAnchorElement>('link', { name: cumplimiento.pregunta });
  expect(new URL(uno.href).search).toBe('?reporte=cumplimiento');
  expect(await screen.findByText(RESUMEN.hallazgo)).toBeTruthy();
  expect(await screen.findByText('Nadie se está quedando atrás')).toBeTruthy();
  expect(screen.queryByText('¿Qué correos no llegaron?')).toBeNull();
});
