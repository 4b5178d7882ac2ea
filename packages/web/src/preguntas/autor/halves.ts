import type { PreguntaDeAutor } from '@catedra/shared/preguntas/schemas.ts';
import { type Publica, tipoDePregunta, type TipoPregunta } from '@catedra/shared/preguntas/tipos.ts';
import { newPart } from '#preguntas/new-part.ts';

export interface Mitades {
  readonly publica: Publica;
  readonly clave: Record<string, unknown>;
}

/** What an author types of a question. */
export interface Tecleada extends Mitades {
  readonly etiquetas: readonly string[];
}

/** What is being edited: the draft where there is one. */
export const mitadesDe = ({ publica, clave, borrador, etiquetas }: PreguntaDeAutor): Tecleada => ({
  publica: borrador?.publica ?? publica,
  clave: borrador?.clave ?? clave,
  etiquetas,
});

/** What would be refused is not sent: a sentence says what it lacks. */
export function unready({ publica, clave }: Tecleada): string | null {
  const tipo = tipoDePregunta(publica.tipo);
  const wrong = [tipo.publica.safeParse(publica), tipo.clave.safeParse(clave)].find(
    ({ success }) => !success,
  );
  return wrong?.error?.issues[0]?.message ?? null;
}

/** What a question still lacks, as the server would say it. */
export const fallosDe = ({ publica, clave }: Mitades): readonly string[] =>
  tipoDePregunta(publica.tipo).fallos({ publica, clave });

/** A new question of a kind, with its first empty lines where there are lines to write. */
export function enBlanco(tipo: TipoPregunta): Tecleada {
  const vacia = structuredClone(tipoDePregunta(tipo).vacia) as unknown as {
    publica: Record<string, unknown>;
    clave: Record<string, unknown>;
  };
  const { publica, clave } = vacia;
  const two = () => [newPart(), newPart()];
  const lines = (ids: readonly string[]) => ids.map((id) => ({ id, texto: '' }));
  if (Array.isArray(publica['opciones']) && publica['opciones'].length === 0)
    publica['opciones'] = lines(two()).map((line) => ({ ...line, fija: false }));
  if (Array.isArray(publica['elementos']) && publica['elementos'].length === 0) {
    const orden = two();
    publica['elementos'] = lines(orden);
    clave['orden'] = orden;
  }
  if (Array.isArray(publica['izquierda']) && publica['izquierda'].length === 0) {
    const [left, right] = [two(), two()];
    Object.assign(publica, { izquierda: lines(left), derecha: lines(right) });
    clave['pares'] = Object.fromEntries(left.map((id, i) => [id, right[i]]));
  }
  if (Array.isArray(clave['patrones']))
    clave['patrones'] = [{ id: newPart(), patron: '', peso: '1', explicacion: '' }];
  if (Array.isArray(clave['claves']))
    clave['claves'] = [
      {
        id: newPart(),
        valor: null,
        tolerancia: { tipo: 'absoluta', valor: '0' },
        peso: '1',
        explicacion: '',
      },
    ];
  return { publica: publica as unknown as Publica, clave, etiquetas: [] };
}

const LISTS = ['opciones', 'elementos'] as const;

/** The same question as another kind: what both have is kept. */
export function comoTipo(tecleada: Tecleada, tipo: TipoPregunta): Tecleada {
  const vacia = enBlanco(tipo);
  const before = tecleada.publica as unknown as Record<string, unknown>;
  const listed = LISTS.map((name) => before[name]).find(Array.isArray) as
    | { id: string; texto: string; fija?: boolean }[]
    | undefined;
  const right = rightOf(tecleada.clave);
  const publica = { ...vacia.publica, enunciado: before['enunciado'] } as Record<string, unknown>;
  const clave = { ...vacia.clave, explicacion: tecleada.clave['explicacion'] ?? '' } as Record<
    string,
    unknown
  >;
  if (listed && 'opciones' in publica)
    publica['opciones'] = listed.map(({ id, texto, fija }) => ({ id, texto, fija: fija ?? false }));
  if (listed && 'elementos' in publica) {
    publica['elementos'] = listed.map(({ id, texto }) => ({ id, texto }));
    clave['orden'] = listed.map(({ id }) => id);
  }
  if ('correctas' in clave) clave['correctas'] = right;
  else if ('pesos' in clave && right[0]) clave['pesos'] = { [right[0]]: '1' };
  if ('explicaciones' in clave && 'explicaciones' in tecleada.clave)
    clave['explicaciones'] = tecleada.clave['explicaciones'];
  return { ...tecleada, publica: publica as Publica, clave };
}

function rightOf(clave: Readonly<Record<string, unknown>>): string[] {
  if (Array.isArray(clave['correctas'])) return clave['correctas'] as string[];
  const pesos = (clave['pesos'] ?? {}) as Record<string, string>;
  return Object.keys(pesos).filter((id) => pesos[id] === '1');
}
