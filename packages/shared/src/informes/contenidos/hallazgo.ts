import { cuantas, enCifras } from '#informes/palabras.ts';

export interface LoQueHay {
  readonly todas: number;
  readonly sinContenido: number;
  readonly sinArchivo: number;
  readonly sinAbrir: number;
}

const actividades = (n: number) => cuantas(n, 'actividad', 'actividades');

/** What nobody can use comes before what nobody opened. */
export function hallazgoDe({ todas, sinContenido, sinArchivo, sinAbrir }: LoQueHay): string {
  if (todas === 0) return 'No hay ninguna actividad en los cursos publicados';
  const abiertas =
    sinAbrir === 0 ? '' : `${enCifras(sinAbrir)} no ${sinAbrir === 1 ? 'la' : 'las'} ha abierto nadie`;
  const rotas = sinContenido + sinArchivo;
  if (rotas === 0)
    return sinAbrir === 0
      ? 'Todas las actividades se pueden hacer y alguien las ha abierto'
      : `Todas las actividades se pueden hacer; ${abiertas}`;
  const malas = `${actividades(rotas)} no se ${rotas === 1 ? 'puede' : 'pueden'} hacer`;
  return abiertas ? `${malas}; ${abiertas}` : malas;
}

export const alcanceDe = ({ todas }: LoQueHay): string =>
  `De ${actividades(todas)} en los cursos publicados. Los enlaces a otros sitios no se comprueban.`;
