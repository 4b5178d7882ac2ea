import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import classes from '#ui/lists/Pager.module.css';
import { numero, total as totalInWords } from '#ui/words/words.ts';

interface PagerProps {
  /** Rows before this page. */
  readonly before: number;
  /** Rows on this page. */
  readonly count: number;
  readonly total?: { readonly valor: number; readonly exacto: boolean };
  /** Absent on the first page. */
  readonly onPrevious?: () => void;
  /** Absent on the last page. */
  readonly onNext?: () => void;
}

/** "1–50 de más de 1.000", Anterior, Siguiente. */
export function Pager({ before, count, total, onPrevious, onNext }: PagerProps) {
  return (
    <nav className={classes.pager} aria-label="Páginas">
      <span className={classes.where} role="status">
        {count === 0 ? '0' : `${numero(before + 1)}–${numero(before + count)}`}
        {total && ` de ${totalInWords(total.valor, total.exacto)}`}
      </span>
      {(onPrevious || onNext) && (
        <div className={classes.buttons}>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconChevronLeft size={16} stroke={1.75} aria-hidden />}
            disabled={!onPrevious}
            onClick={onPrevious}
          >
            Anterior
          </Button>
          <Button
            variant="default"
            size="xs"
            rightSection={<IconChevronRight size={16} stroke={1.75} aria-hidden />}
            disabled={!onNext}
            onClick={onNext}
          >
            Siguiente
          </Button>
        </div>
      )}
    </nav>
  );
}
