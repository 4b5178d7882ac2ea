import { SEPARADOR_DE_GRUPOS } from '#cargas/campos.ts';
import type { FilaDecidida } from '#cargas/fila-decidida.ts';
import { sinAdornos } from '#cargas/texto.ts';

type Cambios = FilaDecidida['cambios'];

/** What the revision showed of a row. */
export interface LoVisto {
  readonly estado: string;
  readonly cambios: Cambios | null;
}

/** Groups are the same in any order, also those that another row of the file has made meanwhile. */
const gruposDe = (texto: string | null | undefined): string =>
  sinAdornos(texto ?? '')
    .split(SEPARADOR_DE_GRUPOS)
    .toSorted()
    .join(SEPARADOR_DE_GRUPOS);

const dicho = (campo: string, valor: string | null | undefined): string =>
  campo === 'grupos' ? gruposDe(valor) : (valor ?? '');

/**
 * Whether a row would do now no more than what was shown of it. What somebody did meanwhile by hand need not be done
 * again; a change that nobody has seen is not made. Fields that name people are put at the end, and are not looked at here.
 */
export function haceLoQueSeVio(
  visto: LoVisto,
  { estado, cambios }: Pick<FilaDecidida, 'estado' | 'cambios'>,
  dePersona: readonly string[],
): boolean {
  if (estado === 'igual' || estado === 'error') return true;
  if (estado !== visto.estado) return false;
  if (estado === 'nueva') return true;
  return Object.entries(cambios).every(([campo, [antes, despues]]) => {
    if (dePersona.includes(campo)) return true;
    const [vioAntes, vioDespues] = visto.cambios?.[campo] ?? [undefined, undefined];
    return (
      visto.cambios !== null &&
      Object.hasOwn(visto.cambios, campo) &&
      dicho(campo, vioAntes) === dicho(campo, antes) &&
      dicho(campo, vioDespues) === dicho(campo, despues)
    );
  });
}
