import { randomUUID } from 'node:crypto';
import type { Client } from '#testing/client.ts';
import type { TestApp } from '#testing/create-test-app.ts';
import type { evaluacionesTable } from '#features/evaluaciones/table.ts';
import { sql } from 'drizzle-orm';
import type { IntentoEnCurso } from '@catedra/shared/intentos/en-curso.ts';

/** A word that no learner may ever read: it stands in keys, explanations and shares. */
export const CANARIO = 'canarioamarillo';

const explicacion = `<p>${CANARIO}</p>`;

export const UNICA = {
  publica: {
    tipo: 'unica',
    enunciado: '<p>¿Qué haces primero?</p>',
    opciones: ['aaaa', 'bbbb', 'cccc'].map((id) => ({ id, texto: `<p>Opción ${id}</p>`, fija: false })),
    barajar: true,
  },
  clave: { explicacion, pesos: { aaaa: '1' }, explicaciones: { bbbb: explicacion } },
};

export const MULTIPLE = {
  publica: { ...UNICA.publica, tipo: 'multiple', enunciado: '<p>¿Cuáles?</p>' },
  clave: { explicacion, modo: 'proporcional', correctas: ['aaaa', 'bbbb'], pesos: {}, explicaciones: {} },
};

export const CORTA = {
  publica: { tipo: 'corta', enunciado: '<p>¿Capital de Francia?</p>', ayuda: '' },
  clave: {
    explicacion,
    patrones: [{ id: 'pppp', patron: `París`, peso: '1', explicacion }],
    mayusculas: false,
    tildes: false,
    puntoFinal: false,
    erratas: null,
  },
};

/** All there is to read is its text with a gap. */
export const HUECO = {
  publica: {
    tipo: 'completar',
    enunciado: '',
    texto: '<p>La capital de Francia es [[hhhh]].</p>',
    huecos: [{ id: 'hhhh', forma: 'escrita', opciones: [], numero: false }],
    banco: [],
    repetir: false,
  },
  clave: {
    explicacion,
    huecos: {
      hhhh: {
        puntos: '1',
        regla: {
          tipo: 'corta',
          patrones: [{ id: 'pppp', patron: 'París', peso: '1', explicacion }],
          mayusculas: false,
          tildes: false,
          puntoFinal: false,
          erratas: null,
        },
      },
    },
  },
};

export const ENSAYO = {
  publica: {
    tipo: 'ensayo',
    enunciado: '<p>Cuéntalo</p>',
    minPalabras: null,
    maxPalabras: null,
    plantilla: '',
  },
  clave: { explicacion, rubrica: [], guia: explicacion },
};

export const ARCHIVO = {
  publica: { tipo: 'archivo', enunciado: '<p>Sube el plano</p>', maxArchivos: 2 },
  clave: { explicacion, rubrica: [], guia: explicacion },
};

type Mitades = { readonly publica: { readonly tipo: string }; readonly clave: object };

interface Reglas extends Partial<typeof evaluacionesTable.$inferInsert> {
  readonly preguntas?: readonly Mitades[];
  readonly contrasena?: string;
}

/** A published evaluation of a course with somebody in it. */
export async function abrirExamen(
  { school, platform: { db } }: Pick<TestApp, 'school' | 'platform'>,
  { preguntas = [UNICA, UNICA, CORTA], contrasena, ...reglas }: Reglas = {},
) {
  const curso = await school.curso();
  const seccion = (await school.seccion(curso.id)).id;
  const actividad = await school.actividad(curso.id, {
    seccion,
    titulo: 'Examen final',
    contenido: { tipo: 'evaluacion', descripcion: '' },
    regla: 'aprobar',
  });
  const evaluacion = await school.evaluacion(curso.id, {
    actividadId: actividad.id,
    minutos: 30,
    intentos: 2,
    ...reglas,
  });
  const carpetaId = randomUUID();
  await db.execute(
    sql`insert into carpetas (id, curso_id, nombre) values (${carpetaId}, ${curso.id}, 'Examen')`,
  );
  const apartado = randomUUID();
  await db.execute(sql`insert into evaluacion_secretos (evaluacion_id, composicion, contrasena)
    values (${evaluacion.id}, 1, ${contrasena ?? null})`);
  await db.execute(sql`insert into evaluacion_secciones (id, evaluacion_id, orden, titulo)
    values (${apartado}, ${evaluacion.id}, 0, 'Todo')`);
  for (const [orden, { publica, clave }] of preguntas.entries()) {
    const id = randomUUID();
    await db.execute(
      sql`insert into preguntas (id, carpeta_id, tipo) values (${id}, ${carpetaId}, ${publica.tipo})`,
    );
    await db.execute(sql`insert into pregunta_versiones (pregunta_id, numero, publica, por)
      values (${id}, 1, ${JSON.stringify(publica)}::jsonb, ${id})`);
    await db.execute(sql`insert into pregunta_claves (pregunta_id, numero, clave)
      values (${id}, 1, ${JSON.stringify(clave)}::jsonb)`);
    await db.execute(sql`insert into evaluacion_lugares (id, evaluacion_id, seccion_id, orden, pregunta_id, puntos)
      values (${randomUUID()}, ${evaluacion.id}, ${apartado}, ${orden}, ${id}, 1)`);
  }
  const inscribir = async (): Promise<Client> => {
    const persona = await school.persona();
    await school.inscribe(curso.id, persona.id);
    return school.entra(persona);
  };
  return { curso, actividad, evaluacion, inscribir, alumna: await inscribir() };
}

export const PESTANA = 'pestana-de-prueba';

/** Someone who sits the exam in one tab. */
export function enElExamen(quien: Client, evaluacionId: string, pestana = PESTANA) {
  const revisiones = new Map<number, number>();
  let intento: IntentoEnCurso | undefined;
  const abierto = (): IntentoEnCurso => {
    if (!intento) throw new Error('nobody began');
    return intento;
  };
  const leido = <T>(body: unknown): T => body as T;
  const entrada = (lugar: number, respuesta: unknown, equipoEn = new Date().toISOString()) => {
    const revision = (revisiones.get(lugar) ?? 0) + 1;
    revisiones.set(lugar, revision);
    return { lugar, revision, respuesta, equipoEn };
  };
  const { post, get } = quien;
  return {
    abierto,
    entrada,
    empezar: async (extra: object = {}) => {
      const hecho = await post(`/api/evaluaciones/${evaluacionId}/empezar`, {
        pestana,
        contrasena: null,
        acepta: false,
        ...extra,
      });
      if (hecho.status === 200) intento = leido(hecho.body);
      return hecho;
    },
    guardar: (...entradas: object[]) =>
      post(`/api/intentos/${abierto().id}/guardar`, { pestana, epoca: abierto().epoca, entradas }),
    entregar: (extra: object = {}) =>
      post(`/api/intentos/${abierto().id}/entregar`, {
        pestana,
        epoca: abierto().epoca,
        entradas: [],
        revisiones: Object.fromEntries(revisiones),
        aunqueFalten: false,
        pulsadoEn: new Date().toISOString(),
        ...extra,
      }),
    leer: () => get(`/api/intentos/${abierto().id}/en-curso`),
    tomar: async () => {
      const hecho = await post(`/api/intentos/${abierto().id}/tomar`, { pestana });
      if (hecho.status === 200) intento = leido(hecho.body);
      return hecho;
    },
    revision: () => get(`/api/intentos/${abierto().id}/revision`),
    usar: (otro: IntentoEnCurso) => {
      intento = otro;
    },
  };
}
