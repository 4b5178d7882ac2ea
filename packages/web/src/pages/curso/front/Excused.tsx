import { Notice } from '#pages/curso/front/Notice.tsx';
import { dia } from '#ui/words/words.ts';
import { useNow } from '#ui/words/zone.tsx';

/** Until when the course asks nothing of whoever looks at it; why is not told here. */
export function Excused({ hasta }: { readonly hasta: string }) {
  return (
    <Notice>
      Estás exento de este curso hasta el {dia(hasta, useNow())}: hasta entonces no tienes que hacerlo, aunque
      puedes.
    </Notice>
  );
}
