import { queSeGuardan } from '@catedra/shared/copias/turnos.ts';
import pg from 'pg';
import { leerLista, lugarDe } from '#features/copias/guardados.ts';
import { tomarTurno } from '#features/copias/hacer-copia.ts';
import { urlDe } from '#features/copias/la-academia.ts';
import type { Config } from '#platform/config.ts';
import { copiesIn, folderOf, momentOf, readManifest } from '#platform/vault/manifest.ts';
import type { Vault } from '#platform/vault/pieces.ts';

/** The things of the store that no copy names any more. */
async function quitarSinNombre(vault: Vault): Promise<void> {
  const nombrados = new Set<string>();
  for (const nombre of await copiesIn(vault)) {
    const { archivos } = await readManifest(vault, nombre);
    for (const clave of (await leerLista(vault, archivos.piezas)).keys()) nombrados.add(lugarDe(clave));
  }
  const sobran = [...(await vault.depot.list('archivos/')).keys()].filter((lugar) => !nombrados.has(lugar));
  if (sobran.length > 0) await vault.depot.remove(sobran);
}

/**
 * Takes away the copies that are too many, and what they alone named; gives back which. Nobody copies meanwhile: what a copy
 * has just put has no name until it ends. The manifest goes first, so that half a copy never passes for a whole one.
 */
export async function retirarViejas(vault: Vault, config: Config, ahora: Date): Promise<string[]> {
  const client = new pg.Client({ connectionString: urlDe(config), application_name: 'catedra-copia' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await tomarTurno(client);
    const hay = new Map((await copiesIn(vault)).map((nombre) => [momentOf(nombre), nombre]));
    const quedan = queSeGuardan([...hay.keys()], ahora, {
      zona: config.ZONA_HORARIA,
      noches: config.COPIAS_NOCHES,
      semanas: config.COPIAS_SEMANAS,
    });
    const viejas = [...hay].flatMap(([momento, nombre]) => (quedan.has(momento) ? [] : [nombre]));
    for (const nombre of viejas) {
      const cosas = [...(await vault.depot.list(folderOf(nombre))).keys()];
      const manifiesto = cosas.filter((cosa) => cosa.endsWith('/manifiesto.json'));
      await vault.depot.remove(manifiesto);
      await vault.depot.remove(cosas.filter((cosa) => !manifiesto.includes(cosa)));
    }
    if (viejas.length > 0) await quitarSinNombre(vault);
    return viejas;
  } finally {
    await client.end();
  }
}
