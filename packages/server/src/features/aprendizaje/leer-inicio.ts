import { cursoParaContinuar } from '@catedra/shared/aprendizaje/continuar.ts';
import type { Inicio, MiCurso, Resultado } from '@catedra/shared/aprendizaje/schemas.ts';
import { disponibilidadDe } from '@catedra/shared/aprendizaje/disponibilidad.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { estadoDeAvance } from '@catedra/shared/participantes/estado.ts';
import type { Recorrido } from '@catedra/shared/progreso/paso.ts';
import { caminoDe } from '@catedra/shared/progreso/rules.ts';
import { and, eq, sql } from 'drizzle-orm';
import { type CursoLeido, leerMisCursos, type MiCursoLeido } from '#features/aprendizaje/leer-mis-cursos.ts';
import { loQueVence } from '#features/aprendizaje/lo-que-vence.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { leerPasos, type PasoLeido, recorridoDe } from '#features/progreso/offers.ts';
import type { Database } from '#platform/db/pool.ts';

const RESULTADOS = 5;

/** What a home is made of. */
export interface LoDelInicio {
  readonly leidos: readonly MiCursoLeido[];
  readonly pasos: readonly PasoLeido[];
  readonly catalogo: Inicio['catalogo'];
}

export async function leerLoDelInicio(db: Database, actor: Actor, zona: string): Promise<LoDelInicio> {
  const [leidos, pasos, catalogo] = await Promise.all([
    leerMisCursos(db, actor, zona),
    actor.cursoIds.length === 0 ? [] : leerPasos(db, actor.id, actor.cursoIds),
    leerCatalogo(db),
  ]);
  return { leidos, pasos, catalogo };
}

/** Everything that `/home` shows, in one answer. */
export function inicioDe(actor: Actor, { leidos, pasos, catalogo }: LoDelInicio, now: Date): Inicio {
  const porCurso = Map.groupBy(pasos, (paso) => paso.cursoId);
  // Names of groups are for saying why something is closed, which is not said here.
  const cursos = leidos.map((curso) =>
    miCurso(curso, porCurso.get(curso.id) ?? [], recorridoDe(actor, curso, {}, now), now),
  );
  return {
    cursos,
    continuar: cursoParaContinuar(cursos)?.id ?? null,
    devueltas: lasDevueltas(leidos, pasos, now),
    vence: loQueVence(cursos, pasos, now),
    resultados: ultimosResultados(leidos, pasos),
    catalogo,
  };
}

export const leerInicio = async (db: Database, actor: Actor, zona: string, now: Date): Promise<Inicio> =>
  inicioDe(actor, await leerLoDelInicio(db, actor, zona), now);

const ultimo = (momentos: readonly (string | null)[]): string | null =>
  momentos.reduce((mayor, uno) => (mayor === null || (uno !== null && uno > mayor) ? uno : mayor), null);

/** A course as somebody has it, by what was read of it and of them. */
export function miCurso(
  curso: CursoLeido,
  pasos: readonly PasoLeido[],
  recorrido: Recorrido,
  now: Date,
): MiCurso {
  const disponibilidad = disponibilidadDe(curso, now);
  const { avance, siguiente: proxima } = caminoDe(pasos, recorrido, curso);
  const entero = avance.total > 0 && avance.faltan.length === 0;
  const empezado = pasos.some((paso) => paso.tocadoEn !== null);
  const siguiente = disponibilidad === 'abierto' ? proxima : null;
  return {
    id: curso.id,
    slug: curso.slug,
    titulo: curso.titulo,
    imagen: curso.imagen,
    disponibilidad,
    iniciaEn: curso.iniciaEn,
    actividades: pasos.length,
    duracion: pasos.reduce((suma, paso) => suma + (paso.duracion ?? 0), 0),
    avance,
    venceEn: curso.venceEn,
    estado: estadoDeAvance({
      porcentaje: empezado ? avance.porcentaje : null,
      cumplimiento: curso.cumplimiento,
    }),
    cumplimiento: curso.cumplimiento,
    porCorregir: curso.porCorregir,
    exentoHasta: curso.exentoHasta,
    ronda: curso.ronda,
    valeHasta: curso.valeHasta,
    externa: curso.externa,
    ultimaVez: ultimo(pasos.map((paso) => paso.tocadoEn)),
    completadoEn: entero ? ultimo(pasos.map((paso) => paso.completadoEn)) : null,
    siguiente: pasos.find((paso) => paso.id === siguiente) ?? null,
  };
}

/** Works that came back and can be handed in again now, the last one first. */
function lasDevueltas(
  cursos: readonly MiCursoLeido[],
  pasos: readonly PasoLeido[],
  now: Date,
): Inicio['devueltas'] {
  return cursos
    .filter((curso) => disponibilidadDe(curso, now) === 'abierto')
    .flatMap(({ devueltas, ...curso }) =>
      devueltas.flatMap(({ actividadId, en }) => {
        const paso = pasos.find((uno) => uno.id === actividadId);
        return paso ? [{ actividadId, titulo: paso.titulo, curso: breve(curso), en }] : [];
      }),
    )
    .toSorted((a, b) => b.en.localeCompare(a.en));
}

const breve = ({ id, slug, titulo }: CursoLeido) => ({ id, slug, titulo });

function ultimosResultados(cursos: readonly MiCursoLeido[], pasos: readonly PasoLeido[]): Resultado[] {
  const aLaVista = pasos.flatMap(
    ({ id, titulo, cursoId, nota, evaluacion, hecho, completadoEn, anotadoEn }) => {
      const curso = cursos.find((uno) => uno.id === cursoId);
      const en = completadoEn ?? anotadoEn;
      if (nota === null || !curso || !en) return [];
      const notaMinima = evaluacion?.notaMinima ?? null;
      const aprobada = hecho === 'completada';
      return [{ actividadId: id, evaluacionId: null, titulo, curso, nota, notaMinima, aprobada, en }];
    },
  );
  const ocultas = cursos.flatMap((curso) => curso.ocultas.map((una) => ({ ...una, curso })));
  return [...aLaVista, ...ocultas].toSorted((a, b) => b.en.localeCompare(a.en)).slice(0, RESULTADOS);
}

async function leerCatalogo(db: Database): Promise<Inicio['catalogo']> {
  const filas = await db
    .select({ categoria: cursosTable.categoria, cuantos: sql<number>`count(*)::int` })
    .from(cursosTable)
    .where(and(eq(cursosTable.acceso, 'abierto'), eq(cursosTable.estado, 'publicado')))
    .groupBy(cursosTable.categoria)
    .orderBy(sql`${cursosTable.categoria} collate "es-x-icu"`);
  return {
    total: filas.reduce((suma, fila) => suma + fila.cuantos, 0),
    categorias: filas.flatMap(({ categoria }) => (categoria === null ? [] : [categoria])),
  };
}
