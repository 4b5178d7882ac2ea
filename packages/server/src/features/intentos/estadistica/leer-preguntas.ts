import type { Actor } from '@catedra/shared/core/actor.ts';
import { banderasDe, MINIMO_DE_BANDERA } from '@catedra/shared/intentos/estadistica/banderas.ts';
import {
  alfaDe,
  desviacionDe,
  discriminacionDe,
  errorTipicoDe,
  juntas,
  mediaDe,
  type SumasDePregunta,
} from '@catedra/shared/intentos/estadistica/coeficientes.ts';
import type {
  ConsultaDeEstadistica,
  EstadisticaDePreguntas,
  PreguntaMedida,
} from '@catedra/shared/intentos/estadistica/esquemas.ts';
import { sql } from 'drizzle-orm';
import { elegidosSql } from '#features/intentos/estadistica/elegidos.ts';
import { leerSinElegir } from '#features/intentos/estadistica/elegidas.ts';
import { leerSumas } from '#features/intentos/estadistica/sumas.ts';
import { leerTercios } from '#features/intentos/estadistica/tercios.ts';
import { leerEnunciados } from '#features/intentos/resultados/leer-columnas.ts';
import { leerReglas } from '#features/intentos/resultados/leer-resultados.ts';
import type { Database } from '#platform/db/pool.ts';

const SOBRE_DIEZ = 10;

const figurasDe = (sumas: SumasDePregunta) => ({
  n: sumas.n,
  facilidad: mediaDe(sumas) ?? 0,
  desviacion: desviacionDe(sumas),
  discriminacion: discriminacionDe(sumas),
});

/** How each question of an evaluation works, and all of them together, for whoever sees these people. */
export async function leerEstadisticaDePreguntas(
  db: Database,
  actor: Actor,
  id: string,
  consulta: ConsultaDeEstadistica,
): Promise<EstadisticaDePreguntas> {
  await leerReglas(db, actor, id);
  const intentos = sql`select i.id from ${elegidosSql(actor, id, consulta)}`;
  const [{ total, lugares, versiones }, sinElegir] = await Promise.all([
    leerSumas(db, intentos),
    leerSinElegir(db, intentos),
  ]);
  const porPregunta = Map.groupBy(versiones, ({ preguntaId }) => preguntaId);
  const enunciados = await leerEnunciados(db, id, [...porPregunta.keys()]);
  const medidas = enunciados.flatMap(({ id: una, titulo, tipo }, lugar) => {
    const suyas = porPregunta.get(una);
    return suyas ? [medir({ id: una, titulo, tipo, numero: lugar + 1 }, suyas, sinElegir)] : [];
  });
  // Only what goes backwards is looked at by thirds: it costs a pass over those answers.
  const alReves = medidas.filter(
    ({ n, discriminacion }) => n >= MINIMO_DE_BANDERA && discriminacion !== null && discriminacion < 0,
  );
  const tercios = await leerTercios(
    db,
    intentos,
    alReves.map(({ id: una }) => una),
  );
  const desviacion = desviacionDe(total);
  const sobreDiez = desviacion === null ? null : desviacion * SOBRE_DIEZ;
  const alfa = alfaDe(lugares, total);
  return {
    intentos: total.n,
    lugares: lugares.reduce((suma, { veces }) => suma + veces, 0),
    desviacion: sobreDiez,
    alfa,
    errorTipico: errorTipicoDe(sobreDiez, alfa),
    datos: medidas.map((medida) => ({
      ...medida,
      banderas: banderasDe({
        ...medida,
        tercios: tercios.get(medida.id) ?? null,
        algunaSinElegir: medida.sinElegir.length > 0,
      }),
    })),
  };
}

type Versiones = Awaited<ReturnType<typeof leerSumas>>['versiones'];

function medir(
  nombre: Pick<PreguntaMedida, 'id' | 'titulo' | 'tipo' | 'numero'>,
  suyas: Versiones,
  sinElegir: ReadonlyMap<string, string[]>,
): Omit<PreguntaMedida, 'banderas'> {
  const porVersion = [...Map.groupBy(suyas, ({ numero }) => numero)]
    .map(([version, varias]) => ({ version, sumas: juntas(varias.map(({ sumas }) => sumas)) }))
    .toSorted((a, b) => a.version - b.version);
  const ultima = porVersion.at(-1);
  return {
    ...nombre,
    ...figurasDe(juntas(porVersion.map(({ sumas }) => sumas))),
    versiones:
      porVersion.length > 1 ? porVersion.map(({ version, sumas }) => ({ version, ...figurasDe(sumas) })) : [],
    sinElegir:
      ultima && ultima.sumas.n >= MINIMO_DE_BANDERA
        ? (sinElegir.get(`${nombre.id}:${ultima.version}`) ?? [])
        : [],
  };
}
