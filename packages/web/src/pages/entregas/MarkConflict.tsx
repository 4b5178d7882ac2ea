import { type MarkValues, markOf, type Sheet } from '#pages/entregas/mark-values.ts';
import { ConflictNotice } from '#parts/edicion/ConflictNotice.tsx';
import { plainText } from '#ui/rich-text/plain-text.ts';
import { numero } from '#ui/words/words.ts';

interface MarkConflictProps {
  readonly sheet: Sheet;
  readonly theirs: MarkValues;
  readonly mine: MarkValues;
  readonly saving: boolean;
  readonly onTheirs: () => void;
  readonly onMine: () => void;
}

/** Somebody marked it meanwhile: both marks side by side, and nothing typed is lost. */
export function MarkConflict({ sheet, theirs, mine, saving, onTheirs, onMine }: MarkConflictProps) {
  const criteria = sheet.rubrica.map(({ titulo }, i) => [`criterio ${i}`, titulo] as const);
  const rowsOf = (values: MarkValues) => ({
    ...Object.fromEntries(criteria.map(([field], i) => [field, values.puntos[i] ?? null])),
    nota: markOf(sheet, values),
    comentario: values.comentario,
  });
  return (
    <ConflictNotice
      conflict={{
        theirs: rowsOf(theirs),
        mine: rowsOf(mine),
        keepTheirs: onTheirs,
        saveMine: onMine,
        saving,
      }}
      labels={{ ...Object.fromEntries(criteria), nota: 'Nota', comentario: 'Comentario' }}
      write={(_, value) => {
        if (typeof value === 'number') return numero(value, 2);
        return typeof value === 'string' && value !== '' ? plainText(value) : 'vacío';
      }}
    />
  );
}
