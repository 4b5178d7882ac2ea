import * as cumplimientoApi from '@catedra/shared/cumplimiento/api.ts';
import * as camposApi from '@catedra/shared/campos/api.ts';
import type { CampoALaVista } from '@catedra/shared/campos/schemas.ts';
import * as gruposApi from '@catedra/shared/grupos/api.ts';
import * as participantesApi from '@catedra/shared/participantes/api.ts';
import { SIN_CIERRES_ANTES } from '@catedra/shared/participantes/cierres.ts';
import type { AprendizajeDePersona, CursoDePersona } from '@catedra/shared/participantes/persona.ts';
import type { Permiso } from '@catedra/shared/core/permisos.ts';
import * as perfilesApi from '@catedra/shared/perfiles/api.ts';
import * as sesionApi from '@catedra/shared/sesion/api.ts';
import * as edicionApi from '@catedra/shared/edicion/api.ts';
import * as usuariosApi from '@catedra/shared/usuarios/api.ts';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { Persona } from '#pages/usuarios/actualizar/Persona.tsx';
import { on, onList } from '#testing/answers.ts';
import { unaSesion, unGrupo, unId, unUsuario } from '#testing/records.ts';
import { renderPiece } from '#testing/render-page.tsx';
import { test } from '#testing/test.ts';

const ALTURA: CursoDePersona = {
  id: unId(50),
  titulo: 'Altura',
  imagen: null,
  publicado: true,
  porcentaje: 64,
  hechas: 9,
  total: 14,
  estado: 'vencido',
  cumplimiento: null,
  ronda: 1,
  exentoHasta: null,
  porCorregir: false,
  externa: false,
  riesgo: null,
  valeHasta: null,
  venceEn: '2026-01-01T10:00:00.000Z',
  ultimaVez: null,
  motivoDeProrroga: null,
  recordadoEn: null,
  porNombre: true,
  grupos: ['Logística'],
  atascos: [],
  excepciones: [],
  desde: '2025-10-01T00:00:00.000Z',
  terminadoEn: null,
  anteriores: 0,
  segundos: 0,
  siguiente: 'Nudos',
  primero: null,
  minutos: 0,
  sinDuracion: 0,
  piso: null,
};

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
  creadoEn: '2025-10-01T00:00:00.000Z',
  actualizadoEn: '2025-10-01T00:00:00.000Z',
  version: 1,
  enOtros: 've',
  enMi: 've',
};

const lucia = () =>
  unUsuario({
    campos: { [CENTRO.id]: unId(61) },
    id: unId(1),
    nombre: 'Lucía',
    apellidos: 'Cano',
    ultimoAcceso: '2026-01-02T10:00:00.000Z',
  });

async function abrir(values: Partial<AprendizajeDePersona>, editar: boolean, ...permisos: Permiso[]) {
  on(usuariosApi.leerFicha, {
    puede: { editar, eliminar: false, verComo: false },
    grupos: [],
    sinEntrar: null,
  });
  on(sesionApi.leerPeticiones, []);
  on(perfilesApi.leerPeticiones, { peticiones: [] });
  on(edicionApi.estarEditando, { otros: [], borrador: null });
  on(edicionApi.dejarDeEditar, undefined as never);
  on(camposApi.leerCampos, [CENTRO]);
  on(participantesApi.leerAprendizaje, {
    cursos: null,
    dias: null,
    pruebas: null,
    entregas: null,
    ...values,
  });
  const sucesos = on(participantesApi.leerSucesos, {
    datos: [
      { tipo: 'cambio', id: 'c1', en: '2026-01-02T10:00:00.000Z', quien: 'Marta', que: ['Activó la cuenta'] },
    ],
    siguiente: null,
    clases: ['cambios'],
  });
  const piece = await renderPiece(<Persona usuario={lucia()} />, {
    sesion: unaSesion({ permisos: ['usuarios:ver', ...permisos] }),
  });
  return { ...piece, sucesos };
}

