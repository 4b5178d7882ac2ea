import type { ResumenDeCarga } from '@catedra/shared/cargas/schemas.ts';
import { cuenta } from '#ui/words/words.ts';

type Parte = 'nuevas' | 'cambian' | 'iguales' | 'errores';

const PALABRAS: Readonly<Record<Parte, string>> = {
  nuevas: 'Nuevas',
  cambian: 'Cambian',
  iguales: 'Iguales',
  errores: 'Errores',
};

/** The rows of an upload by what became of them, or what would; none before it is reviewed. */
export function partesDeCarga({ resultado, contadores }: Pick<ResumenDeCarga, 'resultado' | 'contadores'>) {
  if (!contadores) return [];
  const filas: Readonly<Record<Parte, number>> = resultado
    ? {
        nuevas: resultado.creadas,
        cambian: resultado.actualizadas,
        iguales: resultado.iguales,
        errores: contadores.errores + resultado.fallidas,
      }
    : contadores;
  return (Object.keys(PALABRAS) as Parte[]).map((id) => ({ id, label: PALABRAS[id], filas: filas[id] }));
}

/** «Última carga: 8 filas con errores» */
export function hallazgoDeCarga(carga: Pick<ResumenDeCarga, 'estado' | 'resultado' | 'contadores'>): string {
  const errores = partesDeCarga(carga).find(({ id }) => id === 'errores')?.filas ?? 0;
  const conErrores = `Última carga: ${cuenta(errores, 'fila con errores', 'filas con errores')}`;
  switch (carga.estado) {
    case 'leida':
    case 'revisando':
      return 'Última carga: sin revisar';
    case 'revisada':
      return errores > 0 ? conErrores : 'Última carga: sin importar';
    case 'importando':
      return 'Una carga está entrando ahora';
    case 'deshaciendo':
      return 'Una carga se está deshaciendo';
    case 'deshecha':
      return 'Última carga: deshecha';
    case 'fallida':
      return 'La última carga se detuvo';
    case 'importada':
      return errores > 0 ? conErrores : 'Última carga: entró entera';
  }
}
