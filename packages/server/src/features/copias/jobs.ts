import { tocaCopia, tocaPrueba } from '@catedra/shared/copias/turnos.ts';
import { HORA, SEGUNDO } from '@catedra/shared/core/duraciones.ts';
import { hacerCopia } from '#features/copias/hacer-copia.ts';
import { nombresDeReglas, urlDe } from '#features/copias/la-academia.ts';
import { lectorDeCopias } from '#features/copias/leer-copias.ts';
import { probarCopia } from '#features/copias/probar-copia.ts';
import { exigirSitio } from '#features/copias/sitio-para-probar.ts';
import { retirarViejas } from '#features/copias/retirar-viejas.ts';
import { job } from '#platform/job.ts';
import type { Platform } from '#platform/platform.ts';
import { copiesIn, momentOf } from '#platform/vault/manifest.ts';
import { isMarked, openDepot, openVault } from '#platform/vault/open-vault.ts';
import type { Vault } from '#platform/vault/pieces.ts';
import { isBeingCopied } from '#platform/vault/turn.ts';
import { VERSION } from '#platform/version.ts';

/** A copy lasts what it lasts: while it is made nobody takes it for lost. */
const LONGEST_S = (12 * HORA) / SEGUNDO;
/** What failed now is tried at the next hour, by itself. */
const HOURLY = { retryLimit: 0, longest: LONGEST_S } as const;

const elLugar = async ({ config }: Platform) => {
  const { COPIAS_DESTINO, COPIAS_CLAVE } = config;
  if (!COPIAS_DESTINO) return null;
  const depot = openDepot(COPIAS_DESTINO, config);
  return (await isMarked(depot)) ? openVault(depot, COPIAS_CLAVE) : null;
};

/** A copy, and then those that are too many go. Whoever is making one already is left to it. */
async function copiar(platform: Platform): Promise<void> {
  const { config, clock, db } = platform;
  const { COPIAS_DESTINO } = config;
  if (!COPIAS_DESTINO || (await isBeingCopied(db))) return;
  await hacerCopia({
    url: urlDe(config),
    config,
    destino: COPIAS_DESTINO,
    reglas: nombresDeReglas(),
    version: VERSION,
  });
  const vault = await elLugar(platform);
  if (vault) await retirarViejas(vault, config, clock.now());
}

async function copiarSiToca(platform: Platform): Promise<void> {
  const { config, clock } = platform;
  if (!config.COPIAS_DESTINO) return;
  const vault = await elLugar(platform);
  const ultima = vault && (await copiesIn(vault)).at(-1);
  if (tocaCopia(ultima ? momentOf(ultima) : null, clock.now(), config.ZONA_HORARIA)) await copiar(platform);
}

async function probar(platform: Platform, vault: Vault, nombre: string): Promise<void> {
  await exigirSitio(platform);
  await probarCopia(vault, urlDe(platform.config), nombre, platform.clock.now());
}

async function probarSiToca(platform: Platform): Promise<void> {
  const vault = await elLugar(platform);
  if (!vault || (await isBeingCopied(platform.db))) return;
  const hay = await lectorDeCopias()(vault);
  const pruebas = hay.flatMap(({ prueba }) => (prueba ? [new Date(prueba.en).getTime()] : []));
  const ultima = pruebas.length > 0 ? new Date(Math.max(...pruebas)) : null;
  if (hay[0] && tocaPrueba(ultima, platform.clock.now())) await probar(platform, vault, hay[0].nombre);
}

export const hacerCopiaPedida = job('copias.hacer', copiar, HOURLY);

export const probarCopiaPedida = job<{ nombre: string }>(
  'copias.probar',
  async (platform, { nombre }) => {
    const vault = await elLugar(platform);
    // It may have been taken away while it waited.
    if (!vault || !(await copiesIn(vault)).includes(nombre)) return;
    await probar(platform, vault, nombre);
  },
  HOURLY,
);

export const copiasJobs = [
  job('copias.cada-noche', copiarSiToca, { schedule: '5 * * * *', ...HOURLY }),
  job('copias.cada-semana', probarSiToca, { schedule: '35 * * * *', ...HOURLY }),
  hacerCopiaPedida,
  probarCopiaPedida,
];
