import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import { evaluaciones } from '@catedra/shared/evaluaciones/collection.ts';
import { puedeVigilar } from '@catedra/shared/intentos/policy.ts';
import { MAX_SIN_EMPEZAR, type PersonaEnSala, type SalaEnVivo } from '@catedra/shared/intentos/sala.ts';
import { and, eq } from 'drizzle-orm';
import { evaluacionesDondeEsten } from '#features/evaluaciones/binding.ts';
import { evaluacionesTable } from '#features/evaluaciones/table.ts';
import type { Cuarto } from '#features/intentos/sala/cuarto.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** An evaluation in sight of someone who watches people; any other does not exist for them. */
export async function leerSuSala(db: Database | Tx, actor: Actor, id: string) {
  if (puedeVigilar(actor) === false) throw sinPermiso();
  const [sala] = await db
    .select({ id: evaluacionesTable.id, cursoId: evaluacionesTable.cursoId })
    .from(evaluacionesTable)
    .where(
      and(eq(evaluacionesTable.id, id), scopeSql(evaluacionesDondeEsten, evaluaciones.policy.read(actor))),
    );
  if (!sala) throw noEncontrado();
  return sala;
}

/** Who is in sight, in one number: whoever comes into it or leaves it makes another. */
const firmaDe = (ids: readonly string[]): string => {
  let suma = ids.length;
  for (const id of ids) suma = (suma + Number.parseInt(id.slice(0, 8) + id.slice(9, 12), 16)) % 2 ** 48;
  return suma.toString(36);
};

interface Marca {
  readonly serie: string;
  readonly version: number;
  readonly firma: string;
}

const marcaDe = (texto: string | undefined): Marca | null => {
  const [serie = '', version = '', firma = ''] = (texto ?? '').split('.');
  return /^\d+$/.test(version) ? { serie, version: Number(version), firma } : null;
};

/** What one watcher sees of a room since they last looked; everything, if who is in sight is not the same. */
export function mirar(cuarto: Cuarto, actor: Actor, desde: string | undefined, now: Date): SalaEnVivo {
  const alcance = puedeVigilar(actor);
  const ve = ({ grupoIds }: Pick<PersonaEnSala, 'grupoIds'>) => matches(alcance, { grupoIds });
  const suyas = [...cuarto.filas.values()].filter(({ persona }) => ve(persona));
  const fuera = suyas.filter(({ persona }) => persona.intento === null);
  const sobran = new Set(fuera.slice(MAX_SIN_EMPEZAR).map(({ persona }) => persona.id));
  const vistas = sobran.size === 0 ? suyas : suyas.filter(({ persona }) => !sobran.has(persona.id));
  const firma = firmaDe(vistas.map(({ persona }) => persona.id));
  const marca = marcaDe(desde);
  const sigue = marca?.serie === cuarto.serie && marca.firma === firma && marca.version <= cuarto.version;
  const personas = vistas
    .filter(({ version }) => !sigue || version > marca.version)
    .map(({ persona }) => persona);
  const grupos = new Set(personas.flatMap(({ grupoIds }) => grupoIds));
  return {
    desde: `${cuarto.serie}.${cuarto.version}.${firma}`,
    completa: !sigue,
    ahora: now.toISOString(),
    personas,
    grupos: Object.fromEntries([...grupos].map((id) => [id, cuarto.grupos.get(id) ?? ''])),
    sinNombrar: sobran.size,
    antes: cuarto.antes.filter(ve).length,
    mensajes: cuarto.mensajes
      .filter(({ por }) => alcance === true || por === actor.id)
      .map(({ id, texto, de, en, personas: cuantas, vistos }) => ({
        id,
        texto,
        de,
        en,
        personas: cuantas,
        vistos,
      })),
  };
}
