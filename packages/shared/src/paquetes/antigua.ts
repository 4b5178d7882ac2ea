import { type Momento, REVISIONES_DE_PARTIDA } from '#evaluaciones/revision.ts';

type Crudo = Readonly<Record<string, unknown>>;

const { examen, repaso } = REVISIONES_DE_PARTIDA;

/** What each word said before there was a matrix. */
const REVISIONES = new Map<unknown, { readonly [M in Momento]: readonly string[] }>([
  ['al_entregar', repaso],
  ['al_cerrar', examen],
  ['nunca', { ...examen, al_cerrar: examen.al_entregar }],
]);

/** The rules of an evaluation of the first packages in today's words, as the academy's own were once put. */
export function reglasDeAhora(cruda: Crudo): Crudo {
  const { graciaSegundos: _, preguntasPorIntento: __, ...reglas } = cruda;
  const revision = REVISIONES.get(reglas['revision']);
  return {
    ...reglas,
    ...(revision && { revision }),
    ...(reglas['alVencer'] === 'descartar' && { alVencer: 'anular' }),
  };
}

const momentoDe = (valor: unknown): number | null => {
  const cuando = typeof valor === 'string' ? Date.parse(valor) : Number.NaN;
  return Number.isNaN(cuando) ? null : cuando;
};

/** The dates of an evaluation are its own and the only ones; the first packages also had those of its activity. */
export function conSusFechas(actividad: Crudo, evaluacion: Crudo): { actividad: Crudo; evaluacion: Crudo } {
  const { disponibleDesde = null, disponibleHasta = null, ...suya } = actividad;
  const abreEn = evaluacion['abreEn'] ?? disponibleDesde;
  const finales = [evaluacion['cierraEn'], disponibleHasta].filter((uno) => momentoDe(uno) !== null);
  const [primero = null] = finales.toSorted((a, b) => (momentoDe(a) ?? 0) - (momentoDe(b) ?? 0));
  const cabe = (momentoDe(primero) ?? 0) > (momentoDe(abreEn) ?? Number.NEGATIVE_INFINITY);
  return {
    actividad: { ...suya, reglaNota: null },
    evaluacion: {
      ...evaluacion,
      abreEn,
      cierraEn: primero !== null && cabe ? primero : (evaluacion['cierraEn'] ?? null),
    },
  };
}
