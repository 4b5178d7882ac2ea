import { codigoEscrito } from '@catedra/shared/intentos/codigo.ts';
import { sql } from 'drizzle-orm';
import { type Dicha, fechaEnCarta, type Hecho, notice } from '#features/avisos/offers.ts';
import {
  type Aviso,
  type CuandoLaNota,
  dondeLaNota,
  elMotivo,
  loEntregado,
  mensajeAmpliado,
  mensajeAnulado,
  mensajeCalificado,
  mensajeDeRecibo,
  mensajeDeTardias,
  mensajeReabierto,
  porQueSeAnulo,
} from '#features/intentos/messages.ts';
import { leerAnte } from '#features/intentos/resultados/leer-ante.ts';
import { loQueVeDe } from '#features/intentos/resultados/lo-que-ve.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

interface Fila extends Hecho, Omit<Aviso, 'enlace'> {
  readonly evaluacionId: string;
  readonly intentoId: string;
  /** Of the person. */
  readonly zona: string;
}

interface DeIntento {
  readonly intentoId: string;
}

/** What the attempts are of which it is to be told, if they are still in that state. */
async function leer(
  db: Database | Tx,
  data: readonly DeIntento[],
  estado: string | null = null,
): Promise<Fila[]> {
  const pedidos = data.map(({ intentoId }, n) => ({ n, intentoId }));
  const { rows } = await db.execute<Fila>(sql`
    select f.n, i.id as "intentoId", i.usuario_id as "usuarioId", i.evaluacion_id as "evaluacionId", i.curso_id as "cursoId",
           'intento:' || i.id as asunto, coalesce(${isoSql(sql`i.entregado_en`)}, ${isoSql(sql`i.vence_en`)}, '') as ocasion,
           a.titulo as prueba, c.titulo as curso,
           i.numero, i.codigo, i.motivo, i.estado, i.causa = 'tiempo' as "porTiempo",
           (select count(*)::int from intento_preguntas p where p.intento_id = i.id and p.respuesta is not null) as respondidas,
           ${isoSql(sql`i.entregado_en`)} as entregado, ${isoSql(sql`i.vence_en`)} as vence,
           zona_de(u.zona_horaria, d.zona_horaria) as zona
      from json_to_recordset(${JSON.stringify(pedidos)}) as f(n int, "intentoId" uuid)
      join intentos i on i.id = f."intentoId" join actividades a on a.id = i.actividad_id join cursos c on c.id = i.curso_id
      join usuarios u on u.id = i.usuario_id cross join academia d
     where ${estado}::text is null or i.estado = ${estado}`);
  return rows;
}

const conFechas = (fila: Fila): Fila => {
  const escrito = (momento: string | null) => momento && fechaEnCarta(momento, fila.zona);
  return { ...fila, entregado: escrito(fila.entregado), vence: escrito(fila.vence) };
};

const leerSi =
  (estado: string) =>
  async (db: Database | Tx, data: readonly DeIntento[]): Promise<Fila[]> =>
    (await leer(db, data, estado)).map(conFechas);

const enlaceDe = ({ evaluacionId }: Fila): string => `/evaluacion/${evaluacionId}`;

const dicha = (fila: Fila, titulo: string, detalle: string, accion = 'Ver la prueba'): Dicha => ({
  titulo,
  fuerte: fila.prueba,
  detalle,
  enlace: enlaceDe(fila),
  accion,
});

const CAMPOS = {
  prueba: { dice: 'La prueba', de: ({ prueba }: Fila) => prueba },
  curso: { dice: 'El curso', de: ({ curso }: Fila) => curso },
};
const DE_MOTIVO = { motivo: { dice: 'El motivo, si se dio', de: elMotivo } };

const EJEMPLO = {
  evaluacionId: 'muestra',
  intentoId: 'muestra',
  prueba: 'Prueba final',
  curso: 'Trabajos en altura',
  numero: 1,
  porTiempo: false,
  respondidas: 20,
  codigo: 'K7MPQ2RT',
  motivo: 'Se cortó la luz en el aula.',
  entregado: 'lunes, 12 de abril de 2027, 10:15',
  vence: 'lunes, 12 de abril de 2027, 12:00',
  zona: 'Europe/Madrid',
};

