import { CLAVES_DE_CARGA } from '@catedra/shared/cargas/campos.ts';
import type { CuentaExistente } from '@catedra/shared/cargas/cuenta.ts';
import { decidirFila } from '@catedra/shared/cargas/decidir.ts';
import type { Encuentros } from '@catedra/shared/cargas/emparejar.ts';
import type { ContextoDeCarga } from '@catedra/shared/cargas/contexto.ts';
import {
  comparable,
  type FilaInterpretada,
  interpretarFila,
  propiosUnicos,
  reclamos,
} from '@catedra/shared/cargas/interpretar.ts';
import { PERFIL_SUPER } from '@catedra/shared/perfiles/permisos.ts';
import { sql } from 'drizzle-orm';
import { leerDueños } from '#features/campos/offers.ts';
import { conPersonas } from '#features/cargas/revisar/personas-nombradas.ts';
import { buscarHomonimos, type Homonimos, leerReclamadas } from '#features/cargas/revisar/cuentas.ts';
import { type Vienen, vienenEn } from '#features/cargas/revisar/quien-viene.ts';
import { type Lineas, leerLineas, reclamadas } from '#features/cargas/revisar/lineas.ts';
import { ceder } from '#features/cargas/filas/tandas.ts';
import { darUsuarios } from '#features/cargas/revisar/usuarios-de-plantilla.ts';
import type { Database, Tx } from '#platform/db/pool.ts';
import type { FilaLeida, FilaJuzgada } from '#features/cargas/revisar/fila-juzgada.ts';

const SIN_PARAR = 250;

const nombreDe = ({ valores }: FilaInterpretada) => `${valores.nombre ?? ''} ${valores.apellidos ?? ''}`;

export async function leerSupers(db: Database | Tx): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from usuarios where perfil = ${PERFIL_SUPER} and estado = 'activo'`,
  );
  return new Set(rows.map(({ id }) => id));
}

interface Modo {
  /** The people found are locked, and what only warns is left out. */
  readonly paraEscribir: boolean;
  /** What earlier lines claim; without it the other rows of the upload are asked. */
  readonly lineas?: Lineas;
  /** Those found by the parts before. */
  readonly homonimos?: Homonimos;
  /** Who comes in the file, if it was asked before. */
  readonly vienen?: Vienen;
}

/** What these rows would do with the academy as it stands, in a handful of statements however many they are. */
export async function decidirTanda(
  db: Database | Tx,
  cargaId: string,
  filas: readonly FilaLeida[],
  contexto: ContextoDeCarga,
  { paraEscribir, lineas: dadas, homonimos = new Map(), vienen = vienenEn(db, cargaId) }: Modo,
): Promise<FilaJuzgada[]> {
  const leidas: FilaInterpretada[] = [];
  for (const [i, { linea, celdas }] of filas.entries()) {
    if (i % SIN_PARAR === SIN_PARAR - 1) await ceder();
    leidas.push(interpretarFila(linea, celdas, contexto));
  }
  const interpretadas = await conPersonas(db, leidas, contexto, { paraEscribir, vienen });
  const valores = reclamadas(interpretadas);
  const juzgadasAhora = filas.map(({ linea }) => linea);
  const lineas = dadas ?? (await leerLineas(db, cargaId, valores, juzgadasAhora));
  const cuentas = {
    correo: new Map<string, CuentaExistente>(),
    usuario: new Map<string, CuentaExistente>(),
    documento: new Map<string, CuentaExistente>(),
  };
  const [halladas, supers] = await Promise.all([leerReclamadas(db, valores, paraEscribir), leerSupers(db)]);
  for (const cuenta of halladas)
    for (const clave of CLAVES_DE_CARGA) {
      const valor = cuenta.valores[clave];
      if (valor) cuentas[clave].set(comparable(clave, valor), cuenta);
    }
  const hallada: Encuentros['porClave'] = (clave, valor) => cuentas[clave].get(valor);

  for (const fila of interpretadas)
    for (const [clave, valor] of [...reclamos(fila), ...propiosUnicos(fila, contexto)])
      lineas.anotar(clave, valor, fila.linea);
  const dueños = await leerDueños(
    db,
    interpretadas.flatMap((fila) => propiosUnicos(fila, contexto)),
  );
  const desconocidas = interpretadas.filter(
    (fila) => !reclamos(fila).some(([clave, valor]) => hallada(clave, valor)),
  );
  await darUsuarios(
    db,
    cargaId,
    desconocidas.filter(
      ({ valores: { nombre, correo, usuario } }) => nombre && !correo && usuario === undefined,
    ),
    contexto,
    { cuentas: cuentas.usuario, lineas },
  );
  if (!paraEscribir) await buscarHomonimos(db, new Set(desconocidas.map(nombreDe)), homonimos);
  const nombres = new Map([...contexto.catalogo.grupos.values()].map(({ id, nombre }) => [id, nombre]));

  const juzgadas: FilaJuzgada[] = [];
  for (const [i, fila] of interpretadas.entries()) {
    if (i % SIN_PARAR === SIN_PARAR - 1) await ceder();
    const decidida = decidirFila(
      fila,
      {
        porClave: hallada,
        otraLinea: (clave, valor) => {
          const primera = lineas.primera(clave, valor);
          return primera !== undefined && primera < fila.linea ? primera : undefined;
        },
        lineaDe: (dato, valor) => {
          const primera = lineas.primera(dato, valor);
          return primera !== undefined && primera < fila.linea ? primera : undefined;
        },
        dueñoDe: (dato, valor) => dueños.get(`${dato}:${valor}`),
        homonimos: homonimos.get(nombreDe(fila)) ?? [],
        nombreDeGrupo: (id) => nombres.get(id) ?? 'otro grupo',
        supers,
      },
      contexto,
    );
    const suyos = reclamos(fila);
    const propias = Object.fromEntries(suyos);
    const cuenta = suyos
      .map(([clave, valor]) => hallada(clave, valor))
      .find((una) => una?.id === decidida.usuarioId && una);
    juzgadas.push({
      ...decidida,
      correo: propias.correo ?? null,
      usuario: propias.usuario ?? null,
      documento: propias.documento ?? null,
      cuenta,
    });
  }
  return juzgadas;
}
