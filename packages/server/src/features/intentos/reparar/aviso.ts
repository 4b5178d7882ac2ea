import { notaEscrita } from '@catedra/shared/intentos/nota.ts';
import { sql } from 'drizzle-orm';
import { type Carta, type Hecho, notice } from '#features/avisos/offers.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

interface Reparada {
  readonly reparacionId: string;
  readonly intentoId: string;
  readonly antes: number | null;
  readonly despues: number | null;
}

interface Fila extends Hecho {
  readonly evaluacionId: string;
  readonly prueba: string;
  readonly curso: string;
  readonly motivo: string;
  /** As they may see it. */
  readonly cambio: { readonly antes: number | null; readonly despues: number | null } | null;
}

type Leida = Fila & { readonly seVe: boolean };

/** Of repairs that stand; the marks, for whoever may see theirs. */
const leer =
  (deshecha: boolean) =>
  async (db: Database | Tx, data: readonly Reparada[]): Promise<Fila[]> => {
    const pedidas = data.map((una, n) => ({ n, ...una }));
    const { rows } = await db.execute<Leida>(sql`
    select f.n, i.usuario_id as "usuarioId", i.evaluacion_id as "evaluacionId", i.curso_id as "cursoId",
           'reparacion:' || r.id as asunto, ${deshecha ? 'deshecha' : 'hecha'}::text as ocasion, a.titulo as prueba, c.titulo as curso,
           ${deshecha ? sql`r.deshecha_motivo` : sql`r.motivo`} as motivo,
           exists (select from progreso_de_siempre p where p.usuario_id = i.usuario_id and p.actividad_id = i.actividad_id
                      and p.ronda = i.ronda and p.nota is not null) as "seVe"
      from json_to_recordset(${JSON.stringify(pedidas)}) as f(n int, "reparacionId" uuid, "intentoId" uuid)
      join reparaciones r on r.id = f."reparacionId" and r.estado = any(${sql.param(deshecha ? ['deshaciendo', 'deshecha'] : ['en_curso', 'hecha'])}::text[])
      join intentos i on i.id = f."intentoId" join actividades a on a.id = i.actividad_id join cursos c on c.id = i.curso_id`);
    return rows.map((leida) => {
      const { antes, despues } = data[leida.n] as Reparada;
      return { ...leida, cambio: leida.seVe ? { antes, despues } : null };
    });
  };

const escrita = (nota: number): string => notaEscrita(nota.toFixed(2));

/** What became of their mark, as far as they may see it. */
function loQueCambia({ cambio }: Pick<Fila, 'cambio'>): string {
  if (!cambio || cambio.despues === null) return 'Tu nota cambió.';
  return cambio.antes === null
    ? `Tu nota es ahora ${escrita(cambio.despues)}.`
    : `Tu nota pasa de ${escrita(cambio.antes)} a ${escrita(cambio.despues)}.`;
}

const elMotivo = ({ motivo }: Pick<Fila, 'motivo'>): string => `El motivo: ${motivo}`;

const CAMPOS = {
  prueba: { dice: 'La prueba', de: ({ prueba }: Fila) => prueba },
  curso: { dice: 'El curso', de: ({ curso }: Fila) => curso },
  cambio: { dice: 'Qué nota era y cuál es ahora, si ya la ve', de: loQueCambia },
  motivo: { dice: 'El motivo', de: elMotivo },
};

const EJEMPLO = {
  evaluacionId: 'muestra',
  prueba: 'Prueba final',
  curso: 'Trabajos en altura',
  motivo: 'La opción C también era correcta.',
  cambio: { antes: 4.69, despues: 5.1 },
};

const carta = (nombre: string, asunto: string, fila: Fila, que: string, enlace: string): Carta => ({
  asunto,
  texto: [
    `Hola, ${nombre}:`,
    que,
    loQueCambia(fila),
    elMotivo(fila),
    'Aquí puedes ver tu resultado:',
    enlace,
  ].join('\n\n'),
});

const enlaceDe = ({ evaluacionId }: Fila): string => `/evaluacion/${evaluacionId}`;

/** A question was repaired and their mark is another. */
export const avisoDeReparada = notice('intentos.reparada', {
  evento: 'nota',
  plantilla: {
    titulo: 'Se repara una pregunta y cambia una nota',
    original: {
      asunto: 'Revisamos tu prueba «{{prueba}}»',
      texto:
        'Revisamos una pregunta de la prueba «{{prueba}}», del curso «{{curso}}».\n\n{{cambio}}\n\n{{motivo}}\n\nAquí puedes ver tu resultado:',
    },
    campos: CAMPOS,
    ejemplo: EJEMPLO,
  },
  about: leer(false),
  say: (fila) => ({
    titulo: `Revisamos una pregunta de ${fila.prueba}`,
    fuerte: fila.prueba,
    detalle: `${loQueCambia(fila)} ${elMotivo(fila)}`,
    enlace: enlaceDe(fila),
    accion: 'Ver la prueba',
  }),
  write: ({ nombre }, fila, { site }) =>
    carta(
      nombre,
      `Revisamos tu prueba «${fila.prueba}»`,
      fila,
      `Revisamos una pregunta de la prueba «${fila.prueba}», del curso «${fila.curso}».`,
      `${site}${enlaceDe(fila)}`,
    ),
});

/** That repair was undone and their mark is what it was. */
export const avisoDeReparacionDeshecha = notice('intentos.reparacion-deshecha', {
  evento: 'nota',
  plantilla: {
    titulo: 'Se deshace una reparación y cambia una nota',
    original: {
      asunto: 'Tu nota de «{{prueba}}» vuelve a ser la de antes',
      texto:
        'Se deshizo la revisión de una pregunta de la prueba «{{prueba}}», del curso «{{curso}}».\n\n{{cambio}}\n\n{{motivo}}\n\nAquí puedes ver tu resultado:',
    },
    campos: CAMPOS,
    ejemplo: { ...EJEMPLO, motivo: 'La opción C no era correcta.', cambio: { antes: 5.1, despues: 4.69 } },
  },
  about: leer(true),
  say: (fila) => ({
    titulo: `Se deshizo la revisión de una pregunta de ${fila.prueba}`,
    fuerte: fila.prueba,
    detalle: `${loQueCambia(fila)} ${elMotivo(fila)}`,
    enlace: enlaceDe(fila),
    accion: 'Ver la prueba',
  }),
  write: ({ nombre }, fila, { site }) =>
    carta(
      nombre,
      `Tu nota de «${fila.prueba}» vuelve a ser la de antes`,
      fila,
      `Se deshizo la revisión de una pregunta de la prueba «${fila.prueba}», del curso «${fila.curso}».`,
      `${site}${enlaceDe(fila)}`,
    ),
});
