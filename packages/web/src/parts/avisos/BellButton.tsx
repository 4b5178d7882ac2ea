import { NO_LEIDOS_CONTADOS } from '@catedra/shared/avisos/schemas.ts';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import classes from '#parts/avisos/BellButton.module.css';
import { campanaQuery } from '#parts/avisos/queries.ts';
import { sinLeer } from '#parts/avisos/read.ts';
import { useActor } from '#platform/session.ts';
import unseen from '#ui/frame/unseen.module.css';
import { openedPart } from '#ui/states/opener.tsx';
import { cuenta } from '#ui/words/words.ts';

const BellPanel = openedPart(async () => (await import('#parts/avisos/BellPanel.tsx')).BellPanel);

export interface BellProps {
  readonly className?: string;
  /** Its name is read beside it. */
  readonly named?: boolean;
  /** In the rail, which draws the names of its buttons itself. */
  readonly tip?: boolean;
  /** A line was pressed: what holds this button has nothing more to show. */
  readonly onLeave?: () => void;
}

/** How many were not read, and the panel that says which. */
export function BellButton({ className = '', named = false, tip = false, onLeave }: BellProps) {
  const { usuario, mirada } = useActor();
  const enabled = mirada !== undefined || !usuario.cambiarContraseña;
  const { data } = useQuery({ ...campanaQuery, enabled });
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const count = data?.noLeidos ?? 0;
  const news = useNews(data?.noLeidos);
  const unread = sinLeer(count);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${classes.button} ${className}`}
        aria-label={unread ? `Avisos: ${unread}` : 'Avisos'}
        aria-haspopup="dialog"
        aria-expanded={open}
        title={named || tip ? undefined : 'Avisos'}
        data-tip={tip ? 'Avisos' : undefined}
        disabled={!enabled}
        onClick={() => setOpen(true)}
      >
        <span className={classes.bell}>
          <IconBell size={20} stroke={1.75} aria-hidden />
          {count > 0 && <span className={classes.count}>{count > NO_LEIDOS_CONTADOS ? '99+' : count}</span>}
        </span>
        {named && 'Avisos'}
      </button>
      <span className={unseen.unseen} aria-live="polite">
        {news}
      </span>
      {open && (
        <Suspense>
          <BellPanel
            anchor={button}
            onClose={() => setOpen(false)}
            onLeave={() => {
              setOpen(false);
              onLeave?.();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** What came since this screen was opened, for whoever hears it. */
function useNews(count: number | undefined): string {
  const [known, setKnown] = useState({ count, words: '' });
  if (count !== undefined && count !== known.count) {
    const more = known.count === undefined ? 0 : count - known.count;
    setKnown({ count, words: more > 0 ? cuenta(more, 'aviso nuevo', 'avisos nuevos') : '' });
  }
  return known.words;
}
