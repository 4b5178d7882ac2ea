import type { Actor } from '#core/actor.ts';
import type { FieldErrors } from '#core/errors.ts';
import { NOMBRES_DE_CAMPO } from '#cargas/campos.ts';
import { sinAdornos } from '#cargas/texto.ts';
import { DE_SI_MISMA } from '#campos/equipo.ts';
import { rellenaAlCrear, vistaDeCampo } from '#campos/policy.ts';
import type { Campo } from '#campos/schemas.ts';
import type { Valor, Valores } from '#campos/tipos.ts';
import { comprobarValor, type ValoresEscritos } from '#campos/valor.ts';

/** Where the sentence about a field's value is shown. */
export const lugarDeCampo = (id: string): string => `campos.${id}`;

/** «Fecha de alta» → `fecha_de_alta`; a number is put after one that is taken. */
export function claveDe(nombre: string, tomadas: readonly string[]): string {
  const letras = sinAdornos(nombre)
    .replace(/[º°ª]/g, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 40);
  const raiz = /^[a-z]/.test(letras) ? letras : `campo_${letras}`.replace(/_$/, '');
  let clave = raiz;
  for (let n = 2; tomadas.includes(clave); n++) clave = `${raiz}_${n}`;
  return clave;
}

const DE_TODOS = new Set([...Object.values(NOMBRES_DE_CAMPO), 'Contraseña'].map(sinAdornos));

/** Why a field can't be called so among the others, or null. */
export function errorDeNombre(nombre: string, otros: readonly string[]): string | null {
  const llano = sinAdornos(nombre);
  if (DE_TODOS.has(llano)) return 'Todas las personas tienen ya ese dato. Ponle otro nombre.';
  return otros.some((otro) => sinAdornos(otro) === llano) ? 'Ya hay un campo con ese nombre.' : null;
}

const NO_EXISTE = 'Ese campo no existe o no lo puedes ver.';
const NO_SE_CAMBIA = 'Este dato no lo puedes cambiar.';
export const FALTA = 'Este dato es obligatorio.';

interface Escritura {
  readonly actor: Actor;
  readonly campos: readonly Campo[];
  /** What the person has; null when they are being created. */
  readonly antes: Valores | null;
  /** Whose they are; null when they are being created. */
  readonly usuarioId: string | null;
  readonly dados: ValoresEscritos;
}

export interface Escrito {
  readonly valores: Valores;
  readonly errores: FieldErrors;
}

/**
 * What a person has once these values are written over those they had; a field that is not named stays. One out of
 * sight is refused as one that was never made.
 */
export function escribirValores({ actor, campos, antes, usuarioId, dados }: Escritura): Escrito {
  const suya = usuarioId === actor.id;
  const valores = new Map<string, Valor>(Object.entries(antes ?? {}));
  const errores: Record<string, string> = {};
  const porId = new Map(campos.map((campo) => [campo.id, campo]));
  for (const [id, dado] of Object.entries(dados)) {
    const campo = porId.get(id);
    const vista = campo ? (antes ? vistaDeCampo(actor, campo, suya) : alCrear(actor, campo)) : 'no';
    if (!campo || vista === 'no') errores[lugarDeCampo(id)] = NO_EXISTE;
    else {
      const actual = valores.get(id);
      const leido = comprobarValor(campo, dado, actual);
      if ('error' in leido) errores[lugarDeCampo(id)] = leido.error;
      else if ((leido.valor ?? undefined) === actual) continue;
      else if (vista !== 'edita') errores[lugarDeCampo(id)] = NO_SE_CAMBIA;
      else if (campo.equipo && leido.valor === usuarioId) errores[lugarDeCampo(id)] = DE_SI_MISMA;
      else if (leido.valor !== null) valores.set(id, leido.valor);
      else if (campo.obligatorio) errores[lugarDeCampo(id)] = FALTA;
      else valores.delete(id);
    }
  }
  if (antes === null)
    for (const campo of campos)
      if (campo.obligatorio && rellenaAlCrear(actor, campo) && !valores.has(campo.id))
        errores[lugarDeCampo(campo.id)] ??= FALTA;
  return { valores: Object.fromEntries(valores), errores };
}

const alCrear = (actor: Actor, campo: Campo) => (rellenaAlCrear(actor, campo) ? 'edita' : 'no');
