import type { EstadoDeCumplimiento } from '#cumplimiento/estado.ts';
import { diasQueFaltan, type Riesgo, type Ronda } from '#cumplimiento/riesgo.ts';
import { antesDe } from '#core/duraciones.ts';
import { diasEntre } from '#fechas/calendario.ts';
import { duracion } from '#fechas/en-palabras.ts';
import { diaEn } from '#fechas/en-zona.ts';
import { cuenta } from '#fechas/escribir-fecha.ts';

const ACABA: Partial<Record<EstadoDeCumplimiento, string>> = {
  por_renovar: 'caduca',
  en_gracia: 'el margen acaba',
};

type LoQueFalta = Omit<Ronda, 'empezo'>;

function cuandoAcaba({ limite, zona }: LoQueFalta, estado: EstadoDeCumplimiento, ahora: Date): string {
  // A day is over when the next one begins, and it is the former that is said.
  const faltan = diasEntre(diaEn(ahora, zona), diaEn(antesDe(limite, 1), zona));
  const cuando = faltan <= 0 ? 'hoy' : faltan === 1 ? 'mañana' : `en ${cuenta(faltan, 'día')}`;
  return `${ACABA[estado] ?? 'vence'} ${cuando}`;
}

const mayuscula = (frase: string) => frase.charAt(0).toUpperCase() + frase.slice(1);

/** Why somebody is at risk, to whoever follows them and to themselves. */
export function riesgoEnPalabras(
  { por }: Pick<Riesgo, 'por'>,
  ronda: LoQueFalta,
  estado: EstadoDeCumplimiento,
  ahora: Date,
): string {
  const acaba = cuandoAcaba(ronda, estado, ahora);
  if (por === 'fecha') return mayuscula(acaba);
  if (por === 'ultimo_cuarto') return `Queda menos de la cuarta parte del tiempo: ${acaba}`;
  const { minutos, ritmo } = ronda;
  return `Falta alrededor de ${duracion(minutos)}; a ${Math.round(ritmo)} min al día son ${cuenta(Math.ceil(diasQueFaltan(ronda) ?? 0), 'día')}, y ${acaba}`;
}
