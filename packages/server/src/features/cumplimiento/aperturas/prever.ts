import { datosInvalidos } from '@catedra/shared/core/errors.ts';
import { decideApertura, errorDeDiaPara, ultimoDiaPara } from '@catedra/shared/cumplimiento/abrir.ts';
import { porQueNoAbre } from '@catedra/shared/cumplimiento/actos.ts';
import {
  type AperturasPrevistas,
  demasiadasAperturas,
  MAX_APERTURAS,
  type MotivoDeNoAbrir,
  type PreverAperturas,
} from '@catedra/shared/cumplimiento/aperturas.ts';
import type { Dia } from '@catedra/shared/fechas/calendario.ts';
import type { Fila } from '#features/cumplimiento/aperturas/candidatas.ts';

const EJEMPLOS = 5;

export interface Curso {
  readonly estado: string;
  readonly terminaEn: string | null;
}

export interface Apertura {
  readonly fila: Fila;
  readonly dia: Dia | null;
}

export interface Plan {
  readonly abren: readonly Apertura[];
  readonly previstas: AperturasPrevistas;
}

function losDeFuera(fuera: readonly (readonly [MotivoDeNoAbrir, Fila])[], perdidas: number) {
  const motivos = new Map<MotivoDeNoAbrir, string[]>();
  for (const [motivo, { nombre, apellidos }] of fuera)
    motivos.set(motivo, [...(motivos.get(motivo) ?? []), `${nombre} ${apellidos}`.trim()]);
  return [
    ...[...motivos].map(([motivo, nombres]) => ({
      motivo,
      cuantas: nombres.length,
      ejemplos: nombres.slice(0, EJEMPLOS),
    })),
    ...(perdidas > 0 ? [{ motivo: 'NO_ENCONTRADA' as const, cuantas: perdidas, ejemplos: [] }] : []),
  ];
}

/** What keeps anybody from renewing the course: that something is open is looked at for each one. */
function loQueImpide({ estado, terminaEn }: Curso, now: Date): AperturasPrevistas['impide'] {
  const porque = porQueNoAbre({
    publicado: estado === 'publicado',
    terminado: terminaEn !== null && Date.parse(terminaEn) <= now.getTime(),
    algoAbierto: true,
  });
  return porque === 'nada_abierto' ? null : porque;
}

/** To whom it opens, up to which day, who stays out and why. */
export function planear(
  curso: Curso,
  filas: readonly Fila[],
  { quienes, ultimoDia }: PreverAperturas,
  { now, hoy }: { readonly now: Date; readonly hoy: Dia },
): Plan {
  const impide = loQueImpide(curso, now);
  const decididas = filas.map((fila) => [decideApertura(fila), fila] as const);
  const abren = decididas.flatMap(([decision, fila]) =>
    decision === 'abrir' && !impide ? [{ fila, dia: ultimoDiaPara(ultimoDia, fila) }] : [],
  );
  if (abren.length > MAX_APERTURAS) throw demasiadasAperturas();
  const filasQueAbren = abren.map(({ fila }) => fila);
  const error = errorDeDiaPara(ultimoDia, hoy, filasQueAbren);
  if (error && ultimoDia !== null) throw datosInvalidos({ ultimoDia: error });
  const dias = abren.flatMap(({ dia }) => dia ?? []).toSorted();
  const [primera, ultima] = [dias[0], dias.at(-1)];
  const perdidas = 'usuarioIds' in quienes ? new Set(quienes.usuarioIds).size - filas.length : 0;
  return {
    abren,
    previstas: {
      personas: abren.length,
      fechas: primera && ultima && !error ? { primera, ultima } : null,
      faltaDia: error !== null,
      caducanAntes:
        ultimoDia === null ? 0 : abren.filter(({ dia }) => dia !== null && dia < ultimoDia).length,
      iguales: decididas.filter(([decision]) => decision === 'igual').length,
      fuera: losDeFuera(
        decididas.flatMap(([decision, fila]) =>
          decision === 'abrir' || decision === 'igual' ? [] : [[decision, fila] as const],
        ),
        perdidas,
      ),
      impide,
    },
  };
}
