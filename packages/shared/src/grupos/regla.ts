import { z } from 'zod';
import { cabeEnCampo, condicionDeCampo, cumple, MAX_CONDICIONES } from '#campos/condicion.ts';
import type { FormaDeCampo, Valores } from '#campos/tipos.ts';
import { entero, id } from '#core/fields.ts';

const MAX_DIAS = 36_500;
const enDias = entero(0, MAX_DIAS);
const perfiles = z.array(id()).min(1, 'Elige al menos un perfil.').max(50);

/** What a rule asks of a person: of the academy's own fields, of their profile and of their state. Never of their groups. */
export const condicionDeRegla = z.discriminatedUnion('es', [
  ...condicionDeCampo.options,
  /** Days since a date of the past, and until one to come. */
  z.strictObject({ campo: id(), es: z.literal('haceMasDe'), dias: enDias }),
  z.strictObject({ campo: id(), es: z.literal('haceMenosDe'), dias: enDias }),
  z.strictObject({ campo: id(), es: z.literal('faltanMenosDe'), dias: enDias }),
  z.strictObject({ es: z.literal('perfil'), a: perfiles }),
  z.strictObject({ es: z.literal('otroPerfil'), a: perfiles }),
  z.strictObject({ es: z.literal('estado'), a: z.enum(['activo', 'suspendido']) }),
]);
export type CondicionDeRegla = z.output<typeof condicionDeRegla>;

export const CUMPLE = ['todas', 'alguna'] as const;

export const regla = z.strictObject({
  cumple: z.enum(CUMPLE),
  condiciones: z
    .array(condicionDeRegla)
    .min(1, 'Pon al menos una condición.')
    .max(MAX_CONDICIONES, `Como mucho ${MAX_CONDICIONES} condiciones.`),
});
export type Regla = z.output<typeof regla>;

export interface PersonaDeRegla {
  readonly campos: Valores;
  readonly perfil: string;
  readonly estado: string;
}

/** What a rule is read with: the fields, the profiles by id, and the day it is in the academy. */
export interface ContextoDeRegla {
  readonly campos: ReadonlyMap<string, FormaDeCampo & { readonly nombre: string }>;
  readonly perfiles: ReadonlyMap<string, string>;
  readonly hoy: string;
}

/** A day so many days later. */
export function masDias(dia: string, cuantos: number): string {
  const fecha = new Date(`${dia}T00:00:00Z`);
  fecha.setUTCDate(fecha.getUTCDate() + cuantos);
  return fecha.toISOString().slice(0, 10);
}

const RELATIVAS = ['haceMasDe', 'haceMenosDe', 'faltanMenosDe'] as const;
type Relativa = Extract<CondicionDeRegla, { es: (typeof RELATIVAS)[number] }>;
export const esRelativa = (condicion: CondicionDeRegla): condicion is Relativa =>
  (RELATIVAS as readonly string[]).includes(condicion.es);

/** From which day and until before which one a date meets it; a day that is missing is never reached. */
export function periodo(condicion: Relativa): { desde: number; antesDe: number | null } {
  switch (condicion.es) {
    case 'haceMasDe':
      return { desde: condicion.dias + 1, antesDe: null };
    case 'haceMenosDe':
      return { desde: 0, antesDe: condicion.dias };
    case 'faltanMenosDe':
      return { desde: 1 - condicion.dias, antesDe: 1 };
  }
}

function cumpleRelativa(condicion: Relativa, suyo: string, hoy: string): boolean {
  const { desde, antesDe } = periodo(condicion);
  return hoy >= masDias(suyo, desde) && (antesDe === null || hoy < masDias(suyo, antesDe));
}

