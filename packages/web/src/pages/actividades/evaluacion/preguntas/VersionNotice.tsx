import type { PreguntaDeAutor } from '@catedra/shared/preguntas/schemas.ts';
import { Button } from '@mantine/core';
import { IconGitBranch } from '@tabler/icons-react';
import classes from '#pages/actividades/evaluacion/Evaluacion.module.css';
import { fallosDe, mitadesDe } from '#pages/actividades/evaluacion/mesa/halves.ts';
import type { Mesa } from '#pages/actividades/evaluacion/mesa/mesa.ts';
import { messageOf } from '#platform/api-error.ts';
import { useAction } from '#platform/use-action.ts';
import { ConfirmButton } from '#ui/dialogs/ConfirmButton.tsx';
import { cuenta } from '#ui/words/words.ts';

interface VersionNoticeProps {
  readonly mesa: Mesa;
  readonly pregunta: PreguntaDeAutor;
  readonly saving: boolean;
  readonly readOnly: boolean;
}

/** A question in use is edited as a draft: what it changes, for whom, and how it is put to use. */
export function VersionNotice({ mesa, pregunta, saving, readOnly }: VersionNoticeProps) {
  const { id, borrador, evaluaciones, intentos, numero: version } = pregunta;
  const use = useAction(() => mesa.usar(id));
  if (evaluaciones < 2 && intentos === 0 && !borrador) return null;
  const missing = fallosDe(mitadesDe(pregunta));
  const who =
    evaluaciones > 1
      ? `${cuenta(evaluaciones, 'evaluación', 'evaluaciones')} la usan`
      : 'Esta pregunta ya se ha usado';
  return (
    <div className={classes.version} role="status">
      <IconGitBranch size={20} stroke={1.75} aria-hidden />
      <div>
        <p>
          <b>{who}: lo que cambies es un borrador hasta «Usar desde ahora».</b> Entonces nace la versión{' '}
          {version + 1}, para los intentos que empiecen después;{' '}
          {intentos > 0
            ? `los ${intentos} ya empezados o entregados conservan`
            : 'los ya empezados conservan'}{' '}
          la versión {version}.
        </p>
        {borrador && !readOnly && (
          <div className={classes.buttons}>
            <Button
              size="xs"
              variant="default"
              loading={use.pending}
              disabled={saving || missing.length > 0}
              onClick={() => use.run(undefined)}
            >
              Usar desde ahora
            </Button>
            <ConfirmButton
              size="xs"
              variant="subtle"
              title="¿Descartar lo editado?"
              lost={`La pregunta se queda como en la versión ${version}. Lo que escribiste después se pierde.`}
              confirmLabel="Descartar lo editado"
              onConfirm={() => mesa.descartar(id)}
            >
              Descartar
            </ConfirmButton>
            {missing.length > 0 && <span className={classes.wrong}>{missing[0]}</span>}
            {use.error !== null && (
              <span className={classes.wrong} role="alert">
                {messageOf(use.error)}
              </span>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