test('lo primero es lo que urge, con su remedio; después sus cursos y lo que pasó', async () => {
  await abrir({ cursos: [ALTURA], dias: [] }, true, 'progreso:ver', 'usuarios:editar');
  const urge = await screen.findByRole('region', { name: 'Lo más importante' });
  expect(urge.textContent).toContain('le faltan 5 actividades');
  expect(within(urge).getByRole('button', { name: 'Recordárselo' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: '1 curso: 1 vencido' })).toBeTruthy();
  expect(screen.getByText('Lo tiene por su nombre y Logística')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Avance en Altura: 64 %' })).toBeTruthy();
  expect(await screen.findByText('Activó la cuenta')).toBeTruthy();
});

test('de un curso del que está exento se lee eso solo: ni que no lo empezó ni que le vence', async () => {
  const exento = { estado: 'sin_empezar', cumplimiento: 'exento', exentoHasta: '2096-06-30' } as const;
  await abrir(
    { cursos: [{ ...ALTURA, ...exento, porcentaje: 0, hechas: 0 }], dias: [] },
    true,
    'progreso:ver',
  );
  expect(await screen.findByText(/^Exento hasta el 30 de junio/)).toBeTruthy();
  expect(screen.queryByText(/sin empezar/i)).toBeNull();
  expect(screen.queryByText(/^Venci/)).toBeNull();
});

test('de lo que pasó se piden pocos al principio: sus datos no quedan lejos', async () => {
  const { sucesos } = await abrir({}, true);
  expect(await screen.findByText('Activó la cuenta')).toBeTruthy();
  expect(sucesos[0]?.query.limite).toBe(10);
});

test('lo que hizo otras veces se abre en su curso, con sus notas y de dónde salieron', async () => {
  const pedidas = on(cumplimientoApi.leerRondas, [
    {
      ronda: 1,
      abiertaEn: '2024-03-01T10:00:00.000Z',
      terminadoEn: '2024-03-20T10:00:00.000Z',
      valeHasta: '2025-03-20',
      deshechaEn: null,
      externa: false,
      hechas: 1,
      total: 1,
      certificado: { id: unId(80), numero: '2024-000007', estado: 'caducado' },
      actividades: [
        {
          actividadId: unId(81),
          titulo: 'Examen final',
          enPapelera: false,
          estado: 'completada',
          nota: 8.5,
          completadoEn: '2024-03-20T10:00:00.000Z',
        },
      ],
    },
  ]);
  const deEntonces = {
    id: unId(82),
    evaluacionId: unId(83),
    actividadId: unId(81),
    titulo: 'Examen final',
    curso: { id: ALTURA.id, titulo: 'Altura' },
    enPapelera: false,
    ronda: 1,
    numero: 1,
    estado: 'entregado' as const,
    en: '2024-03-20T10:00:00.000Z',
    nota: 8.5,
    provisional: false,
    notaMinima: 5,
  };
  const { user } = await abrir(
    {
      cursos: [{ ...ALTURA, ronda: 2, anteriores: 1 }],
      dias: [],
      pruebas: [deEntonces, { ...deEntonces, id: unId(84), ronda: 2, nota: 3 }],
    },
    true,
    'progreso:ver',
  );
  const boton = await screen.findByRole('button', { name: 'Ver la vez anterior' });
  expect(pedidas).toHaveLength(0);
  await user.click(boton);
  expect(await screen.findByRole('heading', { name: 'Primera vez' })).toBeTruthy();
  expect(boton.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('Valió hasta el 20 de marzo de 2025')).toBeTruthy();
  expect(screen.getByRole('link', { name: '2024-000007' })).toBeTruthy();
  const tabla = screen.getByRole('table', { name: 'Primera vez: lo que hizo en cada actividad' });
  expect(within(tabla).getByRole('row', { name: /Examen final/ }).textContent).toBe(
    'Examen final1 intento: 8,5020 mar 20248,50',
  );
  await user.click(boton);
  expect(screen.queryByRole('heading', { name: 'Primera vez' })).toBeNull();
});

test('sin grupo elegido no se puede añadir, y dice por qué', async () => {
  on(gruposApi.leerPlazosPasados, { personas: 0, cursos: [] });
  on(participantesApi.leerCierresAlEntrar, SIN_CIERRES_ANTES);
  onList('grupos', [unGrupo({ id: unId(70), nombre: 'Almacén' })]);
  const { user } = await abrir({}, true, 'grupos:ver', 'grupos:editar');
  const anadir = await screen.findByRole<HTMLButtonElement>('button', { name: 'Añadir' });
  expect(anadir.disabled).toBe(true);
  expect(screen.getByText('Elige un grupo.')).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: 'Grupo al que añadir' }));
  await user.click(await screen.findByRole('option', { name: 'Almacén' }));
  expect(screen.queryByText('Elige un grupo.')).toBeNull();
});

test('en papel lleva sus cursos con fechas enteras y dónde firmar', async () => {
  await abrir({ cursos: [ALTURA], dias: [] }, true, 'progreso:ver');
  const firma = (await screen.findByText('La persona interesada')).parentElement;
  expect(firma?.textContent).toContain('Lucía Cano');
  expect(firma?.textContent).toContain('Por la empresa');
  const hoja = firma?.parentElement;
  expect(hoja?.textContent).toContain('curso, 0 terminados');
  expect(hoja?.textContent).toContain('64 %, hasta el 1 ene 2026');
});

test('quien solo mira no ve cómo editar ni lo que no le toca', async () => {
  await abrir({}, false);
  expect(await screen.findByText(/tu perfil no llega a editarla/)).toBeTruthy();
  expect(await screen.findByText('Getafe')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Editar' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Asignar curso' })).toBeNull();
  expect(screen.queryByRole('heading', { name: /curso/ })).toBeNull();
});

test('cerrar la edición con algo escrito pregunta, y no lo pierde si se vuelve', async () => {
  const { user } = await abrir({}, true, 'usuarios:editar');
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  const nombre = await screen.findByRole('textbox', { name: 'Nombre' });
  await user.type(nombre, ' María');
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  const pregunta = await screen.findByRole('dialog', { name: '¿Cerrar sin guardar?' });
  await user.click(within(pregunta).getByRole('button', { name: 'Cancelar' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre' }).value).toBe('Lucía María');
});
