import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import { CloseButton } from '@mantine/core';
import classes from '#pages/actividades/lista/drop/Drop.module.css';
import type { Dropped, DroppedFiles } from '#pages/actividades/lista/drop/use-dropped.ts';
import { authoringOf } from '#tipos/authorings.ts';
import { KindIcon } from '#tipos/KindIcon.tsx';
import { UnsavedGuard } from '#ui/forms/UnsavedGuard.tsx';
import { TextButton } from '#ui/frame/TextLink.tsx';
import { cuenta } from '#ui/words/words.ts';

function headOf(list: readonly Dropped[]): string {
  const done = list.filter(({ state }) => state === 'done').length;
  const failed = list.filter(({ state }) => state === 'failed').length;
  if (done + failed < list.length) return `Añadiendo: ${done + failed} de ${list.length}`;
  if (failed === 0) return cuenta(done, 'actividad añadida', 'actividades añadidas');
  return cuenta(failed, 'archivo no se pudo traer', 'archivos no se pudieron traer');
}

function stateOf({ state, progress, tipo, message }: Dropped): string {
  if (state === 'waiting') return 'En espera';
  if (state === 'failed') return message ?? '';
  if (state === 'done') return message ?? fichaDe(tipo).nombre;
  return authoringOf(tipo).fromFile?.doing ?? `Subiendo: ${Math.floor(100 * progress)} %`;
}

/** The files that were let go on the page, on their way to be activities. */
export function DropTray({ dropped }: { readonly dropped: DroppedFiles }) {
  const { list, busy } = dropped;
  if (list.length === 0) return null;
  return (
    <section className={classes.tray} aria-label="Archivos que se añaden">
      <UnsavedGuard dirty={busy} />
      <header className={`look-ends ${classes.head}`}>
        <p role="status">{headOf(list)}</p>
        {!busy && <CloseButton aria-label="Cerrar" onClick={dropped.clear} />}
      </header>
      <ul className={classes.files}>
        {list.map((one) => (
          <li key={one.id} className={classes.file} data-state={one.state}>
            <KindIcon tipo={one.tipo} />
            <span className={classes.words}>
              <b>{one.titulo}</b>
              <span
                className={`look-small ${classes.state}`}
                role={one.state === 'failed' ? 'alert' : undefined}
              >
                {stateOf(one)}
              </span>
            </span>
            {one.state === 'failed' && (
              <span className={classes.acts}>
                {one.retriable && (
                  <TextButton label={`Reintentar ${one.file.name}`} onClick={() => dropped.again(one)}>
                    Reintentar
                  </TextButton>
                )}
                <TextButton
                  label={`Quitar ${one.file.name} de la lista`}
                  onClick={() => dropped.drop(one.id)}
                >
                  Quitar
                </TextButton>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
