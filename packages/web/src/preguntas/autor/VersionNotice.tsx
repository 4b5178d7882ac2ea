import type { PreguntaDeAutor } from '@catedra/shared/preguntas/schemas.ts';
import { IconGitBranch, IconLock } from '@tabler/icons-react';
import classes from '#preguntas/autor/notices.module.css';
import { fallosDe, mitadesDe } from '#preguntas/autor/halves.ts';
import { VersionLinks } from '#preguntas/autor/versiones/VersionLinks.tsx';
import { ConfirmButton } from '#ui/dialogs/ConfirmButton.tsx';
import { desdeAhora } from '#preguntas/autor/desde-ahora.ts';
import { cuenta } from '#ui/words/words.ts';

interface VersionNoticeProps {
  readonly pregunta: PreguntaDeAutor;
  /** Where it is being edited, learners may already meet it. */
  readonly published: boolean;
  readonly saving: boolean;
  readonly readOnly: boolean;
  readonly onUse: () => Promise<void>;
  readonly onDiscard: () => Promise<void>;
  /** Absent in the bank. */
  readonly onCopyHere?: (() => Promise<void>) | undefined;
}

/** Learners meet it, or met it: it is edited as a draft. */
export const enUso = ({ intentos, borrador }: PreguntaDeAutor, published: boolean): boolean =>
  published || intentos > 0 || borrador !== null;

/** Each keeps the version it was asked, which need not be the last one. */
const kept = (intentos: number): string => {
  if (intentos === 0) return 'los que ya hayan empezado conservan la suya';
  return intentos === 1
    ? 'el que ya empezó o se entregó conserva la suya'
    : `los ${intentos} ya empezados o entregados conservan la suya`;
};

/** A question in use is edited as a draft: what it changes, for whom, and how it is put to use. */
export function VersionNotice({
  pregunta,
  published,
  saving,
  readOnly,
  onUse,
  onDiscard,
  onCopyHere,
}: VersionNoticeProps) {
  const { borrador, evaluaciones, intentos, numero: version } = pregunta;
  const draft = enUso(pregunta, published);
  if (!draft && evaluaciones < 2) return null;
  const missing = fallosDe(mitadesDe(pregunta));
  const who =
    evaluaciones > 1
      ? `${cuenta(evaluaciones, 'evaluación', 'evaluaciones')} la usan`
      : intentos > 0
        ? 'Esta pregunta ya se ha usado'
        : 'Esta pregunta está publicada';
  return (
    <div className={classes.version} role="status">
      <IconGitBranch size={20} stroke={1.75} aria-hidden />
      <div>
        <p>
          {draft ? (
            <>
              <b>{who}: lo que cambies es un borrador hasta «Usar desde ahora».</b> Ahora se usa la versión{' '}
              {version}. Entonces nace la {version + 1}, para los intentos que empiecen después;{' '}
              {kept(intentos)}. Su tipo ya no cambia.
            </>
          ) : (
            <>
              <b>{who}: lo que cambies llega a todas.</b> Si alguna está publicada, será un borrador hasta
              «Usar desde ahora».
            </>
          )}
        </p>
        <VersionLinks
          pregunta={pregunta}
          onCopyHere={readOnly || (evaluaciones < 2 && intentos === 0 && !borrador) ? undefined : onCopyHere}
        />
        {borrador && !readOnly && (
          <div className={`look-row ${classes.buttons}`}>
            <ConfirmButton
              size="xs"
              title={`¿Usar la versión ${version + 1} desde ahora?`}
              lost={<Preview pregunta={pregunta} />}
              confirmLabel="Usar desde ahora"
              disabled={saving || missing.length > 0}
              onConfirm={onUse}
              harmless
            >
              Usar desde ahora
            </ConfirmButton>
            <ConfirmButton
              size="xs"
              variant="subtle"
              title="¿Descartar lo editado?"
              lost={`La pregunta se queda como en la versión ${version}. Lo que escribiste después se pierde.`}
              confirmLabel="Descartar lo editado"
              onConfirm={onDiscard}
            >
              Descartar
            </ConfirmButton>
            {missing.length > 0 && <span className={classes.wrong}>{missing[0]}</span>}
          </div>
        )}
      </div>
    </div>
  );
}

/** What putting it to use does, before it is done. */
function Preview({ pregunta: { numero, evaluaciones, enCurso } }: Pick<VersionNoticeProps, 'pregunta'>) {
  return (
    <>
      <p>{desdeAhora(enCurso)}</p>
      {evaluaciones > 1 && <p>Cambia en las {evaluaciones} evaluaciones que la usan.</p>}
      <p>La versión {numero} se conserva, y puedes deshacerlo.</p>
    </>
  );
}

/** A question of the academy or of another course, which its reader may use and not change. */
export function OthersNotice({ pregunta, onCopyHere }: Pick<VersionNoticeProps, 'pregunta' | 'onCopyHere'>) {
  return (
    <div className={classes.version} role="status">
      <IconLock size={20} stroke={1.75} aria-hidden />
      <div>
        <p>
          <b>Puedes usarla y no cambiarla:</b> es{' '}
          {pregunta.cursoId === null ? 'del banco de la academia' : 'de otro curso'}.
        </p>
        <VersionLinks pregunta={pregunta} onCopyHere={onCopyHere} />
      </div>
    </div>
  );
}
