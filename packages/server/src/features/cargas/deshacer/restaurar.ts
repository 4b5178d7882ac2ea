import { vistaDeCampo } from '@catedra/shared/campos/policy.ts';
import type { Campo } from '@catedra/shared/campos/schemas.ts';
import { type CampoDeCarga, esPropio, idDePropio, NOMBRES_DE_CAMPO } from '@catedra/shared/cargas/campos.ts';
import { type CuentaExistente, scopeDe } from '@catedra/shared/cargas/cuenta.ts';
import type { ContextoDeCarga } from '@catedra/shared/cargas/contexto.ts';
import type { CampoDePersona } from '@catedra/shared/cargas/interpretar.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import { PERFIL_SUPER } from '@catedra/shared/perfiles/permisos.ts';
import { quienNoPuedeMas } from '@catedra/shared/perfiles/quien-puede-mas.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';

export interface Restauracion {
  readonly valores: Partial<Record<CampoDePersona, string | null>>;
  /** Fields that stay as they are, and why. */
  readonly nota: string | null;
}

interface Mesa {
  readonly actor: ContextoDeCarga['actor'];
  /** Someone else has this e-mail, user name or document now. */
  readonly deOtro: (campo: string, valor: string, id: string) => boolean;
  /** Someone set it after the upload, even if to the same. */
  readonly tocado: (id: string, campo: string) => boolean;
  readonly supers: Set<string>;
  /** The academy's own fields as they are now. */
  readonly campos: readonly Campo[];
}

const propioDe = (campo: string, { campos }: Pick<Mesa, 'campos'>): Campo | undefined =>
  esPropio(campo) ? campos.find(({ id }) => id === idDePropio(campo)) : undefined;

const nombre = (campo: string, mesa: Mesa) =>
  esPropio(campo)
    ? `«${propioDe(campo, mesa)?.nombre ?? 'Un campo que ya no existe'}»`
    : (NOMBRES_DE_CAMPO[campo as CampoDeCarga] ?? campo).toLowerCase();

/** Why someone may not put this account back as it was, or null. */
export function porQueNoSeToca(cuenta: CuentaExistente | undefined, actor: Mesa['actor']): string | null {
  if (!cuenta) return 'La cuenta ya no existe.';
  if (cuenta.id === actor.id) return 'Es tu propia cuenta: no se toca.';
  if (!actor.otorgables.includes(cuenta.valores.perfil ?? ''))
    return `Tiene ahora el perfil «${cuenta.valores.perfil}», que puede más que el tuyo.`;
  if (!matches(quienNoPuedeMas(actor), scopeDe(cuenta))) return 'Tutoriza ahora grupos que tú no tutorizas.';
  return null;
}

function porQueSeQueda(
  campo: string,
  antes: string | null,
  despues: string | null,
  cuenta: CuentaExistente,
  mesa: Mesa,
) {
  const esOtro = (cuenta.valores[campo as CampoDePersona] || null) !== (despues || null);
  if (esOtro || mesa.tocado(cuenta.id, campo)) return `${nombre(campo, mesa)} cambió después`;
  if (antes && mesa.deOtro(campo, antes, cuenta.id)) return `${nombre(campo, mesa)} es ahora de otra persona`;
  if (campo === 'perfil' && !matches(quienNoPuedeMas(mesa.actor), { ...scopeDe(cuenta), perfil: antes }))
    return 'perfil anterior puede más que el tuyo';
  const propio = propioDe(campo, mesa);
  // A group may fill itself by it since: putting it back would move people whom the actor may not move.
  if (propio?.estado === 'activo' && vistaDeCampo(mesa.actor, propio, false) !== 'edita')
    return `no puedes cambiar «${propio.nombre}»`;
  return null;
}

/** The values to put back: those that still are what the upload wrote. */
export function restauracionDe(
  cuenta: CuentaExistente,
  cambios: Readonly<Record<string, readonly [string | null, string | null]>>,
  mesa: Mesa,
): Restauracion {
  const valores: Partial<Record<CampoDePersona, string | null>> = {};
  const quedan: string[] = [];
  for (const [campo, [antes, despues]] of Object.entries(cambios)) {
    if (campo === 'grupos') continue;
    const motivo = porQueSeQueda(campo, antes, despues, cuenta, mesa);
    if (motivo) quedan.push(motivo);
    else valores[campo as CampoDePersona] = antes;
  }
  if (Object.keys(valores).length > 0 && !matches(usuarios.policy.update(mesa.actor), scopeDe(cuenta)))
    return { valores: {}, nota: 'No tienes permiso para cambiar sus datos: se quedan como están.' };
  const despues = { ...cuenta.valores, ...valores };
  const eraSuper =
    mesa.supers.has(cuenta.id) && !(despues.perfil === PERFIL_SUPER && despues.estado === 'activo');
  if (eraSuper && mesa.supers.size === 1)
    return { valores: {}, nota: 'Es el último Super Administrador activo: se queda como está.' };
  if (eraSuper) mesa.supers.delete(cuenta.id);
  if (!despues.correo && !despues.usuario)
    return { valores: {}, nota: 'Se quedaría sin correo ni usuario: se queda como está.' };
  return { valores, nota: quedan.length > 0 ? `Se queda como está: ${quedan.join(', ')}.` : null };
}