/** Whoever handed it in gets the receipt. */
export const avisoDeRecibo = notice('intentos.recibo', {
  evento: 'recibo',
  plantilla: {
    titulo: 'Entregas una prueba',
    original: {
      asunto: 'Recibo de «{{prueba}}»',
      texto:
        '{{entrega}}\n\nCódigo del recibo: {{codigo}}\n\nGuárdalo: con él se comprueba qué entregaste y cuándo. Aquí puedes ver lo que ya se puede ver:',
    },
    campos: {
      ...CAMPOS,
      entrega: { dice: 'Qué se entregó y cuándo', de: loEntregado },
      codigo: { dice: 'El código del recibo', de: ({ codigo }) => codigoEscrito(codigo ?? '') },
    },
    ejemplo: EJEMPLO,
  },
  about: leerSi('entregado'),
  say: (fila) =>
    dicha(
      fila,
      `Recibo de ${fila.prueba}`,
      fila.porTiempo ? 'Se acabó el tiempo y la entregamos' : 'Entregada',
    ),
  write: ({ nombre }, fila, { site }) =>
    mensajeDeRecibo(nombre, { ...fila, enlace: `${site}${enlaceDe(fila)}` }),
});

export const avisoDeAnulado = notice('intentos.anulado', {
  evento: 'intento',
  plantilla: {
    titulo: 'Se anula un intento tuyo',
    original: {
      asunto: 'Se anuló tu intento de «{{prueba}}»',
      texto:
        'Tu intento de la prueba «{{prueba}}», del curso «{{curso}}», se anuló y su nota no cuenta.\n\n{{motivo}}',
    },
    campos: { ...CAMPOS, motivo: { dice: 'Por qué', de: porQueSeAnulo } },
    ejemplo: EJEMPLO,
  },
  about: leerSi('anulado'),
  say: (fila) => dicha(fila, `Se anuló tu intento de ${fila.prueba}`, `Curso ${fila.curso}`),
  write: ({ nombre }, fila, { site }) =>
    mensajeAnulado(nombre, { ...fila, enlace: `${site}${enlaceDe(fila)}` }),
});

export const avisoDeReabierto = notice('intentos.reabierto', {
  evento: 'intento',
  plantilla: {
    titulo: 'Se reabre un intento tuyo',
    original: {
      asunto: 'Puedes seguir con «{{prueba}}»',
      texto:
        'Tu intento de la prueba «{{prueba}}», del curso «{{curso}}», está abierto otra vez hasta el {{hasta}}. Lo que respondiste sigue ahí.\n\n{{motivo}}',
    },
    campos: { ...CAMPOS, hasta: { dice: 'Hasta cuándo', de: ({ vence }) => vence }, ...DE_MOTIVO },
    ejemplo: EJEMPLO,
  },
  about: leerSi('en_curso'),
  say: (fila) => dicha(fila, `Puedes seguir con ${fila.prueba}`, `Hasta el ${fila.vence}`, 'Seguir'),
  write: ({ nombre }, fila, { site }) =>
    mensajeReabierto(nombre, { ...fila, enlace: `${site}${enlaceDe(fila)}` }),
});

interface Calificada extends Fila {
  readonly nota: CuandoLaNota;
}

/** What was marked, and when its person reads the mark. */
async function leerCalificadas(
  db: Database | Tx,
  data: readonly DeIntento[],
  now: Date,
): Promise<Calificada[]> {
  const filas = await leerSi('entregado')(db, data);
  const leidas: Calificada[] = [];
  for (const fila of filas) {
    const leido = await leerAnte(db, fila.usuarioId, fila.evaluacionId);
    const intento = leido?.ante.suyo.intentos.find(({ id }) => id === fila.intentoId);
    if (!leido || !intento) continue;
    const { ve, notaDesde, cierraEn } = loQueVeDe(leido.reglas, leido.ante, intento, now);
    leidas.push({ ...fila, nota: ve.has('nota') ? 'ya' : cuandoLaNota(notaDesde, cierraEn, fila.zona) });
  }
  return leidas;
}

function cuandoLaNota(notaDesde: string | null, cierraEn: string | null, zona: string): CuandoLaNota {
  if (notaDesde === 'al_cerrar' && cierraEn !== null) return { desde: fechaEnCarta(cierraEn, zona) };
  return notaDesde === null ? 'nunca' : 'al_acabar';
}

