import { isApiError } from '#platform/api-error.ts';
import classes from '#ui/forms/Gone.module.css';
import { useUnsaved } from '#ui/forms/unsaved.ts';

interface Opened {
  readonly data: unknown;
  readonly error: unknown;
}

const isGone = ({ error }: Opened) => isApiError(error) && [400, 404].includes(error.status);

/**
 * What becomes of a page whose record is not there: nothing to open, or, where something was being typed when it went,
 * the same page with a word about it. What was typed is never taken away.
 */
export function useGone(...queries: readonly Opened[]): 'missing' | 'kept' | null {
  const unsaved = useUnsaved();
  if (!queries.some(isGone)) return null;
  return unsaved && queries.every(({ data }) => data !== undefined) ? 'kept' : 'missing';
}

interface GoneNoticeProps {
  readonly shown: boolean;
  /** «Esta actividad» */
  readonly what: string;
  /** How it can come back, if it can. */
  readonly back?: string;
}

/** Over any dialog: whoever types in one must find it too. */
export function GoneNotice({ shown, what, back }: GoneNoticeProps) {
  return (
    <div role="status">
      {shown && (
        <div className={`look-quiet ${classes.gone}`}>
          <b>{what} ya no está</b>
          Se eliminó mientras escribías, o dejaste de tener permiso. Lo que has escrito sigue aquí, pero no se
          puede guardar: cópialo antes de salir. {back}
        </div>
      )}
    </div>
  );
}
