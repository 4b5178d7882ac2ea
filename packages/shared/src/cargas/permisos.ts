import type { CampoDePersona } from '#cargas/interpretar.ts';
import type { ContextoDeCarga } from '#cargas/contexto.ts';
import { type CuentaExistente, scopeDe } from '#cargas/cuenta.ts';
import { matches } from '#core/scope.ts';
import { puedeTraerPersona } from '#grupos/rules.ts';
import { PERFIL_SUPER } from '#perfiles/permisos.ts';
import { quienNoPuedeMas } from '#perfiles/quien-puede-mas.ts';
import { usuarios } from '#usuarios/collection.ts';

interface Cambio {
  readonly persona: CuentaExistente;
  readonly valores: Partial<Record<CampoDePersona, string | null>>;
  readonly entra: readonly string[];
  readonly sale: readonly string[];
  readonly cambia: boolean;
}

interface Motivo {
  readonly texto: string;
  readonly campo?: CampoDePersona;
}

/** The last holder of the highest profile keeps it. Takes out of `supers` whoever loses it by right. */
function pierdeElUltimo({ persona, valores }: Cambio, supers: Set<string>): boolean {
  if (!supers.has(persona.id)) return false;
  const { perfil, estado } = { ...persona.valores, ...valores };
  if (perfil === PERFIL_SUPER && estado === 'activo') return false;
  if (supers.size === 1) return true;
  supers.delete(persona.id);
  return false;
}

/** Why an upload may not do this to an account that its owner sees, or null when it may. */
export function porQueNoCambia(
  cambio: Cambio,
  supers: Set<string>,
  contexto: ContextoDeCarga,
): Motivo | null {
  const { actor, opciones } = contexto;
  const { persona, valores, entra, cambia } = cambio;
  const clave = opciones.clave;
  const scope = scopeDe(persona);
  if (!cambia) return null;
  if (persona.id === actor.id)
    return { texto: 'Es tu propia cuenta: una carga masiva no la cambia. Deja fuera la fila.' };
  if (opciones.modo === 'crear')
    return {
      campo: clave,
      texto:
        'Ya hay una cuenta con estos datos y la fila dice otra cosa. Déjala fuera o elige «Crear y actualizar».',
    };
  if (!actor.otorgables.includes(persona.valores.perfil ?? ''))
    return {
      texto: `Tiene el perfil «${persona.valores.perfil}», que puede más que el tuyo: no puedes cambiar su cuenta.`,
    };
  if (Object.keys(valores).length > 0) {
    const despues = { ...persona.valores, ...valores };
    if (![scope, { ...scope, perfil: despues.perfil }].every((una) => matches(quienNoPuedeMas(actor), una)))
      return {
        texto:
          'Tutoriza grupos que tú no tutorizas: no puedes cambiar su cuenta. Pídeselo a quien administra la academia.',
      };
    if (!matches(usuarios.policy.update(actor), scope))
      return {
        texto:
          'No tienes permiso para cambiar los datos de esta persona. Pídeselo a quien administra la academia.',
      };
    if (!despues.correo && !despues.usuario)
      return { campo: 'correo', texto: 'Se quedaría sin correo ni usuario, y hace falta uno para entrar.' };
  }
  if (!entra.every((grupo) => puedeTraerPersona(actor, grupo, persona.grupoIds)))
    return { texto: 'Solo puedes añadir a tus grupos a personas que ya están en alguno de ellos.' };
  if (pierdeElUltimo(cambio, supers))
    return { campo: 'perfil', texto: 'Es el último Super Administrador activo: debe quedar al menos uno.' };
  return null;
}