/** Whether a person meets a condition; the database asks the same in `condicionDeReglaSql`. */
export function cumpleCondicion(
  condicion: CondicionDeRegla,
  persona: PersonaDeRegla,
  { campos, perfiles: nombres, hoy }: ContextoDeRegla,
): boolean {
  if (condicion.es === 'estado') return persona.estado === condicion.a;
  if (condicion.es === 'perfil' || condicion.es === 'otroPerfil')
    return condicion.a.some((uno) => nombres.get(uno) === persona.perfil) === (condicion.es === 'perfil');
  const campo = campos.get(condicion.campo);
  const suyo = persona.campos[condicion.campo];
  if (!campo) return false;
  if (!esRelativa(condicion)) return cumple(campo, condicion, suyo);
  return typeof suyo === 'string' && cumpleRelativa(condicion, suyo, hoy);
}

export function cumpleRegla(
  { cumple: cuantas, condiciones }: Regla,
  persona: PersonaDeRegla,
  contexto: ContextoDeRegla,
): boolean {
  const una = (condicion: CondicionDeRegla) => cumpleCondicion(condicion, persona, contexto);
  return cuantas === 'todas' ? condiciones.every(una) : condiciones.some(una);
}

/** The days to come on which a person may begin or stop meeting the rule by themselves, first ones first. */
function diasDeCambio({ condiciones }: Regla, { campos }: PersonaDeRegla, hoy: string): string[] {
  const dias = condiciones.filter(esRelativa).flatMap((condicion) => {
    const suyo = campos[condicion.campo];
    if (typeof suyo !== 'string') return [];
    const { desde, antesDe } = periodo(condicion);
    return [masDias(suyo, desde), ...(antesDe === null ? [] : [masDias(suyo, antesDe)])];
  });
  return [...new Set(dias)].filter((dia) => dia > hoy).toSorted();
}

/** The first day on which someone who is out would be in, or the other way round, if nothing of them changed. */
export function diaEnQueCambia(
  suya: Regla,
  persona: PersonaDeRegla,
  contexto: ContextoDeRegla,
): string | null {
  const ahora = cumpleRegla(suya, persona, contexto);
  return (
    diasDeCambio(suya, persona, contexto.hoy).find(
      (hoy) => cumpleRegla(suya, persona, { ...contexto, hoy }) !== ahora,
    ) ?? null
  );
}

/** The fields a rule looks at, and the profiles. */
export function usosDeRegla({ condiciones }: Regla): { campos: string[]; perfiles: string[] } {
  const campos = condiciones.flatMap((una) => ('campo' in una ? [una.campo] : []));
  const deTodos = condiciones.flatMap((una) => (una.es === 'perfil' || una.es === 'otroPerfil' ? una.a : []));
  return { campos: [...new Set(campos)], perfiles: [...new Set(deTodos)] };
}

/** Why a condition can't be asked, or null. */
function errorDeCondicion(condicion: CondicionDeRegla, contexto: ContextoDeRegla): string | null {
  if (condicion.es === 'perfil' || condicion.es === 'otroPerfil')
    return condicion.a.every((uno) => contexto.perfiles.has(uno)) ? null : 'Hay un perfil que ya no existe.';
  if (condicion.es === 'estado') return null;
  const campo = contexto.campos.get(condicion.campo);
  if (!campo) return 'Hay un campo que ya no existe o que no puedes ver. Quita su condición.';
  const cabe = esRelativa(condicion) ? campo.tipo === 'fecha' : cabeEnCampo(campo, condicion);
  if (!cabe) return `«${campo.nombre}» no se puede preguntar así. Cambia la condición.`;
  if (campo.tipo === 'lista' && (condicion.es === 'igual' || condicion.es === 'distinto')) {
    const falta = condicion.a.some((uno) => !campo.opciones.some(({ id: suyo }) => suyo === uno));
    if (falta) return `Hay un valor que ya no está en «${campo.nombre}». Elige otro.`;
  }
  return null;
}

/** By the place of each condition that can't be asked. */
export function erroresDeRegla({ condiciones }: Regla, contexto: ContextoDeRegla): Record<string, string> {
  return Object.fromEntries(
    condiciones.flatMap((una, i) => {
      const error = errorDeCondicion(una, contexto);
      return error ? [[`condiciones.${i}`, error] as const] : [];
    }),
  );
}
