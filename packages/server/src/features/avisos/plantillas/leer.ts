import { NOMBRES_DE_EVENTOS } from '@catedra/shared/avisos/eventos.ts';
import { type Escrito, rellenar } from '@catedra/shared/avisos/plantilla.ts';
import { escribePlantillas } from '@catedra/shared/avisos/policy.ts';
import type { PlantillaDeCorreo, PlantillaEnLista } from '@catedra/shared/avisos/plantillas.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { type SQL, sql } from 'drizzle-orm';
import { valoresDe } from '#features/avisos/plantillas/aplicar.ts';
import { CAMPOS_DE_TODOS, type Editable, editables } from '#features/avisos/plantillas/editables.ts';
import { leerPersona } from '#features/avisos/plantillas/persona.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database, Tx } from '#platform/db/pool.ts';
import type { Platform } from '#platform/platform.ts';

export function exigirPlantillas(actor: Actor): void {
  if (escribePlantillas(actor) !== true) throw sinPermiso();
}

export interface Guardada extends Record<string, unknown> {
  readonly clave: string;
  readonly version: number;
  readonly asunto: string | null;
  readonly texto: string | null;
  readonly deAsunto: string;
  readonly deTexto: string;
  readonly en: string;
  readonly por: string | null;
}

export async function leerGuardadas(db: Database | Tx, donde: SQL = sql`true`): Promise<Guardada[]> {
  const { rows } = await db.execute<Guardada>(sql`
    select a.clave, a.version, a.asunto, a.texto, a.de_asunto as "deAsunto", a.de_texto as "deTexto", ${isoSql(sql`a.en`)} as en,
           trim(u.nombre || ' ' || u.apellidos) as por
      from avisos_plantillas a left join ${usuariosTable} u on u.id = a.por and u.fecha_baja is null where ${donde}`);
  return rows;
}

export function laEditable(clave: string): Editable {
  const una = editables.get(clave);
  if (!una) throw noEncontrado();
  return una;
}

export const escritoDe = ({ original }: Editable, guardada: Guardada | undefined): Escrito =>
  guardada !== undefined && guardada.asunto !== null && guardada.texto !== null
    ? { asunto: guardada.asunto, texto: guardada.texto }
    : original;

function enLista(
  { clave, evento, titulo, original }: Editable,
  guardada: Guardada | undefined,
): PlantillaEnLista {
  const suya = guardada?.asunto === null ? undefined : guardada;
  return {
    clave,
    evento,
    titulo,
    editadaEn: suya?.en ?? null,
    editadaPor: suya?.por ?? null,
    hayOtra: suya !== undefined && (suya.deAsunto !== original.asunto || suya.deTexto !== original.texto),
  };
}

const orden = ({ evento }: Editable): number => NOMBRES_DE_EVENTOS.indexOf(evento);

/** Every mail whose words may be changed, by what it is about. */
export async function leerPlantillas(
  db: Database,
  actor: Actor,
): Promise<{ plantillas: PlantillaEnLista[] }> {
  exigirPlantillas(actor);
  const guardadas = new Map((await leerGuardadas(db)).map((una) => [una.clave, una]));
  const todas = [...editables.values()].toSorted(
    (una, otra) => orden(una) - orden(otra) || una.titulo.localeCompare(otra.titulo, 'es'),
  );
  return { plantillas: todas.map((una) => enLista(una, guardadas.get(una.clave))) };
}

/** What may be named, with what it says in the sample. */
async function camposDe(platform: Platform, db: Database | Tx, actor: Actor, una: Editable) {
  const { persona, zona } = await leerPersona(db, actor);
  const { carta, valores } = una.muestra(persona, zona, platform);
  const dichos = { ...valoresDe(carta, persona.nombre, platform.config.ACADEMIA), ...valores };
  return Object.entries({ ...una.campos, ...CAMPOS_DE_TODOS }).map(([campo, dice]) => ({
    campo,
    dice,
    ejemplo: campo === 'boton' ? (carta.accion ?? 'Abrir la academia') : rellenar(`{{${campo}}}`, dichos),
  }));
}

/** One, with the words of now, those of the program and what may be named. */
export async function leerPlantilla(
  platform: Platform,
  db: Database | Tx,
  actor: Actor,
  clave: string,
): Promise<PlantillaDeCorreo> {
  exigirPlantillas(actor);
  const una = laEditable(clave);
  const [guardada] = await leerGuardadas(db, sql`a.clave = ${clave}`);
  return {
    ...enLista(una, guardada),
    version: guardada?.version ?? 0,
    ...escritoDe(una, guardada),
    original: una.original,
    campos: await camposDe(platform, db, actor, una),
  };
}