export const avisoDeCalificado = notice('intentos.calificado', {
  evento: 'nota',
  plantilla: {
    titulo: 'Se publica la nota de una prueba',
    original: {
      asunto: 'Ya está corregida tu prueba «{{prueba}}»',
      texto:
        'Alguien corrigió lo que faltaba de tu prueba «{{prueba}}», del curso «{{curso}}». {{dondeLaNota}}',
    },
    campos: {
      ...CAMPOS,
      dondeLaNota: { dice: 'Dónde y cuándo se ve la nota', de: ({ nota }) => dondeLaNota(nota) },
    },
    ejemplo: { ...EJEMPLO, nota: 'ya' },
  },
  about: leerCalificadas,
  say: (fila) =>
    dicha(
      fila,
      `Ya está corregida ${fila.prueba}`,
      fila.nota === 'ya' ? 'Puedes ver tu nota' : `Curso ${fila.curso}`,
    ),
  write: ({ nombre }, fila, { site }) =>
    mensajeCalificado(nombre, { ...fila, enlace: `${site}${enlaceDe(fila)}` }),
});

interface Decididas {
  readonly intentoId: string;
  readonly numeros: readonly number[];
  readonly aceptadas: boolean;
  readonly motivo: string;
}

/** Somebody decided on what came late. */
export const avisoDeTardias = notice('intentos.tardias', {
  evento: 'intento',
  plantilla: {
    titulo: 'Se decide sobre respuestas que llegaron tarde',
    campos: CAMPOS,
    ejemplo: { ...EJEMPLO, numeros: [3, 4], aceptadas: true },
  },
  about: async (db: Database | Tx, data: readonly Decididas[]) =>
    (await leer(db, data)).map((fila) => {
      const { numeros, aceptadas, motivo } = data[fila.n] as Decididas;
      const ocasion = `${aceptadas ? 'aceptadas' : 'no'}:${numeros.join(',')}`;
      return { ...conFechas(fila), numeros, aceptadas, motivo, ocasion };
    }),
  say: (fila) =>
    dicha(
      fila,
      `${fila.aceptadas ? 'Se aceptó' : 'No se aceptó'} lo que llegó tarde de ${fila.prueba}`,
      `Curso ${fila.curso}`,
    ),
  write: ({ nombre }, fila, { site }) =>
    mensajeDeTardias(nombre, { ...fila, enlace: `${site}${enlaceDe(fila)}` }),
});

interface Ampliada {
  readonly usuarioId: string;
  readonly evaluacionId: string;
  readonly motivo: string;
}

async function leerEvaluaciones(db: Database | Tx, data: readonly Ampliada[], now: Date): Promise<Fila[]> {
  const pedidas = data.map((una, n) => ({ n, ...una }));
  const { rows } = await db.execute<Fila>(sql`
    select f.n, f."usuarioId", e.id as "evaluacionId", e.curso_id as "cursoId", 'evaluacion:' || e.id as asunto,
           ${now.toISOString()}::text as ocasion, a.titulo as prueba, c.titulo as curso,
           '' as "intentoId", '' as zona, null as codigo, f.motivo, null as entregado, null as vence, 0 as numero, 0 as respondidas,
           false as "porTiempo"
      from json_to_recordset(${JSON.stringify(pedidas)}) as f(n int, "usuarioId" uuid, "evaluacionId" uuid, motivo text)
      join evaluaciones e on e.id = f."evaluacionId" join actividades a on a.id = e.actividad_id join cursos c on c.id = e.curso_id
     where e.estado = 'publicada'`);
  return rows;
}

/** Somebody gave them another attempt. */
export const avisoDeOtroIntento = notice('intentos.otro', {
  evento: 'intento',
  plantilla: {
    titulo: 'Te dan otro intento',
    original: {
      asunto: 'Tienes otro intento en «{{prueba}}»',
      texto: 'Te dieron un intento más en la prueba «{{prueba}}», del curso «{{curso}}».\n\n{{motivo}}',
    },
    campos: { ...CAMPOS, ...DE_MOTIVO },
    ejemplo: EJEMPLO,
  },
  about: leerEvaluaciones,
  say: (fila) =>
    dicha(fila, `Tienes otro intento en ${fila.prueba}`, `Curso ${fila.curso}`, 'Ir a la prueba'),
  write: ({ nombre }, fila, { site }) =>
    mensajeAmpliado(nombre, { ...fila, enlace: `${site}${enlaceDe(fila)}` }),
});
