import { decidirFila } from '@catedra/shared/cargas/decidir.ts';
import type { ContextoDeCarga } from '@catedra/shared/cargas/contexto.ts';
import { propiosUnicos, reclamos } from '@catedra/shared/cargas/interpretar.ts';
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
    for (const [clave, valor] of [...reclamos(fila), ...propiosUnicos(fila, contexto)])
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
    const suyos = reclamos(fila);
    const propias = Object.fromEntries(suyos);
    const cuenta = suyos
      .map(([clave, valor]) => cuentas[clave].get(valor))
      .find((una) => una?.id === decidida.usuarioId && una);
    return {
      ...decidida,
      correo: propias.correo ?? null,
      usuario: propias.usuario ?? null,
      documento: propias.documento ?? null,
      cuenta,
    };
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
