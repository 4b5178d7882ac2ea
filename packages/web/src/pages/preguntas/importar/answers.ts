import { racionalDe } from '@catedra/shared/core/racional.ts';
import type { Mitades } from '@catedra/shared/preguntas/textos.ts';
import { textoPlano } from '@catedra/shared/preguntas/texto-plano.ts';
import { tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';

interface Answer {
  readonly id: string;
  /** As it is written, or in words. */
  readonly html?: string;
  readonly texto?: string;
  /** Null where nothing is chosen. */
  readonly right: boolean | null;
}

const gives = (peso: unknown): boolean => typeof peso === 'string' && racionalDe(peso).n > 0n;

/** What can be answered to a question and which is right, in the order in which its file has it. */
export function answersOf(mitades: Mitades): Answer[] {
  const { publica, clave } = mitades;
  if ('opciones' in publica) {
    const pesos = (clave['pesos'] ?? {}) as Readonly<Record<string, unknown>>;
    const correctas = (clave['correctas'] ?? []) as readonly string[];
    return publica.opciones.map(({ id, texto }) => ({
      id,
      html: texto,
      right: correctas.includes(id) || gives(pesos[id]),
    }));
  }
  if ('izquierda' in publica) {
    const pares = (clave['pares'] ?? {}) as Readonly<Record<string, string>>;
    const suya = (id: string) => textoPlano(publica.derecha.find((una) => una.id === pares[id])?.texto ?? '');
    return publica.izquierda.map(({ id, texto }) => ({
      id,
      texto: `${textoPlano(texto)} → ${suya(id)}`,
      right: null,
    }));
  }
  if ('elementos' in publica) {
    const orden = (clave['orden'] ?? []) as readonly string[];
    return orden.map((id, i) => ({
      id,
      texto: `${i + 1}. ${textoPlano(publica.elementos.find((uno) => uno.id === id)?.texto ?? '')}`,
      right: null,
    }));
  }
  const kind = tipoDePregunta(publica.tipo);
  const todas = kind.correctas?.(mitades) ?? null;
  const una = kind.correcta(mitades);
  const dicha = todas ?? (una === null ? null : kind.dicha(publica, una));
  if (dicha === null) return [];
  const frases = typeof dicha === 'string' ? [dicha] : Object.values(dicha);
  return frases.filter((frase) => frase !== '').map((texto, i) => ({ id: String(i), texto, right: true }));
}
