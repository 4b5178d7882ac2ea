import { COST } from '#features/sesion/passwords/cost.ts';
import { hashElsewhere } from '#features/sesion/passwords/hasher.ts';

const PREFIX = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** Made at another cost: it is made again when the password is at hand. */
export const esAntigua = (guardada: string): boolean =>
  guardada.startsWith('$argon2') && !guardada.startsWith(PREFIX);

/** The same letters typed on another keyboard are the same password. */
export const composed = (contraseña: string): string => contraseña.normalize('NFC');

export const hashContraseña = async (contraseña: string): Promise<string> =>
  String(await hashElsewhere(composed(contraseña), null, COST));

let nobody: Promise<string> | undefined;

function ofNobody(): Promise<string> {
  nobody ??= hashContraseña('de nadie').catch((error: unknown) => {
    nobody = undefined;
    throw error;
  });
  return nobody;
}

/** Checks against nobody's hash when there is none, so that an unknown person takes as long as a known one. */
export async function esContraseña(guardada: string | null, contraseña: string): Promise<boolean> {
  const against = guardada ?? (await ofNobody());
  const right = await hashElsewhere(composed(contraseña), against, COST);
  return right === true && guardada !== null;
}
