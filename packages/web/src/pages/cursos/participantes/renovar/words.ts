import { PALABRAS_DE_NO_ABRIR } from '@catedra/shared/cumplimiento/actos.ts';
import type { AperturasPrevistas, MotivoDeNoAbrir } from '@catedra/shared/cumplimiento/aperturas.ts';
import { cuenta, dia, enumerar, numero } from '#ui/words/words.ts';

const PORQUE: Readonly<Record<MotivoDeNoAbrir, (varias: boolean) => string>> = {
  SIN_EL_CURSO: (varias) => `${varias ? 'ya no tienen' : 'ya no tiene'} el curso`,
  SIN_COMPLETAR: (varias) => `${varias ? 'no lo han' : 'no lo ha'} completado todavía`,
  NO_PUEDE_ENTRAR: (varias) => `${varias ? 'no pueden' : 'no puede'} entrar en la academia`,
  NADA_ABIERTO: (varias) => `no ${varias ? 'tendrían' : 'tendría'} nada abierto que hacer`,
  NO_ENCONTRADA: (varias) => (varias ? 'ya no existen o no puedes verlas' : 'ya no existe o no puedes verla'),
};

const personas = (cuantas: number) => `${numero(cuantas)} ${cuantas === 1 ? 'persona' : 'personas'}`;

function plazo({ fechas, personas: cuantas }: AperturasPrevistas, now: Date): string {
  if (!fechas) return '';
  const { primera, ultima } = fechas;
  if (primera === ultima) return `, con plazo hasta el ${dia(primera, now)}`;
  return cuantas === 2
    ? `, con plazo hasta el ${dia(primera, now)} y el ${dia(ultima, now)}`
    : `, con plazo entre el ${dia(primera, now)} y el ${dia(ultima, now)}, cada una el suyo`;
}

/** To whom it opens and until when; what keeps it from opening, where something does. */
export function loQuePasara(previstas: AperturasPrevistas, now: Date): string {
  if (previstas.impide) return PALABRAS_DE_NO_ABRIR[previstas.impide];
  if (previstas.personas === 0) return 'No hay a quién abrírsela.';
  return `Se abre a ${personas(previstas.personas)}${plazo(previstas, now)}.`;
}

/** What is told besides: whose day is another one, who has it open, who stays out and why. */
export function losDemas({ caducanAntes, iguales, fuera }: AperturasPrevistas): string[] {
  return [
    ...(caducanAntes > 0
      ? [
          `A ${personas(caducanAntes)} ${caducanAntes === 1 ? 'le caduca antes: su plazo es su propio día' : 'les caduca antes: su plazo es su propio día'}.`,
        ]
      : []),
    ...(iguales > 0 ? [`${personas(iguales)} ya la ${iguales === 1 ? 'tiene' : 'tienen'} abierta.`] : []),
    ...fuera.map(({ motivo, cuantas, ejemplos }) => {
      const resto = cuantas - ejemplos.length;
      const quienes = enumerar(resto > 0 ? [...ejemplos, `${numero(resto)} más`] : ejemplos);
      return `${personas(cuantas)} no: ${PORQUE[motivo](cuantas > 1)}${ejemplos.length > 0 ? ` (${quienes})` : ''}.`;
    }),
  ];
}

export const trasAbrir = (cuantas: number): string => `Renovación abierta a ${cuenta(cuantas, 'persona')}.`;
