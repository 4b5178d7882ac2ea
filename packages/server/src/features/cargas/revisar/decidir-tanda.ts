import type { ClaveDeCarga } from '@catedra/shared/cargas/campos.ts';
import type { CuentaExistente } from '@catedra/shared/cargas/cuenta.ts';
import { decidirFila } from '@catedra/shared/cargas/decidir.ts';
import type { ContextoDeCarga } from '@catedra/shared/cargas/contexto.ts';
import type { FilaLeida, FilaJuzgada } from '#features/cargas/revisar/fila-juzgada.ts';
import { type Lineas, leerLineas } from '#features/cargas/revisar/lineas.ts';
import {
  nombreDe,
  porTodas,
  type Preparacion,
  type Preparada,
  prepararTanda,
} from '#features/cargas/revisar/preparar-tanda.ts';
import { darUsuarios } from '#features/cargas/revisar/usuarios-de-plantilla.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** Judges rows that were prepared; without `lineas` the other rows of the upload are asked what they claim. */
export async function juzgarTanda(
  db: Database | Tx,
  cargaId: string,
  { interpretadas, valores, cuentas, supers, dueños, desconocidas, homonimos }: Preparada,
  contexto: ContextoDeCarga,
  dadas?: Lineas,
): Promise<FilaJuzgada[]> {
  const juzgadasAhora = interpretadas.map(({ linea }) => linea);
  const lineas = dadas ?? (await leerLineas(db, cargaId, valores, juzgadasAhora));
  for (const fila of interpretadas)
    for (const [clave, valor] of [...fila.reclama, ...fila.reclamaPropios])
      lineas.anotar(clave, valor, fila.linea);
  await darUsuarios(
    db,
    cargaId,
    desconocidas.filter(
      ({ valores: { nombre, correo, usuario } }) => nombre && !correo && usuario === undefined,
    ),
    contexto,
    { cuentas: cuentas.usuario, lineas },
  );
  const nombres = new Map([...contexto.catalogo.grupos.values()].map(({ id, nombre }) => [id, nombre]));

  return porTodas(interpretadas, (fila): FilaJuzgada => {
    const anterior: Lineas['primera'] = (clave, valor) => {
      const primera = lineas.primera(clave, valor);
      return primera !== undefined && primera < fila.linea ? primera : undefined;
    };
    const decidida = decidirFila(
      fila,
      {
        porClave: (clave, valor) => cuentas[clave].get(valor),
        otraLinea: anterior,
        lineaDe: anterior,
        dueñoDe: (dato, valor) => dueños.get(`${dato}:${valor}`),
        homonimos: homonimos.get(nombreDe(fila)) ?? [],
        nombreDeGrupo: (id) => nombres.get(id) ?? 'otro grupo',
        supers,
      },
      contexto,
    );
    const claves: Record<ClaveDeCarga, string | null> = { correo: null, usuario: null, documento: null };
    let cuenta: CuentaExistente | undefined;
    for (const [clave, valor] of fila.reclama) {
      claves[clave] = valor;
      const hallada = cuentas[clave].get(valor);
      if (hallada?.id === decidida.usuarioId) cuenta ??= hallada;
    }
    return { ...decidida, ...claves, cuenta };
  });
}

interface Modo extends Preparacion {
  /** What earlier lines claim; without it the other rows of the upload are asked. */
  readonly lineas?: Lineas;
}

/** What these rows would do with the academy as it stands, in a handful of statements however many they are. */
export const decidirTanda = async (
  db: Database | Tx,
  cargaId: string,
  filas: readonly FilaLeida[],
  contexto: ContextoDeCarga,
  { lineas, ...modo }: Modo,
): Promise<FilaJuzgada[]> =>
  juzgarTanda(db, cargaId, await prepararTanda(db, cargaId, filas, contexto, modo), contexto, lineas);
