import type { CuentaExistente } from '@catedra/shared/cargas/cuenta.ts';
import type { ContextoDeCarga } from '@catedra/shared/cargas/contexto.ts';
import { darUsuario, type FilaInterpretada } from '@catedra/shared/cargas/interpretar.ts';
import { baseDeUsuario } from '@catedra/shared/cargas/nombres.ts';
import { sinAdornos } from '@catedra/shared/cargas/texto.ts';
import { leerReclamadas } from '#features/cargas/revisar/cuentas.ts';
import { leerLineas, type Lineas } from '#features/cargas/revisar/lineas.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

const VENTANA = 10;

const candidatos = (base: string, desde: number, cuantos: number): string[] =>
  Array.from({ length: cuantos }, (_, i) => (desde + i === 1 ? base : `${base}${desde + i}`));

const seLlamaIgual = (fila: FilaInterpretada, { valores }: CuentaExistente): boolean =>
  sinAdornos(`${fila.valores.nombre} ${fila.valores.apellidos ?? ''}`) ===
  sinAdornos(`${valores.nombre} ${valores.apellidos}`);

interface Mesa {
  readonly cuentas: Map<string, CuentaExistente>;
  readonly lineas: Lineas;
}

/** The first user name that is free, or that is already this very person's when nothing else says who they are. */
function elegir(
  fila: FilaInterpretada,
  opciones: readonly string[],
  { cuentas, lineas }: Mesa,
): string | null {
  const soloNombre = !fila.valores.correo && !fila.valores.documento;
  for (const usuario of opciones) {
    const linea = lineas.primera('usuario', usuario);
    if (linea !== undefined && linea < fila.linea) continue;
    const cuenta = cuentas.get(usuario);
    if (!cuenta || (soloNombre && seLlamaIgual(fila, cuenta))) return usuario;
  }
  return null;
}

/** Gives a user name to the rows that come without one; the accounts they meet are added to `porUsuario`. */
export async function darUsuarios(
  db: Database | Tx,
  cargaId: string,
  filas: readonly FilaInterpretada[],
  contexto: ContextoDeCarga,
  mesa: Mesa,
): Promise<void> {
  const plantilla = contexto.opciones.usuarioPlantilla;
  if (plantilla === 'ninguna') return;
  let pendientes = filas
    .map((fila) => ({
      fila,
      base: baseDeUsuario(plantilla, fila.valores.nombre ?? '', fila.valores.apellidos ?? ''),
    }))
    .filter(({ base }) => base !== '');
  for (let desde = 1, ancho = VENTANA; pendientes.length > 0; desde += ancho, ancho *= 4) {
    const porBase = Map.groupBy(pendientes, ({ base }) => base);
    const cuantos = (base: string) => ancho + (porBase.get(base)?.length ?? 0);
    const todos = new Set([...porBase.keys()].flatMap((base) => candidatos(base, desde, cuantos(base))));
    const valores = { correo: new Set<string>(), usuario: todos, documento: new Set<string>() };
    const [halladas, otras] = await Promise.all([
      leerReclamadas(db, valores, false),
      leerLineas(
        db,
        cargaId,
        valores,
        filas.map(({ linea }) => linea),
      ),
    ]);
    for (const cuenta of halladas)
      if (cuenta.valores.usuario) mesa.cuentas.set(cuenta.valores.usuario, cuenta);
    for (const usuario of todos) {
      const linea = otras.primera('usuario', usuario);
      if (linea !== undefined) mesa.lineas.anotar('usuario', usuario, linea);
    }
    const quedan: typeof pendientes = [];
    for (const pendiente of pendientes) {
      const usuario = elegir(
        pendiente.fila,
        candidatos(pendiente.base, desde, cuantos(pendiente.base)),
        mesa,
      );
      if (usuario === null) {
        quedan.push(pendiente);
        continue;
      }
      darUsuario(pendiente.fila, usuario);
      mesa.lineas.anotar('usuario', usuario, pendiente.fila.linea);
    }
    pendientes = quedan;
  }
}
