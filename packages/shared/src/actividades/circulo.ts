import type { Requisitos } from '#actividades/requisitos.ts';

export interface ConRequisitos {
  readonly id: string;
  readonly titulo: string;
  readonly requisitos: Requisitos;
}

const esperadas = ({ condiciones }: Requisitos): string[] =>
  condiciones.flatMap((una) => ('actividadId' in una ? [una.actividadId] : []));

interface Paso {
  readonly una: ConRequisitos;
  readonly faltan: string[];
}

/** Activities that wait for one another in a ring, in that order; null when each can be reached some day. */
export function circuloEn(actividades: readonly ConRequisitos[]): ConRequisitos[] | null {
  const porId = new Map(actividades.map((una) => [una.id, una]));
  const vistas = new Set<string>();
  const enCamino = new Set<string>();
  const camino: Paso[] = [];
  const entrar = (una: ConRequisitos) => {
    vistas.add(una.id);
    enCamino.add(una.id);
    camino.push({ una, faltan: esperadas(una.requisitos).toReversed() });
  };

  // A list of its own instead of calls within calls: a chain may be longer than the stack.
  for (const primera of actividades) {
    if (!vistas.has(primera.id)) entrar(primera);
    for (let aqui = camino.at(-1); aqui; aqui = camino.at(-1)) {
      const siguiente = aqui.faltan.pop();
      if (siguiente === undefined) {
        enCamino.delete(aqui.una.id);
        camino.pop();
      } else if (enCamino.has(siguiente)) {
        return camino.slice(camino.findIndex(({ una }) => una.id === siguiente)).map(({ una }) => una);
      } else {
        const otra = porId.get(siguiente);
        if (otra && !vistas.has(siguiente)) entrar(otra);
      }
    }
  }
  return null;
}

const NOMBRADAS = 6;

/**
 * «No se puede: «A» espera a «B» y «B» espera a «A».»; the database says the same of what it refuses.
 * Twin: `requisitos_en_circulo` of `packages/server/src/base/reglas/actividades.sql`, held by `packages/server/src/features/actividades/circulo.test.ts`.
 */
export function fraseDeCirculo(titulos: readonly string[]): string {
  const [primero] = titulos;
  if (titulos.length === 1) return `No se puede: «${primero}» se espera a sí misma.`;
  const esperas = titulos.map((titulo, i) => `«${titulo}» espera a «${titulos[i + 1] ?? primero}»`);
  const antes = esperas.slice(0, -1);
  const dichas = antes.length < NOMBRADAS ? antes : [...antes.slice(0, NOMBRADAS - 1), '…'];
  return `No se puede: ${dichas.join(', ')} y ${esperas.at(-1)}.`;
}
