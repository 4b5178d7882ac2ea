import { FICHAS } from '@catedra/shared/actividades/fichas.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { racionalDe, racionalDeNumero } from '@catedra/shared/core/racional.ts';
import { loQueCosto, puntosEnEspera, puntosQueFaltaron } from '@catedra/shared/intentos/costo.ts';
import type { IntentoRevisado } from '@catedra/shared/intentos/despues.ts';
import { puntosDeTodas } from '@catedra/shared/intentos/nota.ts';
import { enUnaLinea } from '@catedra/shared/preguntas/en-una-linea.ts';
import { tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import { sql } from 'drizzle-orm';
import type { FilaDeIntento, FilaDePregunta } from '#features/intentos/filas.ts';
import type { Database } from '#platform/db/pool.ts';

type Costo = NonNullable<IntentoRevisado['costo']>;
type Repaso = NonNullable<Costo['partes'][number]['repaso']>;

/** What is studied, and neither handed in nor marked. */
const DE_ESTUDIO = Object.entries(FICHAS).flatMap(([tipo, { trabajo }]) =>
  trabajo === 'ninguno' ? [tipo] : [],
);

/**
 * Where each part is studied, by its name: the activity of the course that has it, or else the first one of the section that
 * has it. Only what everyone in the course sees in its outline.
 */
async function leerRepasos(
  db: Database,
  cursoId: string,
  nombres: readonly string[],
): Promise<ReadonlyMap<string, Repaso>> {
  const { rows } = await db.execute<Repaso & Record<string, unknown> & { readonly parte: string }>(sql`
    select distinct on (n.parte) n.parte, a.id, a.titulo, a.tipo, a.duracion
      from unnest(${sql.param(nombres)}::text[]) n(parte)
      join actividades a on a.curso_id = ${cursoId} and a.lista and not a.oculta
       and a.tipo = any(${sql.param(DE_ESTUDIO)}::text[])
      join secciones s on s.id = a.seccion
     where llano(n.parte) in (llano(a.titulo), llano(s.titulo))
     order by n.parte, llano(n.parte) = llano(a.titulo) desc, s.orden, s.id, a.orden, a.id`);
  return new Map(
    rows.map(({ parte, id, titulo, tipo, duracion }) => [parte, { id, titulo, tipo, duracion }]),
  );
}

const puntuadas = (filas: readonly FilaDePregunta[]) =>
  filas
    .filter(({ publica }) => tipoDePregunta(publica.tipo).puntua)
    .map(({ puntos, fraccion, seccion, publica }) => ({
      puntos: racionalDeNumero(puntos),
      fraccion: fraccion === null ? null : racionalDe(fraccion),
      seccion,
      titulo: enUnaLinea(publica),
    }));

/** The points of an attempt and what they were lost in. Only for whoever may see what was right. */
export async function leerPuntos(
  db: Database,
  actor: Actor,
  { cursoId, secciones, provisional, practica }: FilaDeIntento,
  filas: readonly FilaDePregunta[],
  notaMinima: number,
): Promise<Pick<IntentoRevisado, 'puntos' | 'costo'>> {
  const preguntas = puntuadas(filas);
  const costo = loQueCosto(preguntas, secciones);
  const nombres = costo.partes.map(({ titulo }) => titulo).filter((titulo) => secciones.includes(titulo));
  // Whoever lost the course has nowhere to read it again.
  const tieneCurso = actor.cursoIds.includes(cursoId);
  const repasos = tieneCurso && nombres.length > 0 ? await leerRepasos(db, cursoId, nombres) : null;
  return {
    puntos: {
      ...puntosDeTodas(preguntas),
      enEspera: puntosEnEspera(preguntas),
      faltaron: provisional || practica ? null : puntosQueFaltaron(preguntas, notaMinima),
    },
    costo: {
      ...costo,
      partes: costo.partes.map((parte) => ({ ...parte, repaso: repasos?.get(parte.titulo) ?? null })),
    },
  };
}
