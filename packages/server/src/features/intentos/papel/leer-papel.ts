import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { Papel, PreguntaEnPapel } from '@catedra/shared/intentos/papel/esquemas.ts';
import { azarDePregunta, modelosDePapel } from '@catedra/shared/intentos/papel/modelos.ts';
import { tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import { sql } from 'drizzle-orm';
import { exigirClaves, leerParaAutor, leerParaEmpezar } from '#features/evaluaciones/offers.ts';
import { leerClaves, leerVersiones } from '#features/preguntas/offers.ts';
import type { Database } from '#platform/db/pool.ts';

interface Nombres extends Record<string, unknown> {
  readonly titulo: string;
  readonly curso: string;
}

/** An evaluation as it is printed: what an attempt that began now would ask, on as many different sheets as are wanted. */
export async function leerPapel(db: Database, actor: Actor, id: string, cuantos: number): Promise<Papel> {
  const { cursoId, barajar, resta, minutos } = await leerParaAutor(db, actor, id);
  await exigirClaves(db, actor, cursoId);
  const [composicion, { rows }] = await Promise.all([
    leerParaEmpezar(db, id),
    db.execute<Nombres>(sql`
      select a.titulo, c.titulo as curso
        from evaluaciones e join actividades a on a.id = e.actividad_id join cursos c on c.id = e.curso_id
       where e.id = ${id}`),
  ]);
  const [nombres] = rows;
  if (!nombres) throw noEncontrado();
  const modelos = modelosDePapel(id, { ...composicion, barajar, resta }, cuantos);
  const ids = [...new Set(modelos.flatMap(({ plan }) => plan.map(({ preguntaId }) => preguntaId)))];
  const versiones = await leerVersiones(db, ids);
  const refs = ids.map((preguntaId) => ({ preguntaId, numero: versiones.get(preguntaId) ?? 0 }));
  const claves = await leerClaves(db, refs);
  const deCual = (preguntaId: string) => claves.get(`${preguntaId}:${versiones.get(preguntaId) ?? 0}`);
  return {
    ...nombres,
    minutos,
    secciones: composicion.secciones.map(({ titulo }) => titulo ?? ''),
    sinTerminar: ids.filter((una) => !deCual(una)).length,
    modelos: modelos.map(({ letra, plan }) => {
      const quedan = plan.flatMap((sitio, lugar) => (deCual(sitio.preguntaId) ? [lugar] : []));
      return {
        letra,
        preguntas: quedan.flatMap((lugar): PreguntaEnPapel[] => {
          const sitio = plan[lugar];
          const pregunta = sitio && deCual(sitio.preguntaId);
          if (!pregunta) return [];
          const { preguntaId, seccion, puntos, bajo } = sitio;
          const tipo = tipoDePregunta(pregunta.publica.tipo);
          const orden = tipo.ordena(pregunta, azarDePregunta(id, letra, preguntaId));
          const cabeza = bajo === null ? -1 : quedan.indexOf(bajo);
          return [
            {
              preguntaId,
              seccion,
              puntos,
              bajo: cabeza < 0 ? null : cabeza,
              publica: tipo.muestra(pregunta.publica, orden) as PreguntaEnPapel['publica'],
              clave: pregunta.clave,
            },
          ];
        }),
      };
    }),
  };
}
