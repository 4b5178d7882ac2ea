import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { SEGUNDO } from '@catedra/shared/core/duraciones.ts';
import type { IntentoEnSala, PersonaEnSala } from '@catedra/shared/intentos/sala.ts';
import { type Gente, leerAlgunaGente, leerGente } from '#features/intentos/sala/gente.ts';
import { leerNumeradas, leerVivos, type Vivo } from '#features/intentos/sala/leer-vivos.ts';
import { leerEnviados, type MensajeEnviado } from '#features/intentos/sala/mensajes.ts';
import type { Platform } from '#platform/platform.ts';

interface Fila {
  readonly persona: PersonaEnSala;
  /** The reading in which it last changed. */
  readonly version: number;
}

/** What a process knows of one room: read once for however many watch it. */
export interface Cuarto {
  /** Another process, or another start, counts its readings apart. */
  readonly serie: string;
  version: number;
  filas: ReadonlyMap<string, Fila>;
  grupos: ReadonlyMap<string, string>;
  /** Who ended before those that the room still shows. */
  antes: readonly Pick<PersonaEnSala, 'grupoIds'>[];
  mensajes: readonly MensajeEnviado[];
}

interface Memoria extends Cuarto {
  gente: readonly Gente[];
  /** Of everybody inside, the places that have a number. */
  numeradas: ReadonlyMap<string, readonly number[]>;
  genteHasta: number;
  frescoHasta: number;
  leyendo: Promise<void> | null;
}

/** Whoever looks again within this gets what was read for another. */
const FRESCO_MS = 400;
/** Names, groups and who has the course: asked less often, and the less the longer it takes. */
const GENTE_MS = 2 * SEGUNDO;
/** Of its time, the database gives each room at most this part. */
const PARTE = 5;
const CUARTOS = 50;

const numeroDe = (numeradas: readonly number[], lugar: number | null): number | null =>
  lugar === null ? null : Math.max(1, numeradas.filter((uno) => uno <= lugar).length);

function intentoDe(vivo: Vivo, numeradas: readonly number[]): IntentoEnSala {
  const { id, numero, estado, empezadoEn, venceEn, acabadoEn, causa, respondidas, vistoEn, lugar } = vivo;
  const abierto = estado === 'en_curso' || estado === 'vencido';
  const va = abierto ? numeroDe(numeradas, lugar) : null;
  const preguntas = numeradas.length;
  return { id, numero, estado, empezadoEn, venceEn, acabadoEn, causa, preguntas, respondidas, va, vistoEn };
}

async function leer({ db, clock }: Platform, memoria: Memoria, evaluacionId: string, cursoId: string) {
  const now = clock.now();
  const empieza = performance.now();
  if (memoria.genteHasta <= empieza) {
    memoria.gente = await leerGente(db.$client, evaluacionId, cursoId);
    const tardo = performance.now() - empieza;
    memoria.genteHasta = empieza + Math.max(GENTE_MS, tardo * PARTE * 4);
  }
  const [vivos, mensajes] = await Promise.all([
    leerVivos(db.$client, evaluacionId, now),
    leerEnviados(db.$client, evaluacionId, now),
  ]);
  const conocidas = new Set(memoria.gente.map(({ id }) => id));
  const nuevas = [...vivos.keys()].filter((id) => !conocidas.has(id));
  const sinNumerar = [...vivos.values()].map(({ id }) => id).filter((id) => !memoria.numeradas.has(id));
  const [otras, numeradas] = await Promise.all([
    leerAlgunaGente(db.$client, evaluacionId, cursoId, nuevas),
    leerNumeradas(db.$client, sinNumerar),
  ]);
  const gente = [...memoria.gente, ...otras];
  memoria.numeradas = new Map([...memoria.numeradas, ...numeradas]);
  ordenar(memoria, gente, vivos);
  memoria.mensajes = mensajes;
  memoria.frescoHasta = performance.now() + Math.max(FRESCO_MS, (performance.now() - empieza) * PARTE);
}

/** What each person is now; who did not change keeps the reading in which they last did. */
function ordenar(memoria: Memoria, gente: readonly Gente[], vivos: ReadonlyMap<string, Vivo>): void {
  const version = memoria.version + 1;
  const filas = new Map<string, Fila>();
  const grupos = new Map<string, string>();
  const antes: Pick<PersonaEnSala, 'grupoIds'>[] = [];
  for (const { id, nombre, apellidos, grupos: suyos, hecha, puede } of gente) {
    const vivo = vivos.get(id);
    const grupoIds = suyos.map(([grupoId]) => grupoId);
    if (!vivo && hecha) antes.push({ grupoIds });
    if (!vivo && (hecha || !puede)) continue;
    for (const [grupoId, suNombre] of suyos) grupos.set(grupoId, suNombre);
    const intento = vivo ? intentoDe(vivo, memoria.numeradas.get(vivo.id) ?? []) : null;
    const persona = { id, nombre, apellidos, grupoIds, intento };
    const estaba = memoria.filas.get(id);
    filas.set(id, estaba && isDeepStrictEqual(estaba.persona, persona) ? estaba : { persona, version });
  }
  Object.assign(memoria, { version, filas, grupos, antes } satisfies Partial<Memoria>);
}

const nueva = (): Memoria => ({
  serie: randomUUID().slice(0, 8),
  version: 0,
  filas: new Map(),
  grupos: new Map(),
  antes: [],
  mensajes: [],
  gente: [],
  numeradas: new Map(),
  genteHasta: 0,
  frescoHasta: 0,
  leyendo: null,
});

/** The rooms that somebody watches: each is read at most so often, for all who watch it, and forgotten with nobody there. */
export function cuartos(platform: Platform) {
  const abiertos = new Map<string, Memoria>();
  return async ({ id, cursoId }: { readonly id: string; readonly cursoId: string }): Promise<Cuarto> => {
    const memoria = abiertos.get(id) ?? nueva();
    abiertos.delete(id);
    abiertos.set(id, memoria);
    const [primero] = abiertos.keys();
    if (abiertos.size > CUARTOS && primero) abiertos.delete(primero);
    if (memoria.frescoHasta <= performance.now())
      memoria.leyendo ??= leer(platform, memoria, id, cursoId).finally(() => {
        memoria.leyendo = null;
      });
    await memoria.leyendo;
    return memoria;
  };
}
