import { randomUUID } from 'node:crypto';
import { REGLAS_INICIALES } from '@catedra/shared/evaluaciones/collection.ts';
import type { Page } from '@playwright/test';
import { actividadNueva, cursoNuevo } from './cursos.ts';
import { expect } from './expect.ts';
import { type Api, entrar, estrenar, personaNueva, PROPIA } from './people.ts';

const opciones = ['Avisar y señalizar', 'Seguir trabajando', 'Esperar sentado'];
const unica = (enunciado: string) => ({
  publica: {
    tipo: 'unica',
    enunciado: `<p>${enunciado}</p>`,
    opciones: opciones.map((texto, i) => ({ id: `op${i}aa`, texto: `<p>${texto}</p>`, fija: false })),
    barajar: false,
  },
  clave: { explicacion: '<p>Primero se avisa.</p>', pesos: { op0aa: '1' }, explicaciones: {} },
});
const corta = (enunciado: string) => ({
  publica: { tipo: 'corta', enunciado: `<p>${enunciado}</p>`, ayuda: '' },
  clave: {
    explicacion: '',
    patrones: [{ id: 'pat1', patron: 'extintor', peso: '1', explicacion: '' }],
    mayusculas: false,
    tildes: false,
    puntoFinal: true,
    erratas: null,
  },
});
const verdadero = (enunciado: string) => ({
  publica: { tipo: 'verdadero_falso', enunciado: `<p>${enunciado}</p>` },
  clave: { explicacion: '', correcta: true, siVerdadero: '', siFalso: '', pesoDelError: '0' },
});

export const ensayo = (enunciado: string) => ({
  publica: {
    tipo: 'ensayo',
    enunciado: `<p>${enunciado}</p>`,
    plantilla: '',
    minPalabras: null,
    maxPalabras: null,
  },
  clave: { explicacion: '', rubrica: [], guia: '' },
});

/** A published course with an exam of four questions and what is added, which someone new is about to sit. */
export async function examenNuevo(
  api: Api,
  reglas: Partial<typeof REGLAS_INICIALES> = {},
  ademas: readonly ReturnType<typeof ensayo>[] = [],
) {
  const titulo = `Emergencias ${randomUUID().slice(0, 8)}`;
  const { id: cursoId, secciones } = await cursoNuevo(api, ['Final'], { titulo });
  const lugar = { cursoId, seccion: secciones[0] ?? '', orden: 0 };
  const actividadId = await actividadNueva(
    api,
    lugar,
    { tipo: 'evaluacion', descripcion: '' },
    { titulo: 'Prueba de emergencias', regla: 'aprobar' },
  );
  const evaluacionId = randomUUID();
  await api.put(`/api/evaluaciones/${evaluacionId}`, {
    ...REGLAS_INICIALES,
    ...reglas,
    cursoId,
    actividadId,
    version: 0,
  });
  const preguntas = [
    unica('Ves humo en el almacén. ¿Qué haces primero?'),
    verdadero('La salida de emergencia no se bloquea nunca.'),
    corta('¿Con qué se apaga un fuego pequeño?'),
    unica('Suena la alarma mientras descargas. ¿Qué haces?'),
    ...ademas,
  ];
  const lugares = [];
  for (const mitades of preguntas) {
    const preguntaId = randomUUID();
    await api.put(`/api/preguntas/${preguntaId}`, {
      version: 0,
      carpetaId: null,
      evaluacionId,
      etiquetas: [],
      ...mitades,
    });
    lugares.push({ tipo: 'pregunta', id: randomUUID(), puntos: 1, resta: null, preguntaId, bajo: null });
  }
  await api.put(`/api/evaluaciones/${evaluacionId}/composicion`, {
    version: 0,
    secciones: [{ id: randomUUID(), titulo: null, lugares }],
  });
  await api.post(`/api/evaluaciones/${evaluacionId}/publicar`);
  await api.post(`/api/cursos/${cursoId}/publicar`);
  return { cursoId, actividadId, evaluacionId };
}

/** Someone new in the course, in a window of their own. */
export async function aspirante(page: Page, origin: string, api: Api, cursoId: string, width: number) {
  const persona = await personaNueva(api, { apellidos: `Examen ${randomUUID().slice(0, 8)}` });
  await api.post(`/api/cursos/${cursoId}/inscribir`, {
    usuarioIds: [persona.id],
    venceEn: null,
  });
  await page.setViewportSize({ width, height: width < 768 ? 780 : 900 });
  const suya = await estrenar(page, origin, persona);
  return { page, suya, correo: persona.correo, contraseña: PROPIA };
}

interface Journey {
  readonly page: Page;
  readonly otraVentana: () => Promise<Page>;
  readonly baseURL: string | undefined;
}

/** A new exam, and someone about to sit it in a window of their own. */
export async function aLaPuerta(
  { page, otraVentana, baseURL }: Journey,
  width: number,
  reglas: Partial<typeof REGLAS_INICIALES> = {},
  ademas: readonly ReturnType<typeof ensayo>[] = [],
) {
  const origin = baseURL ?? '';
  const api = await entrar(page, origin, 'superadmin');
  const { cursoId, actividadId, evaluacionId } = await examenNuevo(api, reglas, ademas);
  const suyo = await aspirante(await otraVentana(), origin, api, cursoId, width);
  return { ...suyo, api, origin, ventana: suyo.page.context(), cursoId, actividadId, evaluacionId };
}

/** The exam closes in so many seconds, for whoever begins from now on. */
export async function cierraEn(api: Api, evaluacionId: string, segundos: number): Promise<void> {
  const { version } = await api.get<{ version: number }>(`/api/evaluaciones/${evaluacionId}`);
  const cierra = new Date(Date.now() + segundos * 1000).toISOString();
  await api.patch(`/api/evaluaciones/${evaluacionId}`, { version, cierraEn: cierra });
}

export async function empezar(page: Page, evaluacionId: string): Promise<void> {
  await page.goto(`/evaluacion/${evaluacionId}`);
  await page.getByRole('button', { name: 'Empezar la prueba' }).dblclick();
  await estaEn(page, 1);
}

export const estaEn = (page: Page, numero: number) =>
  expect(page.getByText(`Pregunta ${numero} de 4`)).toBeVisible();

export const siguiente = (page: Page) => page.getByRole('button', { name: 'Siguiente' }).click();

/** Their receipt, with how many answers arrived: these exams show the mark at once, so it stands beside the result. */
export async function conRecibo(page: Page, recibidas: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Recibo', exact: true })).toBeVisible();
  await expect(page.getByText(recibidas, { exact: true })).toBeVisible();
}

/** Says yes to handing in. */
export const confirmar = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Entregar', exact: true }).click();

export async function entregar(page: Page, recibidas: string): Promise<void> {
  await page.getByRole('button', { name: 'Entregar', exact: true }).click();
  await confirmar(page);
  await conRecibo(page, recibidas);
}
