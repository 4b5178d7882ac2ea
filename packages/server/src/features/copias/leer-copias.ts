import type { Copia, Copias } from '@catedra/shared/copias/schemas.ts';
import { proximaCopia } from '@catedra/shared/copias/turnos.ts';
import { leerPrueba } from '#features/copias/probar-copia.ts';
import { describeFailure } from '#platform/describe-failure.ts';
import type { Platform } from '#platform/platform.ts';
import { CopyError, placeProblem } from '#platform/vault/errors.ts';
import { copiesIn, type Manifest, readManifest } from '#platform/vault/manifest.ts';
import { isMarked, openDepot, openVault } from '#platform/vault/open-vault.ts';
import type { Vault } from '#platform/vault/pieces.ts';
import { isBeingCopied } from '#platform/vault/turn.ts';

const enCopia = ({ nombre, momento, terminada, base, archivos }: Manifest): Omit<Copia, 'prueba'> => ({
  nombre,
  momento,
  segundos: Math.max(0, (Date.parse(terminada) - Date.parse(momento)) / 1000),
  bytes: base.piezas.reduce((suma, { bytes }) => suma + bytes, archivos.bytes),
  archivos: archivos.cuantos,
  faltaban: archivos.faltaban,
});

/** The copies of a place, the last one first. What one says of itself never changes, and is read once. */
export function lectorDeCopias(): (vault: Vault) => Promise<Copia[]> {
  const leidas = new Map<string, Omit<Copia, 'prueba'>>();
  return async (vault) => {
    const nombres = (await copiesIn(vault)).toReversed();
    for (const nombre of leidas.keys()) if (!nombres.includes(nombre)) leidas.delete(nombre);
    return Promise.all(
      nombres.map(async (nombre) => {
        const una = leidas.get(nombre) ?? enCopia(await readManifest(vault, nombre));
        leidas.set(nombre, una);
        return { ...una, prueba: await leerPrueba(vault, nombre) };
      }),
    );
  };
}

/** The copies that there are and when the next one is due; where their place can't be read, why. */
export async function leerCopias(
  { config, clock, pools }: Pick<Platform, 'config' | 'clock' | 'pools'>,
  leer: (vault: Vault) => Promise<Copia[]>,
): Promise<Copias> {
  const { COPIAS_DESTINO, COPIAS_CLAVE, ZONA_HORARIA: zona } = config;
  const comun = { zona, noches: config.COPIAS_NOCHES, semanas: config.COPIAS_SEMANAS };
  if (!COPIAS_DESTINO)
    return { ...comun, destino: null, problema: null, enMarcha: false, copias: [], proxima: null };
  const enMarcha = await isBeingCopied(pools.reports);
  const destino = { lugar: COPIAS_DESTINO, cifradas: COPIAS_CLAVE !== undefined };
  try {
    const depot = openDepot(COPIAS_DESTINO, config);
    // Before the first copy the place is not one of copies yet, and nothing is wrong with that.
    const hay = (await isMarked(depot)) ? await leer(await openVault(depot, COPIAS_CLAVE)) : [];
    const ultima = hay[0] ? new Date(hay[0].momento) : null;
    const proxima = proximaCopia(ultima, clock.now(), zona).toISOString();
    return { ...comun, destino, problema: null, enMarcha, copias: hay, proxima };
  } catch (error) {
    const dicho = placeProblem(error, COPIAS_DESTINO);
    const problema = dicho instanceof CopyError ? dicho.message : describeFailure(error).message;
    return { ...comun, destino, problema, enMarcha, copias: [], proxima: null };
  }
}
