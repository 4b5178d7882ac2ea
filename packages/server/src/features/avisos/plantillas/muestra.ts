import { escribePlantillas } from '@catedra/shared/avisos/policy.ts';
import type { Escrito } from '@catedra/shared/avisos/plantilla.ts';
import type { MuestraDeCorreo } from '@catedra/shared/avisos/plantillas.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { mensajeDe, sePuedeDejar } from '#features/avisos/hoja/mensaje.ts';
import { conPlantilla } from '#features/avisos/plantillas/aplicar.ts';
import { exigirQueSirva } from '#features/avisos/plantillas/exigir.ts';
import { laEditable } from '#features/avisos/plantillas/leer.ts';
import { leerPersona } from '#features/avisos/plantillas/persona.ts';
import type { Database } from '#platform/db/pool.ts';
import type { Platform } from '#platform/platform.ts';

/** In the place of the key with which it is stopped: a sample stops nothing. */
const SIN_CLAVE = 'muestra';

/** The mail itself with these words, of what it is about in its sample. */
export async function verMuestra(
  platform: Platform,
  db: Database,
  actor: Actor,
  clave: string,
  escrito: Escrito,
): Promise<MuestraDeCorreo> {
  if (escribePlantillas(actor) !== true) throw sinPermiso();
  const una = laEditable(clave);
  exigirQueSirva(una, escrito);
  const { persona, entera, zona } = await leerPersona(db, actor);
  const { carta, valores } = una.muestra(persona, zona, platform);
  const academia = platform.config.ACADEMIA;
  const suya = conPlantilla(carta, escrito, { nombre: persona.nombre, academia }, valores);
  const {
    asunto,
    html = '',
    texto,
  } = mensajeDe(suya, {
    para: persona.correo,
    persona: entera,
    evento: una.evento,
    academia,
    sitio: platform.site,
    clave: sePuedeDejar(una.evento) ? SIN_CLAVE : null,
  });
  return { asunto, html, texto };
}
