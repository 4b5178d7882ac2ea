import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import { type RefObject, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useQuery } from '@tanstack/react-query';
import classes from '#parts/avisos/BellPanel.module.css';
import { BellContent } from '#parts/avisos/BellContent.tsx';
import { campanaQuery } from '#parts/avisos/queries.ts';
import { useBeside } from '#parts/avisos/use-beside.ts';
import { useMarkRead } from '#parts/avisos/use-mark-read.ts';
import { messageOf } from '#platform/api-error.ts';
import { rutas } from '#platform/paths.ts';
import { AppLink, TextButton } from '#ui/frame/TextLink.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { Part } from '#ui/states/Part.tsx';

interface BellPanelProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  /** It leads to another page. */
  readonly onLeave: () => void;
}

/** What happened, beside the bell; on a phone, over the whole screen. The browser's own dialog keeps the keyboard in it. */
export function BellPanel({ anchor, onClose, onLeave }: BellPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useBeside(dialog, anchor, title);
  const { data } = useQuery(campanaQuery);
  const { mayMark, mark, error } = useMarkRead();
  const newest = data?.lineas[0]?.en;
  const markable = mayMark && newest !== undefined && data !== undefined && data.noLeidos > 0;
  const close = () => dialog.current?.close();

  return createPortal(
    <dialog ref={dialog} className={classes.panel} aria-labelledby="avisos" onClose={onClose}>
      <header className={classes.head}>
        <h2 ref={title} id="avisos" className={classes.title} tabIndex={-1}>
          Avisos
        </h2>
        {markable && (
          <span className={classes.mark}>
            <TextButton
              onClick={() => {
                // The button goes away with what it did.
                title.current?.focus();
                mark({ hasta: newest });
              }}
            >
              Marcar como leídos
            </TextButton>
          </span>
        )}
        <AppLink
          className={classes.icon}
          to={rutas.configuracion}
          search={{ vista: 'avisos' }}
          aria-label="Qué avisos quieres"
          title="Qué avisos quieres"
          onClick={onLeave}
        >
          <IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden />
        </AppLink>
        <button
          type="button"
          className={`look-bare-button ${classes.icon} ${classes.close}`}
          aria-label="Cerrar"
          onClick={close}
        >
          <IconX size={20} stroke={1.75} aria-hidden />
        </button>
      </header>
      {error && (
        <div className={classes.failure}>
          <ErrorState>No se han marcado como leídos. {messageOf(error)}</ErrorState>
        </div>
      )}
      <Part rest="Puedes cerrar este cuadro: lo demás de la página sigue funcionando.">
        <BellContent onLeave={onLeave} />
      </Part>
    </dialog>,
    document.body,
  );
}
