import { CLAVES_DE_CARGA, type CampoPropio, type ClaveDeCarga } from '@catedra/shared/cargas/campos.ts';
import type { ContextoDeCarga } from '@catedra/shared/cargas/contexto.ts';
import type { CuentaExistente } from '@catedra/shared/cargas/cuenta.ts';
import type { Dueño } from '@catedra/shared/cargas/emparejar.ts';
import { type FilaInterpretada, interpretarFila } from '@catedra/shared/cargas/interpretar.ts';
import { comparable } from '@catedra/shared/cargas/reclamos.ts';
import { PERFIL_SUPER } from '@catedra/shared/perfiles/permisos.ts';
import { sql } from 'drizzle-orm';
import { leerDueños } from '#features/campos/offers.ts';
import { ceder } from '#features/cargas/filas/tandas.ts';
import { buscarHomonimos, type Homonimos, leerReclamadas } from '#features/cargas/revisar/cuentas.ts';
import type { FilaLeida } from '#features/cargas/revisar/fila-juzgada.ts';
import { reclamadas } from '#features/cargas/revisar/lineas.ts';
import { conPersonas } from '#features/cargas/revisar/personas-nombradas.ts';
import { type Vienen, vienenEn } from '#features/cargas/revisar/quien-viene.ts';
import type { Reclamadas } from '#features/cargas/revisar/reclamadas.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

const SIN_PARAR = 250;

/** Goes through them all; others get their turn now and then. */
export async function porTodas<T, R>(cosas: readonly T[], una: (cosa: T) => R): Promise<R[]> {
  const hechas: R[] = [];
  for (const [i, cosa] of cosas.entries()) {
    if (i % SIN_PARAR === SIN_PARAR - 1) await ceder();
    hechas.push(una(cosa));
  }
  return hechas;
}

export const nombreDe = ({ valores }: FilaInterpretada) =>
  `${valores.nombre ?? ''} ${valores.apellidos ?? ''}`;

export async function leerSupers(db: Database | Tx): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from usuarios where perfil = ${PERFIL_SUPER} and estado = 'activo'`,
  );
  return new Set(rows.map(({ id }) => id));
}

export interface Preparacion {
  /** The people found are locked, and what only warns is left out. */
  readonly paraEscribir: boolean;
  /** Those found by the parts before. */
  readonly homonimos?: Homonimos;
  /**
   * False: whom the revision did not find is not looked for. Writing them stops at whoever came meanwhile, by what nobody
   * may share, and then they are.
   */
  readonly seCruzan?: boolean;
  /** Who comes in the file, if it was asked before. */
  readonly vienen?: Vienen;
}

/** Some rows with what the academy knows of those they speak of. */
export interface Preparada {
  readonly interpretadas: readonly FilaInterpretada[];
  readonly valores: Reclamadas;
  readonly cuentas: Readonly<Record<ClaveDeCarga, Map<string, CuentaExistente>>>;
  readonly supers: Set<string>;
  readonly dueños: ReadonlyMap<string, Dueño>;
  /** Those who are nobody's yet. */
  readonly desconocidas: readonly FilaInterpretada[];
  readonly homonimos: Homonimos;
}

/** Reads what these rows say and meets them with the academy. Nothing here asks for other rows, so it can be done ahead. */
export async function prepararTanda(
  db: Database | Tx,
  cargaId: string,
  filas: readonly FilaLeida[],
  contexto: ContextoDeCarga,
  { paraEscribir, seCruzan = true, homonimos = new Map(), vienen = vienenEn(db, cargaId) }: Preparacion,
): Promise<Preparada> {
  const leidas = await porTodas(filas, ({ linea, celdas }) => interpretarFila(linea, celdas, contexto));
  const interpretadas = await conPersonas(db, leidas, contexto, { paraEscribir, vienen });
  const nuevas = new Set(seCruzan ? [] : filas.flatMap(({ linea, nueva }) => (nueva ? linea : [])));
  const buscadas = interpretadas.filter(({ linea }) => !nuevas.has(linea));
  const valores = reclamadas(buscadas);
  const propios: [CampoPropio, string][] = buscadas.flatMap((fila) => fila.reclamaPropios);
  const [halladas, supers, dueños] = await Promise.all([
    buscadas.length > 0 ? leerReclamadas(db, valores, paraEscribir) : [],
    leerSupers(db),
    leerDueños(db, usuariosBinding, contexto.actor, propios),
  ]);
  const cuentas = {
    correo: new Map<string, CuentaExistente>(),
    usuario: new Map<string, CuentaExistente>(),
    documento: new Map<string, CuentaExistente>(),
  };
  for (const cuenta of halladas)
    for (const clave of CLAVES_DE_CARGA) {
      const valor = cuenta.valores[clave];
      if (valor) cuentas[clave].set(comparable(clave, valor), cuenta);
    }
  const desconocidas = interpretadas.filter(
    ({ reclama }) => !reclama.some(([clave, valor]) => cuentas[clave].has(valor)),
  );
  const suyos = paraEscribir
    ? new Map<string, never>()
    : await buscarHomonimos(db, new Set(desconocidas.map(nombreDe)), homonimos);
  return { interpretadas, valores, cuentas, supers, dueños, desconocidas, homonimos: suyos };
}
