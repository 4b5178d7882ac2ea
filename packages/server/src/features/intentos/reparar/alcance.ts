import type { Actor } from '@catedra/shared/core/actor.ts';
import { datosInvalidos, noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { puedeRecalificar, puedeVerIntentos } from '@catedra/shared/intentos/policy.ts';
import { conClaveNueva } from '@catedra/shared/intentos/reparar/regla.ts';
import type { ReparacionPedida } from '@catedra/shared/intentos/reparar/schemas.ts';
import { type TipoPregunta, tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import { sql } from 'drizzle-orm';
import type { AlcanceDeReparacion } from '#features/intentos/reparar/cargar.ts';
import { lasQueVe, leerClaves } from '#features/preguntas/offers.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** Whose people alone somebody repairs for; null: everybody's. */
export function gruposQueRepara(actor: Actor): readonly string[] | null {
  const [ve, recalifica] = [puedeVerIntentos(actor), puedeRecalificar(actor)];
  if (ve === false || recalifica === false || actor.quienMira) throw sinPermiso();
  return ve === true && recalifica === true ? null : actor.tutorGrupoIds;
}

/** A question whose key somebody sees; any other does not exist for them. */
export async function exigirPregunta(
  db: Database | Tx,
  actor: Actor,
  preguntaId: string,
): Promise<TipoPregunta> {
  const { rows } = await db.execute<{ tipo: TipoPregunta }>(
    sql`select p.tipo from preguntas p where p.id = ${preguntaId} and ${lasQueVe(actor)}`,
  );
  if (!rows[0]) throw noEncontrado();
  return rows[0].tipo;
}

const sinVersion = () =>
  datosInvalidos({ versiones: 'Esa versión no la respondió nadie en esta evaluación.' });

/** The key as it is kept, if every version that is repaired takes it. */
async function claveValida(
  db: Database | Tx,
  tipo: TipoPregunta,
  { preguntaId, versiones, clave }: ReparacionPedida,
): Promise<Record<string, unknown>> {
  const kind = tipoDePregunta(tipo);
  if (!kind.puntua || kind.aMano)
    throw datosInvalidos({ tipo: 'Esta pregunta la corrige una persona: no tiene clave que cambiar.' });
  const leida = kind.clave.safeParse(clave);
  if (!leida.success) throw datosInvalidos({ clave: 'La respuesta correcta no está completa.' });
  const halladas = await leerClaves(
    db,
    versiones.map((numero) => ({ preguntaId, numero })),
  );
  for (const numero of versiones) {
    const version = halladas.get(`${preguntaId}:${numero}`);
    if (!version) throw sinVersion();
    const [fallo] = kind.fallos({ publica: version.publica, clave: leida.data });
    if (fallo)
      throw datosInvalidos({ clave: versiones.length > 1 ? `En la versión ${numero}: ${fallo}` : fallo });
  }
  return leida.data;
}

/** What somebody asks to be repaired, checked: whom it reaches is who they reach. */
export async function alcancePedido(
  db: Database | Tx,
  actor: Actor,
  evaluacionId: string,
  pedida: ReparacionPedida,
): Promise<AlcanceDeReparacion> {
  const grupoIds = gruposQueRepara(actor);
  const tipoDeElla = await exigirPregunta(db, actor, pedida.preguntaId);
  if (!tipoDePregunta(tipoDeElla).puntua)
    throw datosInvalidos({ tipo: 'Esto no da puntos: no hay nada que reparar.' });
  const { preguntaId, tipo, versiones, rondasPasadas } = pedida;
  const { rows } = await db.execute<{ numero: number }>(sql`
    select v.numero from unnest(${sql.param([...versiones])}::int[]) v (numero)
     where exists (select from intento_preguntas p join intentos i on i.id = p.intento_id
                    where p.pregunta_id = ${preguntaId} and p.numero = v.numero and i.evaluacion_id = ${evaluacionId})`);
  if (rows.length !== versiones.length) throw sinVersion();
  const clave = conClaveNueva(tipo) ? await claveValida(db, tipoDeElla, pedida) : null;
  return { evaluacionId, preguntaId, tipo, clave, versiones, rondasPasadas, grupoIds };
}
