import classes from '#pages/entregas/Entregas.module.css';
import { type MarkValues, type Sheet, soFar } from '#pages/entregas/mark-values.ts';
import { cuenta, numero } from '#ui/words/words.ts';

/** What the rubric makes so far: seen all the while it is filled in. */
export function RunningTotal({ sheet, values }: { readonly sheet: Sheet; readonly values: MarkValues }) {
  const { nota, faltan } = soFar(sheet, values);
  const none = faltan === sheet.rubrica.length;
  return (
    <p className={classes.total} role="status" aria-label="Nota">
      <span className={classes.figures}>
        <b data-none={none || undefined}>{none ? '–' : numero(nota, 2)}</b> de {numero(sheet.maximo, 2)}
      </span>
      <small>{left(faltan, none)}</small>
    </p>
  );
}

function left(faltan: number, none: boolean): string {
  if (none) return 'La nota sale de los puntos';
  if (faltan === 0) return 'Nota completa';
  return `${faltan === 1 ? 'Falta' : 'Faltan'} ${cuenta(faltan, 'criterio')}`;
}
