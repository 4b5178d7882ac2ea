import { type ReactNode, useEffect, useId, useRef } from 'react';
import classes from '#ui/dialogs/AlertDialog.module.css';

interface AlertDialogProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly icon?: ReactNode;
  /** What can be done: the dialog has no other way out. */
  readonly children: ReactNode;
}

/** Can't be dismissed: the browser's own modal dialog, so that nothing behind it can be reached. */
export function AlertDialog({ title, text, icon, children }: AlertDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const textId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const reopen = () => {
      if (element.isConnected && !element.open) element.showModal();
    };
    reopen();
    element.addEventListener('close', reopen);
    return () => element.removeEventListener('close', reopen);
  }, []);

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={(event) => event.preventDefault()}
    >
      {icon}
      <h2 id={titleId} className={classes.title}>
        {title}
      </h2>
      <p id={textId} className={classes.text}>
        {text}
      </p>
      <div className={classes.actions}>{children}</div>
    </dialog>
  );
}

export function WarningIcon() {
  return (
    <svg className={classes.warning} viewBox="0 0 64 64" role="img" aria-label="Advertencia">
      <path d="M32 9 5.500 55h53z" className={classes.triangle} />
      <path d="M32 25v15" className={classes.stem} />
      <circle cx="32" cy="49" r="3" />
    </svg>
  );
}
