import type { ResultadoDeIdentificadores } from '@catedra/shared/grupos/schemas.ts';
import { puedeTraerPersona } from '@catedra/shared/grupos/rules.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import { and, isNull, sql } from 'drizzle-orm';
import { insertarPersonas } from '#features/grupos/commands/anadir-personas.ts';
import { darPlazoPropio } from '#features/grupos/plazo-propio.ts';
import { lockGrupo } from '#features/grupos/record.ts';
import { MIEMBROS } from '#features/grupos/relacion.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { lockPersonas, type Persona } from '#features/sesion/offers.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Work } from '#platform/changes/work.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';

/** People by e-mail or username, whom the actor may see; whoever is out of sight is as unknown as whoever is not there. */
async function buscar(work: Work, identificadores: readonly string[]): Promise<Map<string, Persona>> {
  const lista = sql.param([...identificadores]);
  const { id, correo, usuario, fechaBaja } = usuariosTable;
  const found = await work.tx
    .select({ id })
    .from(usuariosTable)
    .where(
      and(
        sql`(lower(${correo}) = any(${lista}::text[]) or lower(${usuario}) = any(${lista}::text[]))`,
        isNull(fechaBaja),
        scopeSql(usuariosBinding, usuarios.policy.read(work.actor)),
      ),
    );
  if (found.length === 0) return new Map();
  const personas = await lockPersonas(
    work,
    found.map((one) => one.id),
  );
  return new Map(
    personas.flatMap((persona) =>
      [persona.usuario.correo, persona.usuario.usuario].flatMap((clave) =>
        clave ? [[clave.toLowerCase(), persona] as const] : [],
      ),
    ),
  );
}

const enResultado = (identificador: string, { usuario: { id, nombre, apellidos } }: Persona) => ({
  identificador,
  id,
  nombre,
  apellidos,
});

/** Those who can join do; what became of every other one is said by name. */
export async function añadirPorIdentificador(
  work: Work,
  grupoId: string,
  dados: readonly string[],
  diasSiPaso?: number,
): Promise<ResultadoDeIdentificadores> {
  const identificadores = [...new Set(dados.map((uno) => uno.toLowerCase()))];
  const grupo = await lockGrupo(work, grupoId);
  const personas = await buscar(work, identificadores);
  const resultado: ResultadoDeIdentificadores = {
    anadidas: [],
    yaEstaban: [],
    noPermitidas: [],
    desconocidas: [],
  };
  const entran = new Map<string, Persona>();
  for (const identificador of identificadores) {
    const persona = personas.get(identificador);
    if (!persona) {
      resultado.desconocidas.push(identificador);
      continue;
    }
    const { id } = persona.usuario;
    const { grupoIds } = persona.scope;
    // The same person by e-mail and by username is told once as added.
    const ya = grupoIds.includes(grupoId) || entran.has(id);
    const permitida = puedeTraerPersona(work.actor, grupoId, grupoIds);
    const lista = ya ? 'yaEstaban' : permitida ? 'anadidas' : 'noPermitidas';
    resultado[lista].push(enResultado(identificador, persona));
    if (lista === 'anadidas') entran.set(id, persona);
  }
  await insertarPersonas(work, MIEMBROS, grupo, [...entran.values()]);
  await darPlazoPropio(work, [...entran.values()], diasSiPaso);
  return resultado;
}
