import {
  enSuDia,
  enVentana,
  lasQueCaben,
  type Ventana,
  ventanaDe,
} from '@catedra/shared/calendario/fechas.ts';
import type { FechaDelCalendario } from '@catedra/shared/calendario/schemas.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { leerMisCursos, miCurso } from '#features/aprendizaje/offers.ts';
import { fechasDe } from '#features/calendario/fechas-de.ts';
import { leerPasos, recorridoDe } from '#features/progreso/offers.ts';
import { isoOf } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';

export interface Fechas extends Ventana {
  readonly fechas: FechaDelCalendario[];
  readonly recortadas: boolean;
}

const SIGUIENTES = {
  name: 'calendario.siguientes',
  text: `select coalesce(json_agg(json_build_array(m.curso_id, m.siguiente_en)), '[]')::text as siguientes
    from matriculas m where m.usuario_id = $1 and m.siguiente_en is not null`,
};

async function leerSiguientes({ $client }: Database, usuarioId: string): Promise<Map<string, string>> {
  const { rows } = await $client.query<{ siguientes: string }>({ ...SIGUIENTES, values: [usuarioId] });
  const leidas = JSON.parse(rows[0]?.siguientes ?? '[]') as [cursoId: string, en: string][];
  return new Map(leidas.map(([cursoId, en]) => [cursoId, isoOf(en)]));
}

const tarde = ({ que, estado, momento }: FechaDelCalendario, ahora: Date): boolean =>
  estado !== 'hecha' && ['vence', 'renovacion'].includes(que) && Date.parse(momento) < ahora.getTime();

/** Somebody's dates, read as their home reads them: what is late stays, however long ago it was. */
export async function leerFechas(
  db: Database,
  actor: Pick<Actor, 'id' | 'cursoIds' | 'grupoIds'>,
  zona: string,
  ahora: Date,
): Promise<Fechas> {
  const ventana = ventanaDe(ahora, zona);
  if (actor.cursoIds.length === 0) return { fechas: [], recortadas: false, ...ventana };
  const [leidos, pasos, siguientes] = await Promise.all([
    leerMisCursos(db, actor, zona),
    leerPasos(db, actor.id, actor.cursoIds),
    leerSiguientes(db, actor.id),
  ]);
  const porCurso = Map.groupBy(pasos, (paso) => paso.cursoId);
  const cursos = leidos.map((curso) => ({
    ...miCurso(curso, porCurso.get(curso.id) ?? [], recorridoDe(actor, curso, {}, ahora), ahora),
    terminaEn: curso.terminaEn,
    siguienteEn: siguientes.get(curso.id) ?? null,
  }));
  const suya = leidos[0]?.zona ?? zona;
  const fechas = fechasDe(cursos, pasos, suya, ahora).map((fecha) => enSuDia(fecha, suya));
  const vistas = fechas.filter((fecha) => enVentana(fecha, ventana) || tarde(fecha, ahora));
  return { ...lasQueCaben(vistas, ahora), ...ventana };
}
